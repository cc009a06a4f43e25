import { expect, test } from 'vitest';
import { isWatchable } from './watchable.ts';

const viewer = (marketCode: string | null, liveStreamingEnabled = true) => ({
  applicationMetadata: { liveStreamingEnabled },
  regionalMetadata: { marketCode },
});
const everywhere = { status: 'LIVE', dmas: [] };
const newYork = { status: 'LIVE', dmas: ['501', '504'] };

test('a stream is told of in its markets, one without a list everywhere, and none with the flag off [LIVE-014] [LIVE-015]', () => {
  expect(isWatchable(everywhere, viewer(null))).toBe(true);
  expect(isWatchable(newYork, viewer('501'))).toBe(true);
  expect(isWatchable(newYork, viewer('803'))).toBe(false);
  expect(isWatchable(newYork, viewer(null))).toBe(false);
  expect(isWatchable(everywhere, viewer('501', false))).toBe(false);
  expect(isWatchable(everywhere, undefined)).toBe(false);
  expect(isWatchable(null, viewer('501'))).toBe(false);
});

import type { FeedMessage } from '@fairline/feed/message.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { withoutBreak } from '@fairline/feed/season/leagues.ts';
import { expect, test } from 'vitest';
import { tell } from './testing/tell-seasons.ts';

const START_MS = Date.parse('2025-11-22T06:00:00Z');
const AGAIN_MS = START_MS + 8 * 60_000;

test('of a season that the house has called off nothing more is told', async () => {
  const league = withoutBreak(nfl);
  const goesOn: FeedMessage[] = [];
  await tell(goesOn, [league], START_MS, { calledOff: { eventIds: [], againMs: AGAIN_MS } });
  const isOff: FeedMessage[] = [];
  const eventIds = [...new Set(goesOn.map(({ eventId }) => eventId))];
  await tell(isOff, [league], START_MS, { calledOff: { eventIds, againMs: AGAIN_MS } });
  expect(isOff.length).toBeGreaterThan(0);
  expect(isOff).toEqual(goesOn.slice(0, isOff.length));
  expect(goesOn.length).toBeGreaterThan(isOff.length);
});

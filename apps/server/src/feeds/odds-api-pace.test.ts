import { expect, test } from 'vitest';
import { pollAgainMs } from './odds-api-pace.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);

test('odds are asked for the oftener the sooner a game begins, and never oftener than the quota lasts', () => {
  const rich = { remaining: 1e9, cost: 3, sports: 1 };
  const minutes = [0.5, 3, 12, 48].map((hours) => pollAgainMs(NOW, NOW + hours * HOUR_MS, rich) / 60_000);
  expect(minutes).toEqual([2, 10, 30, 180]);
  const left = Date.UTC(2026, 11, 1) - NOW;
  expect(pollAgainMs(NOW, NOW + HOUR_MS, { remaining: 300, cost: 3, sports: 2 })).toBe((left * 2) / 100);
});

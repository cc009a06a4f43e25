import { expect, test } from 'vitest';
import { ncaaf } from './leagues/ncaaf.ts';
import { leagues } from './leagues.ts';
import { Season } from './season.ts';

const NOVEMBER = Date.UTC(2026, 10, 21, 12);

test('the schedule ranks the sides of college leagues from 1 to 25, once each, and nobody else [LIVE-010]', () => {
  expect(leagues.filter(({ ranks }) => ranks).map(({ competition }) => competition.slug)).toEqual([
    'ncaaf',
    'ncaab',
  ]);
  const ranks = ncaaf.ranks?.(NOVEMBER) ?? new Map();
  expect([...ranks.values()].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  for (const { home, away, ranks: told } of new Season(ncaaf, 13).fixtures(NOVEMBER)) {
    if (!told) throw new Error('A college game tells ranks.');
    for (const rank of [told.home, told.away]) expect(rank ?? 1).toBeGreaterThanOrEqual(1);
    expect(home.id).not.toBe(away.id);
  }
});

test('a poll holds for a week, and another one may be different', () => {
  const [now, later, muchLater] = [0, 3_600_000, 40 * 86_400_000].map((ms) => ncaaf.ranks?.(NOVEMBER + ms));
  expect([...(later ?? [])]).toEqual([...(now ?? [])]);
  expect([...(muchLater ?? [])]).not.toEqual([...(now ?? [])]);
});

import { expect, test } from 'vitest';
import { ncaaf } from './leagues/ncaaf.ts';
import { leagues } from './leagues.ts';
import { pollHeldMs } from './poll.ts';
import { Season } from './season.ts';

const DAY_MS = 86_400_000;
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

test('all games of a list show one poll, whichever week they start in', () => {
  const ranksOfSide = new Map<string, Set<number | undefined>>();
  const listed = new Season(ncaaf, 13).fixtures(NOVEMBER);
  for (const { home, away, ranks } of listed) {
    for (const [id, rank] of [[home.id, ranks?.home] as const, [away.id, ranks?.away] as const]) {
      ranksOfSide.set(id, (ranksOfSide.get(id) ?? new Set()).add(rank));
    }
  }
  const days = listed.map(({ startsAt }) => Date.parse(startsAt));
  expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(5 * DAY_MS);
  expect([...ranksOfSide.values()].every(({ size }) => size === 1)).toBe(true);
  const firsts = [...ranksOfSide].filter(([, ranks]) => ranks.has(1));
  expect(firsts.length).toBeLessThanOrEqual(1);
});

test('a poll turns on Monday morning in New York, and holds for a week', () => {
  const monday = Date.UTC(2026, 10, 16, 11);
  const told = (atMs: number) => [...(ncaaf.ranks?.(atMs) ?? [])];
  expect(told(monday + 7 * DAY_MS - 1)).toEqual(told(monday));
  expect(told(monday - 1)).not.toEqual(told(monday));
  expect(told(monday + 7 * DAY_MS)).not.toEqual(told(monday));
  // Clocks are an hour ahead in summer.
  expect(pollHeldMs(Date.UTC(2026, 8, 9))).toBe(Date.UTC(2026, 8, 7, 10));
});

test('a poll counts results: who lost more than he won is not ranked, and the unbeaten are before their equals', () => {
  const byRating = [...(ncaaf.ranks?.(NOVEMBER) ?? new Map<string, number>()).keys()];
  const [first = '', second = '', third = ''] = byRating;
  const records = new Map([
    [first, { wins: 3, losses: 4 }],
    [second, { wins: 4, losses: 3 }],
    [third, { wins: 7, losses: 0 }],
  ]);
  const recordOf = (id: string) => records.get(id) ?? { wins: 0, losses: 7 };
  const ranking = ncaaf.ranks?.(NOVEMBER, recordOf);
  expect([...(ranking ?? [])]).toEqual([
    [third, 1],
    [second, 2],
  ]);
  const early = ncaaf.ranks?.(NOVEMBER, (id) => ({ wins: 0, losses: id === first ? 2 : 0 }));
  expect([...(early ?? new Map<string, number>()).keys()]).toEqual(byRating);
});

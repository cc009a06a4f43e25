import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { likelyDays, type Seen } from './likely-days.ts';
import { DAYS, type Shares, WHO_SIZE, whoTable, whoTables } from './who.ts';

const SHARES: Shares = {
  sport: 'test',
  kinds: [
    [300, 250, 250, 200],
    [400, 300, 200, 100],
  ],
};
const who = whoTable('a-side', SHARES);
const shareOn = (day: number, place: number) =>
  who.subarray(2 * day * WHO_SIZE, (2 * day + 1) * WHO_SIZE).filter((entry) => entry === place).length /
  WHO_SIZE;
/** The home side's day of each of the 256 draws that differ in what says it, after what its players did. */
const daysAfter = (seen: readonly Seen[]) => {
  const both = whoTables('a-side', 'b-side', SHARES);
  const today = likelyDays(both, SHARES.kinds.length, { home: seen, away: [] }, (deeds) => deeds);
  return Array.from({ length: 256 }, (_, draw) => today((draw & 15) | ((draw >>> 4) << 8)) & 15);
};
const meanShare = (days: readonly number[], place: number) =>
  days.reduce((sum, day) => sum + shareOn(day, place), 0) / days.length;

test('days are what luck says as long as nothing was seen', () => {
  const days = daysAfter([]);
  for (let day = 0; day < DAYS; day++) expect(days.filter((each) => each === day)).toHaveLength(16);
  const both = whoTables('a-side', 'b-side', SHARES);
  const random = new Random(1);
  for (const players of [undefined, { home: [], away: [] }]) {
    const today = likelyDays(both, SHARES.kinds.length, players, (deeds: readonly Seen[]) => deeds);
    for (let i = 0; i < 2000; i++) {
      const luck = random.next();
      expect(today(luck)).toBe(luck);
    }
  }
});

test('who did much has more of a day that is likely then, and who did nothing has less', () => {
  const usual = daysAfter([]);
  for (const place of [0, 1, 2]) {
    const others = [0, 1, 2].filter((other) => other !== place);
    const much = daysAfter([{ kind: 0, place, times: 30 }]);
    const nothing = daysAfter(others.map((other) => ({ kind: 0, place: other, times: 15 })));
    expect(meanShare(much, place)).toBeGreaterThan(meanShare(usual, place));
    expect(meanShare(nothing, place)).toBeLessThan(meanShare(usual, place));
  }
});

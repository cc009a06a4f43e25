import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { likelyDays, withLikelyDays } from './likely-days.ts';
import { DAYS, type Shares, WHO_SIZE, whoTable } from './who.ts';

const SHARES: Shares = {
  sport: 'test',
  kinds: [
    [300, 250, 250, 200],
    [400, 300, 200, 100],
  ],
};
const who = whoTable('a-side', SHARES);
const shareOn = (day: number, slot: number) =>
  who.subarray(2 * day * WHO_SIZE, (2 * day + 1) * WHO_SIZE).filter((place) => place === slot).length /
  WHO_SIZE;
const meanShare = (days: Uint8Array, slot: number) =>
  days.reduce((sum, day) => sum + shareOn(day, slot), 0) / days.length;

test('days are what luck says as long as nothing was seen', () => {
  const days = likelyDays(who, SHARES.kinds.length, []);
  for (let day = 0; day < DAYS; day++) expect(days.filter((each) => each === day)).toHaveLength(16);
  const random = new Random(1);
  for (let i = 0; i < 2000; i++) {
    const luck = random.next();
    expect(withLikelyDays(luck, days, days)).toBe(luck);
  }
});

test('who did much has more of a day that is likely then, and who did nothing has less', () => {
  const usual = likelyDays(who, SHARES.kinds.length, []);
  for (const slot of [0, 1, 2]) {
    const others = [0, 1, 2].filter((other) => other !== slot);
    const much = likelyDays(who, SHARES.kinds.length, [{ kind: 0, slot, times: 30 }]);
    const nothing = likelyDays(
      who,
      SHARES.kinds.length,
      others.map((other) => ({ kind: 0, slot: other, times: 15 })),
    );
    expect(meanShare(much, slot)).toBeGreaterThan(meanShare(usual, slot));
    expect(meanShare(nothing, slot)).toBeLessThan(meanShare(usual, slot));
  }
});

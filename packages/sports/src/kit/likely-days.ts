import { DAYS, WHO_SIZE } from './who.ts';

/** Deeds that a place of the roster was told to have done, of one kind of Shares. */
export interface Seen {
  readonly kind: number;
  readonly slot: number;
  readonly times: number;
}

/** Parts of a whole in which the days of a side are told apart. */
const PARTS = 256;

/** By part, which day it is. */
export type LikelyDays = Uint8Array;

/**
 * How likely each day of a side's players is after what they did (see whoTable): by Bayes' rule from days of equal chances. A price
 * that took every day for as likely as before would be the same whoever has shown what day it is.
 * @param who the side's tables
 * @param kinds how many of them a day has
 */
export function likelyDays(who: Uint8Array, kinds: number, seen: readonly Seen[]): LikelyDays {
  const logs = Array.from({ length: DAYS }, (_, day) =>
    seen.reduce((sum, { kind, slot, times }) => {
      const first = (day * kinds + kind) * WHO_SIZE;
      const share = who.subarray(first, first + WHO_SIZE).filter((place) => place === slot).length;
      // Who has no part of a table may have one of the deed all the same.
      return sum + times * Math.log(Math.max(share, 0.5));
    }, 0),
  );
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const days = new Uint8Array(PARTS);
  let day = 0;
  let upTo = weights[0] ?? 0;
  for (let part = 0; part < PARTS; part++) {
    while ((upTo / whole) * PARTS < part + 0.5 && day < DAYS - 1) upTo += weights[++day] ?? 0;
    days[part] = day;
  }
  return days;
}

/**
 * The same luck, whose lowest 8 bits are the days of the home and the away side: drawn from all 16 bits that stand for days, the
 * four above telling apart what is within one. Where nothing was seen, the days are those that the lowest bits had.
 */
export function withLikelyDays(luck: number, home: LikelyDays, away: LikelyDays): number {
  const homeDay = home[((luck & 15) << 4) | ((luck >>> 8) & 15)] ?? 0;
  const awayDay = away[(luck & 0xf0) | ((luck >>> 12) & 15)] ?? 0;
  return ((luck & ~0xff) | (awayDay << 4) | homeDay) >>> 0;
}

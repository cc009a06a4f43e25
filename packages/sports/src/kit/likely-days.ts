import type { BySide } from '../sport.ts';
import { DAYS, teamSize, WHO_SIZE } from './who.ts';

/** Deeds that a place of the roster was told to have done, of one kind of Shares. */
export interface Seen {
  readonly kind: number;
  readonly slot: number;
  readonly times: number;
}

/** Parts of a whole in which the days of a side are told apart. */
const PARTS = 256;

/**
 * Draws the days of both sides' players after what they did (see whoTable): by Bayes' rule from days of equal chances. A price that took
 * every day for as likely as before would be the same whoever has shown what day it is.
 * @param who the tables of both sides, see whoTables
 * @param kinds how many of them a day has
 * @param players what a side's were told to have done; undefined where nothing is told
 * @returns the same luck, whose lowest 8 bits are the days of the home and the away side: drawn from all 16 bits that stand for days, the
 * upper eight telling apart what is within one. Where nothing was seen, the days are those that the lowest bits had
 */
export function likelyDays<Players>(
  who: Uint8Array,
  kinds: number,
  players: BySide<Players> | undefined,
  deedsOf: (players: Players) => readonly Seen[],
): (luck: number) => number {
  const size = teamSize(kinds);
  const home = partsOf(who.subarray(0, size), kinds, players ? deedsOf(players.home) : []);
  const away = partsOf(who.subarray(size), kinds, players ? deedsOf(players.away) : []);
  return (luck) => {
    const homeDay = home[((luck & 15) << 4) | ((luck >>> 8) & 15)] ?? 0;
    const awayDay = away[(luck & 0xf0) | ((luck >>> 12) & 15)] ?? 0;
    return ((luck & ~0xff) | (awayDay << 4) | homeDay) >>> 0;
  };
}

/** By part of the whole, which day of a side it is. */
function partsOf(who: Uint8Array, kinds: number, seen: readonly Seen[]): Uint8Array {
  const done = seen.filter(({ times }) => times > 0);
  const logs = Array.from({ length: DAYS }, (_, day) =>
    // Who has no part of a table may have done one of the deed all the same.
    done.reduce(
      (sum, { kind, slot, times }) =>
        sum + times * Math.log(Math.max(shareIn(who, day * kinds + kind, slot), 0.5)),
      0,
    ),
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

/** How many places of a table are a slot's. */
function shareIn(who: Uint8Array, table: number, slot: number): number {
  let share = 0;
  for (let at = table * WHO_SIZE; at < (table + 1) * WHO_SIZE; at++) if (who[at] === slot) share++;
  return share;
}

import type { BySide } from '../sport.ts';
import { DAYS, teamSize, WHO_SIZE } from './who.ts';

/** How often a player was told to have done something that is shared out. */
export interface Seen {
  /** Which kind of the sport's Shares it is. */
  readonly kind: number;
  /** His place in the shares of that kind: that of the roster, unless a sport lists its shares in an order of their own. */
  readonly place: number;
  readonly times: number;
}

/** Equal parts of chance that are shared out among the days of a side: a day that is likely has many. */
const PARTS = 256;

/**
 * Draws the day of each side (see whoTable) after what its players did so far. Before the game all days are equally likely; then those
 * are likelier on which such deeds are (Bayes' rule). Prices that left this out would be too good for whoever reads the box score.
 * @param who the tables of both sides, see whoTables
 * @param kinds how many tables a day has, one a kind of deed
 * @param players of both sides, from whom deedsOf tells what was seen; undefined where nothing is told
 * @returns puts the days into 32 random bits, where setDayStarts looks for them: bits 0 to 3 become the home side's, bits 4 to 7 the
 * away side's. The home side's is drawn by bits 0 to 3, then 8 to 11, the away side's by bits 4 to 7, then 12 to 15. As long as nothing
 * was seen, the bits stay as they are
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

/** The day of a side that each of the PARTS stands for. */
function partsOf(who: Uint8Array, kinds: number, seen: readonly Seen[]): Uint8Array {
  const done = seen.filter(({ times }) => times > 0);
  const logs = Array.from({ length: DAYS }, (_, day) =>
    // Whoever has no entry of a table does it too seldom for one, not never: he counts as half an entry.
    done.reduce(
      (sum, { kind, place, times }) =>
        sum + times * Math.log(Math.max(entriesOf(place, who, day * kinds + kind), 0.5)),
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

/** How many of the WHO_SIZE entries of a table name a place. @param table its number among those of a side, from 0 */
function entriesOf(place: number, who: Uint8Array, table: number): number {
  let entries = 0;
  for (let at = table * WHO_SIZE; at < (table + 1) * WHO_SIZE; at++) if (who[at] === place) entries++;
  return entries;
}

import { mix } from '../random.ts';
import { hash } from './hash.ts';
import { Kept } from './kept.ts';

/** Entries of each table of who does it. */
export const WHO_SIZE = 128;
/** Tables differ by the players' day, so that the same player is not equally much in every game. */
export const DAYS = 16;

/** What the players of a sport share: for each kind of deed the parts of the roster's places, in any unit. */
export interface Shares {
  readonly sport: string;
  /** The last place of each stands for everybody else. */
  readonly kinds: readonly (readonly number[])[];
}

/** Of more sides than are on the board at once. */
const made = new Kept<string, Uint8Array>(1000);

/**
 * Who does what in a team, the same at each of its games: for each day and each kind a table of WHO_SIZE entries, of which each
 * place has its share. A player's part differs from team to team by up to a quarter, and from day to day by up to half.
 */
export function whoTable(teamId: string, { sport, kinds }: Shares): Uint8Array {
  return made.get(`${sport} ${teamId}`, () => tableOf(teamId, kinds));
}

function tableOf(teamId: string, kinds: Shares['kinds']): Uint8Array {
  const table = new Uint8Array(teamSize(kinds.length));
  for (let day = 0; day < DAYS; day++) {
    kinds.forEach((shares, kind) => {
      const own = shares.map((share, place) => {
        const lasting = share * factor(teamId, `${kind}${place}`, 0.25);
        return place === shares.length - 1 ? lasting : lasting * dayFactor(teamId, day, place);
      });
      table.set(filled(own, WHO_SIZE), (day * kinds.length + kind) * WHO_SIZE);
    });
  }
  return table;
}

/** The tables of both teams, one after the other. */
export function whoTables(homeId: string, awayId: string, shares: Shares): Uint8Array {
  const size = teamSize(shares.kinds.length);
  const both = new Uint8Array(2 * size);
  both.set(whoTable(homeId, shares));
  both.set(whoTable(awayId, shares), size);
  return both;
}

/**
 * Sets where the days of the home and the away side begin in the tables of both (whoTables).
 * @param kinds how many of them a day has
 * @param luck bits of which the lowest four are the day of the home side, and the next four that of the away side
 */
export function setDayStarts(starts: Int32Array, kinds: number, luck: number): void {
  const daySize = kinds * WHO_SIZE;
  starts[0] = (luck & (DAYS - 1)) * daySize;
  starts[1] = teamSize(kinds) + ((luck >>> 4) & (DAYS - 1)) * daySize;
}

/** Entries of a team's tables. */
export function teamSize(kinds: number): number {
  return DAYS * kinds * WHO_SIZE;
}

/** How a player's day goes; a day and its opposite even out. */
function dayFactor(teamId: string, day: number, place: number): number {
  const up = factor(teamId, `day${day >> 1}${place}`, 0.5) - 1;
  return 1 + ((day & 1) === 0 ? up : 0 - up);
}

/**
 * Between 1 - width and 1 + width, from the names of things. Hashes of names that differ at their ends alone are near each other,
 * so they are mixed: or all players of a side would have the same factor.
 */
export function factor(teamId: string, what: string, width: number): number {
  return 1 + width * (mix(hash(`${teamId}:${what}`)) / 2 ** 31);
}

/** A table of so many entries, of which each place has its share, by largest remainders. */
export function filled(shares: readonly number[], size: number): Uint8Array {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = shares.map((share) => (share / sum) * size);
  const counts = exact.map(Math.floor);
  const order = exact
    .map((value, place) => ({ place, left: value - Math.floor(value) }))
    .toSorted((one, other) => other.left - one.left);
  let missing = size - counts.reduce((total, count) => total + count, 0);
  for (const { place } of order) {
    if (missing-- <= 0) break;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const entries = counts.flatMap((count, place) => Array.from({ length: count }, () => place));
  return Uint8Array.from(entries.slice(0, size));
}

import { hash } from '../../kit/roster.ts';
import { EVERYBODY_ELSE, PLAYERS } from '../scoring.ts';

/** Shares in thousandths by place in the roster: guards first, the tall men in the middle, then the bench. */
const TWOS = [170, 110, 120, 140, 160, 90, 70, 60, 40, 40];
const THREES = [190, 190, 150, 90, 30, 130, 90, 60, 40, 30];
const ASSISTS = [270, 140, 100, 80, 70, 150, 70, 50, 30, 40];
const REBOUNDS = [75, 70, 95, 140, 180, 60, 60, 75, 85, 160];

/** Entries of each table of who does it. */
export const WHO_SIZE = 128;
/** Tables differ by the players' day, so that the same player is not equally much in every game. */
export const DAYS = 16;
const KINDS = 4;

/** Which table of a day tells who takes a two, a three, gives the assist, gets the rebound. */
export const WHO_TWO = 0;
export const WHO_THREE = 1;
export const WHO_ASSIST = 2;
export const WHO_REBOUND = 3;

/** The place of a day's first table. */
export const DAY_SIZE = KINDS * WHO_SIZE;

/** Slots of a team's tables. */
export const TEAM_SIZE = DAYS * DAY_SIZE;

/** Who does what in a team. */
export type WhoTable = Uint8Array;

/** The tables of both teams, one after the other. */
export function whoTables(homeId: string, awayId: string): WhoTable {
  const both = new Uint8Array(2 * TEAM_SIZE);
  both.set(whoTable(homeId));
  both.set(whoTable(awayId), TEAM_SIZE);
  return both;
}

const made = new Map<string, WhoTable>();

/** The tables of a team, the same at each of its games. */
function whoTable(teamId: string): WhoTable {
  const known = made.get(teamId);
  if (known !== undefined) return known;
  const table = new Uint8Array(TEAM_SIZE);
  for (let day = 0; day < DAYS; day++) {
    [TWOS, THREES, ASSISTS, REBOUNDS].forEach((shares, kind) => {
      const own = shares.map(
        (share, slot) => share * factor(teamId, `${kind}${slot}`, 0.25) * dayFactor(teamId, day, slot),
      );
      table.set(filled(own), day * DAY_SIZE + kind * WHO_SIZE);
    });
  }
  made.set(teamId, table);
  return table;
}

/** How a player's day goes: ahead or behind of his usual part by about a quarter; a day and its opposite even out. */
function dayFactor(teamId: string, day: number, slot: number): number {
  if (slot === EVERYBODY_ELSE) return 1;
  const up = factor(teamId, `day${day >> 1}${slot}`, 0.5) - 1;
  return 1 + ((day & 1) === 0 ? up : 0 - up);
}

/** Between 1 - width and 1 + width, from the names of things. */
function factor(teamId: string, what: string, width: number): number {
  return 1 + width * ((hash(`${teamId}:${what}`) / 2 ** 32) * 2 - 1);
}

/** WHO_SIZE slots in the shares' proportions, by largest remainders. */
function filled(shares: readonly number[]): Uint8Array {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = shares.map((share) => (share / sum) * WHO_SIZE);
  const counts = exact.map(Math.floor);
  const order = exact
    .map((value, slot) => ({ slot, left: value - Math.floor(value) }))
    .toSorted((one, other) => other.left - one.left);
  let missing = WHO_SIZE - counts.reduce((total, count) => total + count, 0);
  for (const { slot } of order) {
    if (missing-- <= 0) break;
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  const slots = counts.flatMap((count, slot) => Array.from({ length: count }, () => slot));
  return Uint8Array.from(slots.slice(0, WHO_SIZE));
}

/** Whether a slot is a player who is told apart. */
export const isPlayer = (slot: number): boolean => slot < PLAYERS;

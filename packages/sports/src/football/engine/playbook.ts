import { Kept } from '../../kit/kept.ts';
import { BY_GOAL_CATCH, BY_GOAL_RUN, BY_LONG_CATCH, BY_NOBODY, BY_RUN, BY_SHORT_CATCH } from './work.ts';
import {
  GOAL_PASS_YARDS,
  GOAL_RUSH_YARDS,
  PASS_YARDS,
  type Quantiles,
  RUSH_YARDS,
  yardsAt,
} from './yards.ts';

/** What a snap can come to. */
export const RUSH = 0;
export const COMPLETE = 1;
export const SACK = 2;
/** The results up to here move the ball, and the clock runs on. */
export const LAST_GAIN = 2;
export const INCOMPLETE = 3;
export const INTERCEPTED = 4;
export const FUMBLE_LOST = 5;
/** Against the offence: the down is played again further back. */
export const OFFENSIVE_PENALTY = 6;
/** Against the defence: the down is played again further on. */
export const DEFENSIVE_PENALTY = 7;
/** Against the defence, with a first down whatever the distance. */
export const AUTOMATIC_FIRST = 8;

/** How the offence calls its plays. */
export const EARLY = 0;
export const SHORT = 1;
export const LONG = 2;
export const HURRY = 3;
export const MILK = 4;
export const GOAL = 5;
const MODES = 6;

/** Entries of one table, a power of two: an entry is drawn by the low bits of one random number. */
export const TABLE_SIZE = 2048;
/** Entries of one offence's tables. */
export const BOOK_SIZE = MODES * TABLE_SIZE;

/**
 * For one offence, every possible result of a snap, as often as it comes up: MODES tables of TABLE_SIZE packed entries.
 * entry = kind << 11 | who << 8 | (yards + 128), who being the table of work.ts that says whose gain it is
 */
export type Playbook = Int16Array;

export const kindOf = (entry: number): number => entry >> 11;
export const yardsOf = (entry: number): number => (entry & 255) - 128;
/** Where the table that says whose gain it is begins, from the first one of the day. */
export const whoseOf = (entry: number): number => (entry & 0x700) >> 1;

/** From so many yards on a catch is a long one. */
const LONG_CATCH_YARDS = 8;

interface Calling {
  /** Share of snaps that are passes, sacks included. */
  readonly pass: number;
  /** Share of passes that are caught. */
  readonly caught: number;
  readonly rush: Quantiles;
  readonly catches: Quantiles;
  readonly rushGain: number;
  readonly catchGain: number;
}

/**
 * League averages of the last decade, rounded: 57 % passes over a game, 65 % caught for 11 yards, rushes of 4.3 yards, a sack
 * on 6.7 % and an interception on 2.1 % of passes.
 */
const CALLING: readonly Calling[] = [
  { pass: 0.485, caught: 0.67, rush: RUSH_YARDS, catches: PASS_YARDS, rushGain: 1, catchGain: 0.985 },
  { pass: 0.36, caught: 0.65, rush: RUSH_YARDS, catches: PASS_YARDS, rushGain: 0.98, catchGain: 0.85 },
  { pass: 0.88, caught: 0.635, rush: RUSH_YARDS, catches: PASS_YARDS, rushGain: 1.1, catchGain: 1 },
  { pass: 0.84, caught: 0.62, rush: RUSH_YARDS, catches: PASS_YARDS, rushGain: 1.15, catchGain: 0.97 },
  { pass: 0.24, caught: 0.64, rush: RUSH_YARDS, catches: PASS_YARDS, rushGain: 0.82, catchGain: 0.9 },
  { pass: 0.48, caught: 0.6, rush: GOAL_RUSH_YARDS, catches: GOAL_PASS_YARDS, rushGain: 1.15, catchGain: 1 },
];

const SACKED = 0.067;
const INTERCEPTION = 0.021;
const FUMBLE = 0.0075;
const OFFENSIVE_FLAGS = 0.04;
const DEFENSIVE_FLAGS = 0.019;
const AUTOMATIC_FLAGS = 0.022;

/** What one unit of strength, about a point of margin over a game, does to every table. */
const GAIN_PER_UNIT = 0.0161;
const CATCH_PER_UNIT = 0.0049;
const MISTAKES_PER_UNIT = 0.028;

/** Playbooks written lately: a game asks for the same two after every play. */
const written = new Kept<number, Playbook>(64);

/** The playbook of an offence of this strength (see strength.ts). Shared: not to be changed. */
function playbook(strength: number): Playbook {
  return written.get(strength, () => writeBook(strength));
}

const paired = new Kept<string, Playbook>(64);

/** The playbooks of both sides, one after the other. Shared: not to be changed. */
export function playbooks(home: number, away: number): Playbook {
  return paired.get(`${home} ${away}`, () => pairOf(home, away));
}

function pairOf(home: number, away: number): Playbook {
  const both = new Int16Array(2 * BOOK_SIZE);
  both.set(playbook(home));
  both.set(playbook(away), BOOK_SIZE);
  return both;
}

function writeBook(strength: number): Playbook {
  const book = new Int16Array(BOOK_SIZE);
  CALLING.forEach((calling, mode) => {
    writeTable(book, mode * TABLE_SIZE, calling, strength);
  });
  return book;
}

function writeTable(book: Playbook, at: number, calling: Calling, strength: number): void {
  const gain = Math.exp(GAIN_PER_UNIT * strength);
  const mistakes = Math.exp(-MISTAKES_PER_UNIT * strength);
  const clean = 1 - FUMBLE * mistakes - OFFENSIVE_FLAGS - DEFENSIVE_FLAGS - AUTOMATIC_FLAGS;
  const passes = clean * calling.pass;
  const sacked = passes * SACKED * mistakes;
  const intercepted = passes * INTERCEPTION * mistakes;
  const caught = (passes - sacked) * Math.min(0.9, calling.caught + CATCH_PER_UNIT * strength);
  const writer = tableWriter(book, at, at === GOAL * TABLE_SIZE);
  writer.fill(RUSH, clean - passes, (share, dither) =>
    yardsAt(calling.rush, share, calling.rushGain * gain, dither),
  );
  writer.fill(COMPLETE, caught, (share, dither) =>
    yardsAt(calling.catches, share, calling.catchGain * gain, dither),
  );
  writer.fill(SACK, sacked, (share) => -3 - Math.floor(share * 8));
  writer.fill(INTERCEPTED, intercepted, (share) => Math.floor(2 + share * 26));
  writer.fill(FUMBLE_LOST, FUMBLE * mistakes, (share) => Math.floor(-4 + share * 12));
  writer.fill(OFFENSIVE_PENALTY, OFFENSIVE_FLAGS, (share) => (share < 0.55 ? -5 : -10));
  writer.fill(DEFENSIVE_PENALTY, DEFENSIVE_FLAGS, () => 5);
  writer.fill(AUTOMATIC_FIRST, AUTOMATIC_FLAGS, (share) => (share < 0.55 ? 5 : Math.floor(8 + share * 18)));
  writer.rest(INCOMPLETE);
}

/** Fills a table stretch by stretch; the stretches' rounded ends follow the exact running sum, so nothing drifts. */
function tableWriter(book: Playbook, start: number, isGoal: boolean) {
  let exact = 0;
  let next = 0;
  return {
    fill(kind: number, share: number, yards: (share: number, dither: number) => number): void {
      exact += share * TABLE_SIZE;
      const count = Math.round(exact) - next;
      for (let i = 0; i < count; i++) {
        const dither = (i * 0.6180339887498949) % 1;
        book[start + next + i] = entryOf(kind, yards((i + 0.5) / count, dither), isGoal);
      }
      next += count;
    },
    rest(kind: number): void {
      while (next < TABLE_SIZE) book[start + next++] = entryOf(kind, 0, isGoal);
    },
  };
}

function entryOf(kind: number, yards: number, isGoal: boolean): number {
  return (kind << 11) | (gainedBy(kind, yards, isGoal) << 8) | (yards + 128);
}

function gainedBy(kind: number, yards: number, isGoal: boolean): number {
  if (kind === RUSH) return isGoal ? BY_GOAL_RUN : BY_RUN;
  if (kind !== COMPLETE) return BY_NOBODY;
  if (isGoal) return BY_GOAL_CATCH;
  return yards < LONG_CATCH_YARDS ? BY_SHORT_CATCH : BY_LONG_CATCH;
}

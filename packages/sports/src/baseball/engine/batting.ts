import { Kept } from '../../kit/kept.ts';
import { LINEUP } from '../state.ts';
import { type Discipline, sharesFrom } from './count.ts';

/** What ends a plate appearance in the engine. */
export const K = 0;
export const WALK = 1;
export const HIT_BATTER = 2;
export const ONE_BASE = 3;
export const TWO_BASES = 4;
export const THREE_BASES = 5;
export const HOMER = 6;
export const ERROR = 7;
export const GROUND = 8;
/** Deep enough that runners may go. */
export const FLY = 9;
/** A popup or a line drive caught: nobody goes. */
export const POP = 10;
export const RESULTS = 11;

/** An entry of a table is chosen by this many of the lowest bits of a random number. */
export const RESULT_BITS = 12;
export const TABLE_SIZE = 2 ** RESULT_BITS;

/** What becomes of a ball in play, by result from ONE_BASE on; shares add up to 1. */
export type Contact = readonly number[];

/** A batter of the order against one sort of pitcher. */
export interface Matchup {
  readonly discipline: Discipline;
  readonly contact: Contact;
}

/**
 * League averages of the seasons 2019 to 2024, rounded, as shares of balls in play (home runs included): a batting average of
 * .290 on those that stay in the park, 4.4 % home runs, an error on 1.3 %.
 */
const HITS = { single: 0.206, double: 0.064, triple: 0.0055, homer: 0.0435, error: 0.0135 } as const;
/** Of the balls in play that make outs: 45 % on the ground, 24 % deep flies. */
const GROUND_SHARE = 0.45;
const FLY_SHARE = 0.24;

/** What one unit of strength, a run in nine innings, does to the chances of hits, home runs, balls and strikes. */
const HITS_PER_UNIT = 0.076;
const HOMERS_PER_UNIT = 0.15;
const BALLS_PER_UNIT = 0.026;
const STRIKES_PER_UNIT = -0.02;

/** The places in the order differ like this in units of strength, and in home runs: the best bat second to fourth. */
const PLACE_UNITS = [0.3, 0.5, 0.6, 0.45, 0.15, -0.1, -0.4, -0.65, -0.85] as const;
const PLACE_POWER = [0.85, 1.15, 1.3, 1.35, 1.15, 1, 0.85, 0.75, 0.65] as const;
/** Relievers strike out one batter in twenty more than starters, and walk as many more. */
const RELIEF: Discipline = { balls: 1.03, strikes: 1.03 };
const STARTER: Discipline = { balls: 0.99, strikes: 0.99 };

/** A batter by his place, 0 to 8, on a side of some strength. */
export function matchup(strength: number, place: number, relief: boolean): Matchup {
  const units = strength + (PLACE_UNITS[place] ?? 0);
  const pitcher = relief ? RELIEF : STARTER;
  return {
    discipline: {
      balls: pitcher.balls * Math.exp(BALLS_PER_UNIT * units),
      strikes: pitcher.strikes * Math.exp(STRIKES_PER_UNIT * units),
    },
    contact: contactOf(units, PLACE_POWER[place] ?? 1),
  };
}

function contactOf(units: number, power: number): Contact {
  const better = Math.exp(HITS_PER_UNIT * units);
  const hits = [
    HITS.single * better,
    HITS.double * better,
    HITS.triple * better,
    HITS.homer * power * Math.exp(HOMERS_PER_UNIT * units),
    HITS.error,
  ];
  const outs = 1 - hits.reduce((sum, share) => sum + share, 0);
  return [...hits, outs * GROUND_SHARE, outs * FLY_SHARE, outs * (1 - GROUND_SHARE - FLY_SHARE)];
}

/** What may end a plate appearance that has a count: TABLE_SIZE entries, of which each result has as many as it is likely. */
export function resultTable({ discipline, contact }: Matchup, balls = 0, strikes = 0): Uint8Array {
  const { strikeout, walk, hitByPitch, inPlay } = sharesFrom(balls, strikes, discipline);
  return filled([strikeout, walk, hitByPitch, ...contact.map((share) => share * inPlay)]);
}

/**
 * A table in which the entries of each result stand together, in the order of results. They end where the sum of all shares so far
 * says, rounded, so that errors of rounding do not add up.
 */
function filled(shares: readonly number[]): Uint8Array {
  const table = new Uint8Array(TABLE_SIZE);
  let exact = 0;
  let from = 0;
  shares.forEach((share, result) => {
    exact += share * TABLE_SIZE;
    const to = result === shares.length - 1 ? TABLE_SIZE : Math.round(exact);
    table.fill(result, from, to);
    from = to;
  });
  return table;
}

/** The tables of one side at bat: by place against the starter, then by place against relievers. */
export type BattingBook = readonly Uint8Array[];

/** Books written lately: a game asks for the same two after every play. */
const written = new Kept<number, BattingBook>(64);

/** Shared: not to be changed. */
export function battingBook(strength: number): BattingBook {
  return written.get(strength, () =>
    [false, true].flatMap((relief) =>
      Array.from({ length: LINEUP }, (_, place) => resultTable(matchup(strength, place, relief))),
    ),
  );
}

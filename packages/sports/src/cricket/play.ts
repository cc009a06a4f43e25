import * as v from 'valibot';
import { count, playReader, side } from '../kit/play-schema.ts';

/** How a batter is out. 'other' is hit wicket, obstruction and what is rarer still. */
export const DISMISSALS = ['caught', 'bowled', 'lbw', 'run-out', 'stumped', 'other'] as const;
export type Dismissal = (typeof DISMISSALS)[number];

/**
 * 'start' says who bats first and over how many overs; 'delivery' is one ball, legal or not; 'revision' changes how long an
 * innings may last, or the target, after rain; 'retirement' brings another batter in without a wicket. 'other' before the first
 * ball of an innings says who opens it, where that is not places 0 and 1.
 */
export const PLAY_KINDS = ['start', 'delivery', 'revision', 'retirement', 'other'] as const;

export const PLAYERS = 11;
export const MOST_INNINGS = 12;

/** A member of the side, 0 to 10 in the batting order as it was told before the match, whenever he comes in. */
const place = count(PLAYERS - 1);

/** The wire form of a play. */
const cricketPlaySchema = v.object({
  kind: v.picklist(PLAY_KINDS),
  /** The sentence for the patron: "N. Kulkarni to D. Crossley, four runs". */
  text: v.pipe(v.string(), v.maxLength(1000)),
  /** 1 and 2, from 3 on in super overs. */
  innings: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_INNINGS)),
  /** The side at bat in it. */
  side,
  /** Runs off the bat, and extras; wides and no-balls are not counted as balls of the over. */
  offBat: count(7),
  wides: count(7),
  noBalls: count(7),
  byes: count(7),
  legByes: count(7),
  penalties: count(10),
  /** Who was out, by place, and how; absent for most balls. */
  wicket: v.exactOptional(v.object({ place, dismissal: v.picklist(DISMISSALS) })),
  /** The situation after the ball: who faces the next one, and the innings so far. */
  striker: place,
  nonStriker: place,
  runs: count(999),
  wickets: count(10),
  balls: count(600),
  /** Only with 'other', also before the 'start': somebody who was not told as one of the side has a place of it from now on, of one who has not batted. */
  substitute: v.exactOptional(v.object({ side, place })),
  /** Only with 'start': overs an innings lasts. */
  overs: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  /** Only with 'revision': the balls this innings may last, and the runs that win the match in the second one. */
  limit: v.exactOptional(count(600)),
  target: v.exactOptional(count(999)),
});

/** A normalised play: what happened, and the situation after it. */
export type CricketPlay = Readonly<v.InferOutput<typeof cricketPlaySchema>>;

/** Runs a ball brought, extras included. */
export function runsOf(play: CricketPlay): number {
  return play.offBat + play.wides + play.noBalls + play.byes + play.legByes + play.penalties;
}

/** Whether the ball counts as one of the over. */
export function isLegal(play: CricketPlay): boolean {
  return play.kind === 'delivery' && play.wides === 0 && play.noBalls === 0;
}

/** @throws ImpossiblePlay for anything that is not a play of cricket */
export const parsePlay = playReader(cricketPlaySchema, 'cricket');

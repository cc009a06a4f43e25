import * as v from 'valibot';
import { isName } from '../kit/names-to-read.ts';
import { bySide, count, playReader, side, text } from '../kit/play-schema.ts';
import { EVERYBODY_ELSE, KICKER } from './players.ts';

/** What a play was. 'correction' restates the score after a review; 'end-of-period' and 'end-of-game' close the books. */
export const PLAY_KINDS = [
  'kickoff',
  'free-kick',
  'rush',
  'pass',
  'sack',
  'kneel',
  'spike',
  'punt',
  'field-goal',
  'extra-point',
  'two-point',
  'penalty',
  'timeout',
  'two-minute-warning',
  'end-of-period',
  'end-of-game',
  'correction',
  'other',
] as const;
export type FootballPlayKind = (typeof PLAY_KINDS)[number];

/** Points by what brought them. A defensive conversion is a try returned by the side that defended it. */
export const SCORE_POINTS = {
  touchdown: 6,
  'field-goal': 3,
  safety: 2,
  'extra-point': 1,
  'two-point': 2,
  'defensive-conversion': 2,
} as const;
export type FootballScoreKind = keyof typeof SCORE_POINTS;

/** What the ball is put in play with next. */
export const NEXT_DOWNS = ['kickoff', 'free-kick', 'scrimmage', 'conversion'] as const;
export type NextDown = (typeof NEXT_DOWNS)[number];

/** Characters of a name. */
const MOST_NAME = 100;
const scoreKind = v.picklist([
  'touchdown',
  'field-goal',
  'safety',
  'extra-point',
  'two-point',
  'defensive-conversion',
]);
/** Who scored and who threw the pass, absent where the source does not say. */
const scorers = {
  /** Place in the roster, the kicker's included. */
  player: v.exactOptional(count(KICKER)),
  /** Of EVERYBODY_ELSE: what he is called. */
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(MOST_NAME), v.check(isName, 'is no name'))),
  /** Place in the roster. */
  passer: v.exactOptional(count(EVERYBODY_ELSE)),
};
const scoreSchema = v.object({ side, kind: scoreKind, ...scorers });
const loggedScoreSchema = v.object({
  side,
  kind: scoreKind,
  ...scorers,
  quarter: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  /** Seconds left in that quarter. */
  clock: count(900),
});

/** What a player did: a run, a catch, a pass that was caught, all with their yards, or a pass that was intercepted. */
const deedSchema = v.object({
  side,
  what: v.picklist(['run', 'catch', 'pass', 'interception']),
  /** Place in the roster, EVERYBODY_ELSE for who is not told apart. */
  player: count(EVERYBODY_ELSE),
  yards: v.pipe(v.number(), v.integer(), v.minValue(-100), v.maxValue(99)),
});

const gains = v.object({
  count: count(200),
  yards: v.pipe(v.number(), v.integer(), v.minValue(-500), v.maxValue(2000)),
});
/** One of each place of the roster that is told apart, and everybody else. */
const gainsByPlace = v.pipe(v.array(gains), v.length(EVERYBODY_ELSE + 1));
const sidePlayers = v.object({
  runs: gainsByPlace,
  catches: gainsByPlace,
  passes: gains,
  interceptions: count(50),
});

/** The wire form of a play. */
const footballPlaySchema = v.object({
  kind: v.picklist(PLAY_KINDS),
  /** The sentence for the patron: "C. Brandt pass short right to K. Vance for 8 yards". */
  text,
  /** 1 to 4, 5 and on in overtime; the quarter the play was in. */
  quarter: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  /** Seconds left in the quarter after the play. */
  clock: count(900),
  /** Who has the ball for the next play (the kicking side before a kickoff or free kick, the scoring side before a try). */
  possession: side,
  next: v.picklist(NEXT_DOWNS),
  /** Down and distance of the next play; 0 when it is a kick or a try. */
  down: count(4),
  distance: count(99),
  /** Where the ball lies for the next play: 0 at the home goal line, 100 at the away goal line. */
  ballOn: count(100),
  timeouts: bySide(3),
  /** Points this play brought, in order; empty for most plays. */
  scores: v.array(scoreSchema),
  /** The score after the play as its source has it; must agree with the scores seen so far. */
  score: bySide(250),
  /** Who did what; absent where the source does not say, empty where nobody gained anything. */
  did: v.exactOptional(v.pipe(v.array(deedSchema), v.maxLength(8))),
  /** How the sides' day is, told with the first play of a played game. */
  form: v.exactOptional(count(255)),
  /** Only for a correction: the whole list of scores of the game as it stands now. */
  correctedScores: v.optional(v.array(loggedScoreSchema)),
  /** With it, where yards or catches were counted wrong: all that the players have done as it stands now. */
  correctedPlayers: v.exactOptional(v.object({ home: sidePlayers, away: sidePlayers })),
});

/** A normalised play: what happened, and the situation after it. */
export type FootballPlay = Readonly<v.InferOutput<typeof footballPlaySchema>>;
export type FootballDeed = Readonly<v.InferOutput<typeof deedSchema>>;
export type FootballScore = Readonly<v.InferOutput<typeof loggedScoreSchema>>;

/** @throws ImpossiblePlay for anything that is not a play of football */
export const parsePlay = playReader<FootballPlay>(footballPlaySchema, 'football');

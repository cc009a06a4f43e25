import * as v from 'valibot';
import { count, playReader, side } from '../kit/play-schema.ts';

/** What a play was. 'quiet' moves the clock; 'correction' restates what happened after a review. */
export const PLAY_KINDS = [
  'kickoff',
  'quiet',
  'goal',
  'shot',
  'missed-penalty',
  'corner',
  'yellow-card',
  'red-card',
  'added-time',
  'shootout-kick',
  'end-of-period',
  'end-of-game',
  'correction',
] as const;
export type SoccerPlayKind = (typeof PLAY_KINDS)[number];

/** The kinds that are kept in the log of a game, because something is bet on them. */
export const LOGGED_KINDS = ['goal', 'shot', 'missed-penalty', 'corner', 'yellow-card', 'red-card'] as const;
export type LoggedKind = (typeof LOGGED_KINDS)[number];

const period = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
/** Seconds of the period that were played; stoppage time counts on beyond its length. */
const clock = count(7200);
/** Place in the side's roster, as told or see kit/roster.ts; EVERYBODY_ELSE of who has none; absent where it is not known. */
const player = v.exactOptional(count(15));
const goalHow = v.exactOptional(v.picklist(['open-play', 'penalty', 'own-goal']));
const onTarget = v.exactOptional(v.boolean());

/** Of a goal: who passed to the scorer, null where nobody did; absent where the source does not say. */
const assist = v.exactOptional(v.nullable(count(15)));

const loggedSchema = v.object({
  kind: v.picklist(LOGGED_KINDS),
  /** Whom it is for: the side that scores (an own goal counts for the other side), shoots, takes the corner, is booked. */
  side,
  period,
  clock,
  player,
  how: goalHow,
  assist,
  onTarget,
});

const tallySchema = v.object({
  goals: count(60),
  shots: count(200),
  onTarget: count(200),
  corners: count(60),
  yellowCards: count(30),
  redCards: count(11),
});

/** The wire form of a play: what happened, and the situation after it in full. */
const soccerPlaySchema = v.object({
  kind: v.picklist(PLAY_KINDS),
  /** The sentence for the patron: "D. Olmedo scores from the edge of the box". */
  text: v.pipe(v.string(), v.maxLength(1000)),
  /** 1 and 2 the halves, 3 and 4 extra time, 5 the shoot-out: the period the play was in. */
  period,
  clock,
  /** Whose it was; absent where it was nobody's. */
  side: v.exactOptional(side),
  player,
  how: goalHow,
  assist,
  /** Of a shot that did not go in. */
  onTarget,
  /** Of a kick in the shoot-out. */
  made: v.exactOptional(v.boolean()),
  /** Only of 'added-time': seconds to be played on. */
  added: v.exactOptional(count(1800)),
  /** What each side has so far, this play included; a goal is a shot on target, an own goal is none. */
  tally: v.object({ home: tallySchema, away: tallySchema }),
  /** Only of a correction: everything logged as it stands now. */
  correctedLog: v.exactOptional(v.pipe(v.array(loggedSchema), v.maxLength(400))),
});

/** A normalised play. */
export type SoccerPlay = Readonly<v.InferOutput<typeof soccerPlaySchema>>;
/** Something that happened and is bet on. */
export type LoggedPlay = Readonly<v.InferOutput<typeof loggedSchema>>;
export type Tally = Readonly<v.InferOutput<typeof tallySchema>>;

/** @throws ImpossiblePlay for anything that is not a play of soccer */
export const parsePlay = playReader(soccerPlaySchema, 'soccer');

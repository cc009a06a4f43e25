import * as v from 'valibot';
import { bySide, count, playReader, side } from '../kit/play-schema.ts';
import { MOST_FOULS } from './rules.ts';
import { FREE_THROWS, PLAYERS, THREE_POINTS, TWO_POINTS } from './scoring.ts';
import { POSSESSION_STARTS } from './state.ts';

/**
 * What a play was. An 'attempt' is all that one try brings: the shot and the rebound, or a foul and its free throws. Sources that
 * tell a shot and its rebound apart send an attempt and an 'other'. A 'correction' restates the scores after a review.
 */
export const PLAY_KINDS = [
  'jump-ball',
  'attempt',
  'free-throw',
  'turnover',
  'foul',
  'timeout',
  'end-of-period',
  'end-of-game',
  'correction',
  'other',
] as const;
export type BasketballPlayKind = (typeof PLAY_KINDS)[number];

/** What brought points: free throws together, or one at a time where the source tells them so; a basket and one counts as it. */
export const SCORE_KINDS = { two: TWO_POINTS, three: THREE_POINTS, 'free-throws': FREE_THROWS } as const;

const period = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const place = count(PLAYERS);

const deed = v.object({ side, player: place });

const scoreSchema = v.object({
  side,
  kind: v.picklist(['two', 'three', 'free-throws']),
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  /** Place in the roster, the last one for everybody else; absent where the source does not say. */
  player: v.exactOptional(place),
});

/** The wire form of a play. */
const basketballPlaySchema = v.object({
  kind: v.picklist(PLAY_KINDS),
  /** The sentence for the patron: "A. Brandt misses a three, K. Vance rebounds". */
  text: v.pipe(v.string(), v.maxLength(500)),
  /** The period the play was in, from 1; overtime follows the last of regulation. */
  period,
  /** Whole seconds left in the period after the play. */
  clock: count(1200),
  /** Who has the ball next; absent before a jump ball and between periods. */
  possession: v.exactOptional(side),
  start: v.picklist(POSSESSION_STARTS),
  /** Fouls of each side in the period. */
  fouls: bySide(MOST_FOULS),
  timeouts: bySide(9),
  /** Points this play brought, in order; empty for most plays. */
  scores: v.pipe(v.array(scoreSchema), v.maxLength(4)),
  /** Who passed to the scorer, took the rebound, stole the ball, blocked the shot; the scores tell the rest. */
  assist: v.exactOptional(deed),
  rebound: v.exactOptional(deed),
  steal: v.exactOptional(deed),
  block: v.exactOptional(deed),
  /** The score after the play as its source has it; must agree with the scores seen so far. */
  score: bySide(250),
  /** How the sides' day is, told with the opening jump ball of a played game. */
  form: v.exactOptional(count(255)),
  /** Only for a correction: the whole list of scores of the game as it stands now. */
  correctedScores: v.exactOptional(v.array(v.object({ ...scoreSchema.entries, period }))),
});

/** A normalised play: what happened, and the situation after it. */
export type BasketballPlay = Readonly<v.InferOutput<typeof basketballPlaySchema>>;
export type BasketballScore = BasketballPlay['scores'][number];
/** As a correction tells it. */
export type RestatedScore = NonNullable<BasketballPlay['correctedScores']>[number];

/** @throws ImpossiblePlay for anything that is not a play of basketball */
export const parsePlay = playReader(basketballPlaySchema, 'basketball');

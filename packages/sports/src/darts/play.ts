import * as v from 'valibot';
import { bySide, count, playReader, side, text } from '../kit/play-schema.ts';
import { MAXIMUM, START } from './rules.ts';

const visitSchema = v.object({
  kind: v.literal('visit'),
  /** The sentence for the patron: "Ola scores 140, needs 121". */
  text,
  thrower: side,
  /** Points of the visit, 0 for a bust. */
  score: count(MAXIMUM),
  /**
   * Only what this visit and the thrower's next or last one in its leg scored together is known: half of it stands for each, rounded up
   * for the first. Bets that hang on how it fell go back. Neither is a finish. Where a second is not told so, no points of the leg are
   * sure from the first on.
   */
  isUnsure: v.optional(v.literal(true)),
  /** The score after the visit as its source has it; must agree with the visits seen so far. */
  sets: bySide(20),
  /** Legs of the running set; 0-0 when the visit ended a set, of the last set when it ended the match. */
  legs: bySide(99),
  /** What both still need in the leg of this visit: 0 for who has just won it. */
  remaining: bySide(START),
});

/** Told before the first dart by a source that knows: how long the match is. */
const formatSchema = v.object({
  kind: v.literal('format'),
  text,
  setsToWin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  legsToWin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  twoClear: v.boolean(),
});

/** A player gives up, or is disqualified: the match is over. */
const retirementSchema = v.object({ kind: v.literal('retirement'), text, side });

/** The wire form of a play. */
const dartsPlaySchema = v.variant('kind', [visitSchema, formatSchema, retirementSchema]);

export type DartsPlay = Readonly<v.InferOutput<typeof dartsPlaySchema>>;
export type DartsVisit = Readonly<v.InferOutput<typeof visitSchema>>;

/** Reads a play from outside. @throws ImpossiblePlay for anything that is not a play of darts */
export const parsePlay = playReader(dartsPlaySchema, 'darts');

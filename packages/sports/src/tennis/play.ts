import * as v from 'valibot';
import { bySide, playReader, side, text } from '../kit/play-schema.ts';

/** How a point was won; 'other' where the source does not say. */
export const POINT_ENDINGS = ['ace', 'double-fault', 'winner', 'error', 'other'] as const;
export type PointEnding = (typeof POINT_ENDINGS)[number];

const pointSchema = v.object({
  kind: v.literal('point'),
  /** The sentence for the patron: "K. Ola, ace down the middle". */
  text,
  server: side,
  winner: side,
  ending: v.picklist(POINT_ENDINGS),
  /** The score after the point as its source has it; must agree with the points seen so far. */
  sets: bySide(3),
  /** Games of the running set; 0-0 when the point ended a set, of the last set when it ended the match. */
  games: bySide(99),
  /** Points won in the running game, counted singly; 0-0 when the point ended a game. */
  points: bySide(99),
});

/** A player gives up, or is disqualified: the match is over. */
const retirementSchema = v.object({ kind: v.literal('retirement'), text, side });

/** Told before the first point by a source that knows: how long the match is. */
const formatSchema = v.object({
  kind: v.literal('format'),
  text,
  setsToWin: v.picklist([2, 3]),
  finalSet: v.picklist(['tie-break', 'long-tie-break', 'advantage', 'match-tie-break']),
  decidingPoint: v.boolean(),
});

/** The wire form of a play. */
const tennisPlaySchema = v.variant('kind', [pointSchema, formatSchema, retirementSchema]);

export type TennisPlay = Readonly<v.InferOutput<typeof tennisPlaySchema>>;
export type TennisPoint = Readonly<v.InferOutput<typeof pointSchema>>;

/** Reads a play from outside. @throws ImpossiblePlay for anything that is not a play of tennis */
export const parsePlay = playReader(tennisPlaySchema, 'tennis');

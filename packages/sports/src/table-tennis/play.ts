import * as v from 'valibot';
import { bySide, playReader, side, text } from '../kit/play-schema.ts';

const pointSchema = v.object({
  kind: v.literal('point'),
  /** The sentence for the patron. */
  text,
  server: side,
  winner: side,
  /** The score after the point as its source has it; must agree with the points seen so far. */
  games: bySide(4),
  /** Points of the running game; 0-0 when the point ended a game, of the last game when it ended the match. */
  points: bySide(99),
});

/** A player gives up, or is disqualified: the match is over. */
const retirementSchema = v.object({ kind: v.literal('retirement'), text, side });

/** Told before the first point by a source that knows: how long the match is. */
const formatSchema = v.object({ kind: v.literal('format'), text, gamesToWin: v.picklist([3, 4]) });

/** The wire form of a play. */
const tableTennisPlaySchema = v.variant('kind', [pointSchema, formatSchema, retirementSchema]);

export type TableTennisPlay = Readonly<v.InferOutput<typeof tableTennisPlaySchema>>;
export type TableTennisPoint = Readonly<v.InferOutput<typeof pointSchema>>;

/** Reads a play from outside. @throws ImpossiblePlay for anything that is not a play of table tennis */
export const parsePlay = playReader(tableTennisPlaySchema, 'table tennis');

import * as v from 'valibot';
import { ImpossiblePlay } from '../sport.ts';

const side = v.picklist(['home', 'away']);
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const bySide = (max: number) => v.object({ home: count(max), away: count(max) });
const text = v.pipe(v.string(), v.maxLength(1000));

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
export function parsePlay(value: unknown): TableTennisPlay {
  const parsed = v.safeParse(tableTennisPlaySchema, value);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new ImpossiblePlay(`not a table tennis play: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

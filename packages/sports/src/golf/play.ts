import * as v from 'valibot';
import { MOST_IN_FIELD } from '../kit/field.ts';
import { count, playReader, text } from '../kit/play-schema.ts';
import { HOLES, ROUNDS } from './rules.ts';

const player = count(MOST_IN_FIELD - 1);

/** Holes that players have finished since the message before. */
const scoresSchema = v.object({
  kind: v.literal('scores'),
  /** The sentence for the patron: "Renna goes to 9 under, one clear" */
  text,
  round: v.pipe(count(ROUNDS), v.minValue(1)),
  scores: v.pipe(
    v.array(
      v.object({
        player,
        /** How many holes. */
        holes: v.pipe(count(HOLES), v.minValue(1)),
        /** Strokes on them against par. */
        toPar: v.pipe(v.number(), v.integer(), v.minValue(-2 * HOLES), v.maxValue(10 * HOLES)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_IN_FIELD),
  ),
});

/** Gives up, is disqualified, or never tees off. */
const withdrawalSchema = v.object({ kind: v.literal('withdrawal'), text, player });

/** Who wins the holes that those level in the first place go on to play. */
const playoffSchema = v.object({ kind: v.literal('playoff'), text, winner: player });

/** The wire form of a play. */
const golfPlaySchema = v.variant('kind', [scoresSchema, withdrawalSchema, playoffSchema]);

export type GolfPlay = Readonly<v.InferOutput<typeof golfPlaySchema>>;
export type Scores = Readonly<v.InferOutput<typeof scoresSchema>>;

/** Reads a play from outside. @throws ImpossiblePlay for anything that is not a play of golf */
export const parsePlay: (value: unknown) => GolfPlay = playReader(golfPlaySchema, 'golf');

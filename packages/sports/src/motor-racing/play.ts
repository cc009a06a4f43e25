import * as v from 'valibot';
import { MOST_IN_FIELD } from '../kit/field.ts';
import { count, playReader, text } from '../kit/play-schema.ts';
import { LAP_MS, LAPS, MOST_GAP_MS } from './rules.ts';

const car = count(MOST_IN_FIELD - 1);

/** The grid after qualifying, first to last: everybody who starts. */
const gridSchema = v.object({
  kind: v.literal('grid'),
  /** The sentence for the patron: "Amari takes pole" */
  text,
  order: v.pipe(v.array(car), v.minLength(1), v.maxLength(MOST_IN_FIELD)),
});

/** Where the race stands some laps later. */
const lapsSchema = v.object({
  kind: v.literal('laps'),
  text,
  /** Laps the first car has done. */
  lap: v.pipe(count(LAPS), v.minValue(1)),
  safetyCar: v.boolean(),
  /** Every car that is on the track: milliseconds behind the first, and its fastest lap of these. */
  cars: v.pipe(
    v.array(v.object({ car, gap: count(MOST_GAP_MS), best: v.pipe(count(10 * LAP_MS), v.minValue(1)) })),
    v.maxLength(MOST_IN_FIELD),
  ),
  /** Those that stopped since the message before. */
  retired: v.pipe(v.array(car), v.maxLength(MOST_IN_FIELD)),
});

/** Does not start. */
const withdrawalSchema = v.object({ kind: v.literal('withdrawal'), text, car });

/** The wire form of a play. */
const racePlaySchema = v.variant('kind', [gridSchema, lapsSchema, withdrawalSchema]);

export type RacePlay = Readonly<v.InferOutput<typeof racePlaySchema>>;
export type Laps = Readonly<v.InferOutput<typeof lapsSchema>>;

/** Reads a play from outside. @throws ImpossiblePlay for anything that is not a play of a race */
export const parsePlay: (value: unknown) => RacePlay = playReader(racePlaySchema, 'motor racing');

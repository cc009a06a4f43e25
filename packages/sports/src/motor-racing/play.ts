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

/** A lap of the race, by the first car. */
const lap = v.pipe(count(LAPS), v.minValue(1));

const carSchema = v.object({
  car,
  /** Milliseconds behind the first. */
  gap: count(MOST_GAP_MS),
  /** Its fastest lap of these, in milliseconds. */
  best: v.pipe(count(10 * LAP_MS), v.minValue(1)),
  /** When it drove that, where the source says. */
  bestLap: v.exactOptional(lap),
});

/** Where the race stands some laps later. */
const lapsSchema = v.object({
  kind: v.literal('laps'),
  text,
  /** Laps the first car has done. */
  lap,
  safetyCar: v.boolean(),
  /** Every car that is on the track. */
  cars: v.pipe(v.array(carSchema), v.maxLength(MOST_IN_FIELD)),
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

import { normalAt } from '../../kit/normal.ts';
import { STINT_LAPS } from '../rules.ts';

/** What may happen to a car over some laps, as thresholds of a draw of CHANCE_BITS and tables of 256 entries. */
export interface Luck {
  /** Draws below are a retirement, and those up to `mishap` a bad stop, a spin, a penalty. */
  readonly retires: number;
  /** Of retirements, those below are in the first stint. */
  readonly retiresAtOnce: number;
  readonly mishap: number;
  /** Of mishaps, those below are one in each of two stints. */
  readonly twice: number;
  /** Draws of 32 bits below are a safety car. */
  readonly safetyCar: number;
  /** Milliseconds lost to chance, the mean is 0. */
  readonly noise: Int32Array;
  /** Milliseconds lost by a mishap. */
  readonly lost: Int32Array;
}

/** As many as are left of 32 beside those of both tables, for two stints and a stride must not differ by how they are rounded. */
export const CHANCE_BITS = 16;
const CHANCES = 1 << CHANCE_BITS;
/** A lap: every eighth car does not see the flag, as in recent seasons; a mishap in two of three races. */
const RETIRES_A_LAP = 0.0023;
const MISHAP_A_LAP = 0.009;
/** Of a single lap, and of a stint's pace: tyres, traffic, strategy. */
const NOISE_MS = 500;

/** Of the fastest lap of a stint, less the car's mean lap. */
const FASTEST_MEAN_MS = -300;
const FASTEST_MS = 70;

/** A safety car comes out in every second race. */
const SAFETY_CAR_A_LAP = 0.011;
/** What it leaves of the gaps. */
export const BUNCHED = 0.25;

/** By laps. */
const kept: Luck[] = [];

/** Of so many laps, of two stints at the most. */
export function luckOf(laps: number): Luck {
  const known = kept[laps];
  if (known !== undefined) return known;
  const first = Math.min(laps, STINT_LAPS);
  const luck = {
    retires: inChances(retirement(laps)),
    retiresAtOnce: inChances(retirement(first)),
    mishap: inChances(retirement(laps) + mishap(laps)),
    twice: inChances(retirement(laps) + mishap(first) * mishap(laps - first)),
    safetyCar: 2 ** 32 * (1 - (1 - SAFETY_CAR_A_LAP) ** laps),
    noise: Int32Array.from({ length: 256 }, (_, at) =>
      Math.round(NOISE_MS * Math.sqrt(laps) * normalAt((at + 0.5) / 256)),
    ),
    lost: Int32Array.from({ length: 256 }, (_, at) => Math.round(2000 + 22_000 * (at / 256) ** 2)),
  };
  kept[laps] = luck;
  return luck;
}

function retirement(laps: number): number {
  return 1 - (1 - RETIRES_A_LAP) ** laps;
}

/** Of one or more, without a retirement. */
function mishap(laps: number): number {
  return (1 - RETIRES_A_LAP) ** laps - (1 - RETIRES_A_LAP - MISHAP_A_LAP) ** laps;
}

function inChances(chance: number): number {
  return Math.round(CHANCES * chance);
}

/** Milliseconds of the fastest lap of one stint, less the car's mean lap. @param draw of 32 bits */
export function fastestOf(draw: number): number {
  return FASTEST_MEAN_MS + FASTEST_MS * normalAt((draw + 0.5) / 2 ** 32);
}

const FASTEST_SIZE = 2 ** 12;

const keptFastest = new Map<number, Float64Array>();

/**
 * Quantiles, FASTEST_SIZE of them and the last one, of the fastest lap of so many stints: milliseconds less the car's mean lap. As many
 * as that, for the lap that beats the fastest so far is one of thousands.
 */
export function fastestTable(stints: number): Float64Array {
  const known = keptFastest.get(stints);
  if (known !== undefined) return known;
  const table = Float64Array.from({ length: FASTEST_SIZE + 1 }, (_, at) => {
    const part = Math.min(Math.max(at, 0.5), FASTEST_SIZE - 0.5) / FASTEST_SIZE;
    return FASTEST_MEAN_MS + FASTEST_MS * normalAt(partIn(1, stints, part));
  });
  keptFastest.set(stints, table);
  return table;
}

/** The quantile at this part of a table, which is that between two where it falls between them. @param part from 0 to less than 1 */
export function fastestAt(table: Float64Array, part: number): number {
  const place = part * FASTEST_SIZE;
  const at = place | 0;
  const from = table[at] ?? 0;
  return from + ((table[at + 1] ?? 0) - from) * (place - at);
}

/** Where in the table of `stints` the fastest lap of other `driven` ones stands that is at `part` of a table of their own. */
export function partIn(stints: number, driven: number, part: number): number {
  return 1 - (1 - part) ** (stints / driven);
}

import { nominalSeconds, SECOND_HALF, type SoccerRules } from '../rules.ts';
import { type Rates, ratesOf } from './rates.ts';

/** The engine counts time in sixteenths of a second: whole numbers, and fine enough that two things hardly ever coincide. */
export const INSTANTS_PER_SECOND = 16;
/** Rates change every 32 seconds: instants of time are shifted by this many bits to a place in the weights. */
export const BIN_SHIFT = 9;
const BIN_SECONDS = 2 ** BIN_SHIFT / INSTANTS_PER_SECOND;
/** Seconds from a corner to the one that follows from it. */
export const NEXT_CORNER_SECONDS = 20;
/** Two hours, the longest period a play can tell of. */
const BINS = 7200 / BIN_SECONDS + 1;

/** Minutes of stoppage time, each of a line as likely as the others; chosen from what is usual since 2023. */
const FIRST_HALF_ADDED = [1, 2, 2, 2, 3, 3, 4, 5] as const;
const SECOND_HALF_ADDED = [3, 4, 5, 5, 6, 6, 7, 8] as const;
const EXTRA_ADDED = [0, 1, 1, 1, 1, 2, 2, 2] as const;
const NONE_ADDED = [0, 0, 0, 0, 0, 0, 0, 0] as const;

/** How long periods are, and how a game's attacks and cards spread over them. Periods stand at their number, 1 to 5. */
export interface Timetable {
  /** Instants of each period, stoppage time aside. */
  readonly length: readonly number[];
  /** The choice of stoppage minutes by period; eight of each. */
  readonly added: readonly (readonly number[])[];
  /** Weights of an instant by period and bin; those of a whole average game add up to 1. They never fall within a period. */
  readonly attack: readonly Float64Array[];
  readonly cards: readonly Float64Array[];
}

const made = new Map<string, Timetable>();

/** The timetable of a game by its rules; the same one for the same rules. */
export function timetableOf(rules: SoccerRules): Timetable {
  const key = `${rules.game} ${rules.halfSeconds} ${rules.extraHalfSeconds}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const timetable = build(rules, ratesOf(rules));
  made.set(key, timetable);
  return timetable;
}

function build(rules: SoccerRules, rates: Rates): Timetable {
  const added =
    rules.game === 'futsal'
      ? [NONE_ADDED, NONE_ADDED, NONE_ADDED, NONE_ADDED, NONE_ADDED]
      : [NONE_ADDED, FIRST_HALF_ADDED, SECOND_HALF_ADDED, EXTRA_ADDED, EXTRA_ADDED];
  const length = [0, 1, 2, 3, 4].map((period) =>
    period === 0 ? 0 : nominalSeconds(rules, period) * INSTANTS_PER_SECOND,
  );
  const weights = (slope: number) => sloped(rules, added, slope);
  return { length, added, attack: weights(rates.attackSlope), cards: weights(rates.cardSlope) };
}

/** Seconds that an average period lasts, its stoppage time included. */
export function averageSeconds(
  rules: SoccerRules,
  added: readonly (readonly number[])[],
  period: number,
): number {
  const minutes = added[period] ?? [];
  return nominalSeconds(rules, period) + (60 * minutes.reduce((sum, each) => sum + each, 0)) / minutes.length;
}

/** A rate that grows in a straight line over both halves; stoppage and extra time go on as they are then. */
function sloped(
  rules: SoccerRules,
  added: readonly (readonly number[])[],
  slope: number,
): Float64Array<ArrayBuffer>[] {
  const bins = rules.halfSeconds / BIN_SECONDS;
  const at = (period: number, bin: number) => {
    if (period > SECOND_HALF) return 1 + slope / 2;
    const share = (Math.min(bin, bins - 1) + 0.5 + (period - 1) * bins) / (2 * bins);
    return 1 + slope * (share - 0.5);
  };
  let sum = 0;
  for (const period of [1, SECOND_HALF]) {
    const whole = averageSeconds(rules, added, period) / BIN_SECONDS;
    for (let bin = 0; bin < whole; bin++) sum += at(period, bin) * Math.min(1, whole - bin);
  }
  const perInstant = sum * 2 ** BIN_SHIFT;
  return added.map((_, period) =>
    Float64Array.from({ length: BINS }, (_, bin) => at(period, bin) / perInstant),
  );
}

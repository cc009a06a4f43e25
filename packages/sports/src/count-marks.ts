import { type Room, withMeasure } from './kit/columns.ts';
import {
  HALF_LOSS,
  HALF_WIN,
  type Mark,
  type MarketDefinition,
  type Measure,
  type Outcomes,
  PUSH,
  WIN,
} from './market-definition.ts';

/**
 * How many outcomes each selection of a market wins, and how many give its stake back, in the market's order. An outcome in
 * which half the stake wins is half a win and half a push, and wins / (size - pushes) stays the chance to price by.
 */
export interface MarketCounts {
  readonly wins: readonly number[];
  readonly pushes: readonly number[];
}

/**
 * Counts what marking every outcome with every selection would, but passes over the outcomes once a measure: a hundred lines on
 * one margin cost hardly more than one.
 */
export function countMarks<O extends Outcomes>(market: MarketDefinition<O>, outcomes: O): MarketCounts {
  const wins = market.selections.map(() => 0);
  const pushes = market.selections.map(() => 0);
  market.selections.forEach((selection, i) => {
    for (const [value, count] of histogram(outcomes, selection.measure ?? market.measure)) {
      const mark = selection.grade(value);
      const shared = selection.deadHeat?.(value);
      wins[i] = (wins[i] ?? 0) + (shared ? (count * shared.places) / shared.tied : count * WON[mark]);
      pushes[i] = (pushes[i] ?? 0) + count * GIVEN_BACK[mark];
    }
  });
  return { wins, pushes };
}

/** The part of a stake that wins, and the part that comes back, by mark. */
const WON: Readonly<Record<Mark, number>> = { 0: 0, [WIN]: 1, [PUSH]: 0, [HALF_WIN]: 0.5, [HALF_LOSS]: 0 };
const GIVEN_BACK: Readonly<Record<Mark, number>> = {
  0: 0,
  [WIN]: 0,
  [PUSH]: 1,
  [HALF_WIN]: 0.5,
  [HALF_LOSS]: 0.5,
};

/** Values met and how often, rising. */
export type Histogram = readonly (readonly [value: number, count: number])[];

/** A measure of every outcome as small codes: outcome i measures values[codes[i]]. */
export interface MeasureColumn {
  /** Values met, rising. */
  readonly values: Int16Array;
  readonly codes: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
}

const LEAST = -2048;
const SPAN = 8192;
const MOST_BYTE_CODES = 256;

// Tables that each measure needs for a moment: hundreds in each price would be most of what it leaves to be collected.

/** Of tally, all zero between two measures. */
const counts = new Uint32Array(SPAN);
/** Of measureColumn; what it does not set it does not read. */
const codeOf = new Uint16Array(SPAN);

/** What was counted so far; it goes when the outcomes go. */
const counted = new WeakMap<Outcomes, Map<string, Histogram>>();

/** How often each value of a measure comes up. @throws RangeError for a value no measure may have */
export function histogram<O extends Outcomes>(outcomes: O, measure: Measure<O>): Histogram {
  const known = counted.get(outcomes) ?? new Map<string, Histogram>();
  counted.set(outcomes, known);
  const found = known.get(measure.key);
  if (found !== undefined) return found;
  const tallied = tally(outcomes, measure);
  known.set(measure.key, tallied);
  return tallied;
}

/** What a measure comes to on average, in its own unit. @throws RangeError as histogram does */
export function averageOf<O extends Outcomes>(outcomes: O, measure: Measure<O>): number {
  const sum = histogram(outcomes, measure).reduce((total, [value, count]) => total + value * count, 0);
  return sum / outcomes.size;
}

/**
 * The measure of every outcome, a byte each where there are few values. Measured again rather than kept since it was counted:
 * most measures are counted and never asked for as a column. @throws RangeError as histogram does
 */
export function measureColumn<O extends Outcomes>(outcomes: O, measure: Measure<O>): MeasureColumn {
  const values = Int16Array.from(histogram(outcomes, measure), ([value]) => value);
  values.forEach((value, code) => {
    codeOf[value - LEAST] = code;
  });
  const codes =
    values.length <= MOST_BYTE_CODES ? new Uint8Array(outcomes.size) : new Uint16Array(outcomes.size);
  withMeasure(measure, outcomes, (room) => encode(room, codes));
  return { values, codes };
}

function encode(room: Room, codes: MeasureColumn['codes']): void {
  for (let i = 0; i < codes.length; i++) codes[i] = codeOf[(room[i] ?? 0) - LEAST] ?? 0;
}

function tally<O extends Outcomes>(outcomes: O, measure: Measure<O>): Histogram {
  const [lowest, highest] = withMeasure(measure, outcomes, countInto);
  if (lowest < 0 || highest >= SPAN) {
    counts.fill(0);
    throw new RangeError(`'${measure.key}' measured ${(lowest < 0 ? lowest : highest) + LEAST}`);
  }
  const met: [number, number][] = [];
  for (let at = lowest; at <= highest; at++) {
    const count = counts[at] ?? 0;
    if (count > 0) met.push([at + LEAST, count]);
  }
  counts.fill(0, lowest, highest + 1);
  return met;
}

/**
 * Counts how often each value comes, but for those that `counts` has no place for.
 * @returns the places of the lowest and the highest value, which may be outside `counts`
 */
function countInto(room: Room): readonly [lowest: number, highest: number] {
  let lowest = Number.MAX_SAFE_INTEGER;
  let highest = -1;
  for (let i = 0; i < room.length; i++) {
    const at = (room[i] ?? 0) - LEAST;
    if (at < lowest) lowest = at;
    if (at > highest) highest = at;
    if (at >= 0 && at < SPAN) counts[at] = (counts[at] ?? 0) + 1;
  }
  return [lowest, highest];
}

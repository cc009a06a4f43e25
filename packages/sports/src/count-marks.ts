import { type MarketDefinition, type Measure, type Outcomes, PUSH, WIN } from './sport.ts';

/** How many outcomes each selection of a market wins, and how many give its stake back, in the market's order. */
export interface MarketCounts {
  readonly wins: readonly number[];
  readonly pushes: readonly number[];
}

/**
 * Counts what marking every outcome with every selection would, but passes over the outcomes once a measure: a hundred lines on
 * one margin cost hardly more than one.
 */
export function countMarks<O extends Outcomes>(market: MarketDefinition<O>, outcomes: O): MarketCounts {
  const counts = histogram(outcomes, market.measure);
  const wins = market.selections.map(() => 0);
  const pushes = market.selections.map(() => 0);
  for (const [value, count] of counts) {
    market.selections.forEach((selection, i) => {
      const mark = selection.grade(value);
      if (mark === WIN) wins[i] = (wins[i] ?? 0) + count;
      else if (mark === PUSH) pushes[i] = (pushes[i] ?? 0) + count;
    });
  }
  return { wins, pushes };
}

/** Values met and how often, rising. */
export type Histogram = readonly (readonly [value: number, count: number])[];

/** Histograms made so far; they go when their outcomes go. */
const made = new WeakMap<Outcomes, Map<string, Histogram>>();

const LEAST = -2048;
const SPAN = 8192;

/** How often each value of a measure comes up. @throws RangeError for a value no measure may have */
export function histogram<O extends Outcomes>(outcomes: O, measure: Measure<O>): Histogram {
  const known = made.get(outcomes) ?? new Map<string, Histogram>();
  made.set(outcomes, known);
  const found = known.get(measure.key);
  if (found !== undefined) return found;
  const counted = countValues(outcomes, measure);
  known.set(measure.key, counted);
  return counted;
}

function countValues<O extends Outcomes>(outcomes: O, measure: Measure<O>): Histogram {
  const counts = new Uint32Array(SPAN);
  const valueAt = measure.bind(outcomes);
  for (let i = 0; i < outcomes.size; i++) {
    const at = valueAt(i) - LEAST;
    if (!(at >= 0 && at < SPAN)) throw new RangeError(`'${measure.key}' measured ${at + LEAST}`);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const met: [number, number][] = [];
  counts.forEach((count, at) => {
    if (count > 0) met.push([at + LEAST, count]);
  });
  return met;
}

import type { FootballOutcomes, Period } from './outcomes.ts';
import { countKind, FIELD_GOAL, TOUCHDOWN } from './scoring.ts';

export type LineMeasure = 'spread' | 'total' | 'home' | 'away' | 'touchdowns' | 'field-goals';

/** A quantity that is bet over and under a line. */
export interface LineFamily {
  readonly measure: LineMeasure;
  readonly period: Period;
}

export interface OfferedLine {
  /** As it stands in the key; for a spread from the home side's view. */
  readonly line: number;
  readonly main: boolean;
}

/** Values are kept from -OFFSET to OFFSET. */
const OFFSET = 150;
const SPAN = 2 * OFFSET + 1;

/** Lines that all but cannot lose, or win, are not offered. */
const LEAST_CHANCE = 0.02;

/**
 * The most balanced line of a family, among whole and half points, and lines a point apart around it. Empty when nothing is
 * open any more.
 */
export function linesAround(outcomes: FootballOutcomes, family: LineFamily, steps: number): OfferedLine[] {
  const counts = histogram(outcomes, family);
  const below = cumulated(counts);
  const main = balancedLine(counts, below, outcomes.size);
  if (main === undefined) return [];
  const lines: OfferedLine[] = [];
  for (let step = -steps; step <= steps; step++) {
    const at = main + step;
    if (family.measure !== 'spread' && at <= 0) continue;
    const over = chanceOver(counts, below, outcomes.size, at);
    if (over < LEAST_CHANCE || over > 1 - LEAST_CHANCE) continue;
    lines.push({ line: family.measure === 'spread' ? 0 - at : at, main: step === 0 });
  }
  return lines;
}

/** The chance that the quantity is above the line, pushes aside; 0 or 1 when there is no action at all. */
function chanceOver(counts: Float64Array, below: Float64Array, size: number, line: number): number {
  const floor = Math.floor(line);
  const whole = floor === line;
  const under = below[whole ? floor + OFFSET : floor + 1 + OFFSET] ?? 0;
  const level = whole ? (counts[floor + OFFSET] ?? 0) : 0;
  const action = size - level;
  return action === 0 ? 1 : (size - under - level) / action;
}

/** Half-point steps out from the median; whole numbers win only by being clearly closer to even. */
function balancedLine(counts: Float64Array, below: Float64Array, size: number): number | undefined {
  let median = -OFFSET;
  while (median < OFFSET && (below[median + 1 + OFFSET] ?? size) < size / 2) median++;
  let best: number | undefined;
  let smallest = 0.5 - LEAST_CHANCE;
  for (const line of [median - 0.5, median + 0.5, median, median - 1, median + 1]) {
    const distance = Math.abs(chanceOver(counts, below, size, line) - 0.5);
    if (distance < smallest - 1e-9) {
      smallest = distance;
      best = line;
    }
  }
  return best;
}

/** How many samples are below each value. */
function cumulated(counts: Float64Array): Float64Array {
  const below = new Float64Array(SPAN + 1);
  for (let i = 0; i < SPAN; i++) below[i + 1] = (below[i] ?? 0) + (counts[i] ?? 0);
  return below;
}

function histogram(outcomes: FootballOutcomes, { measure, period }: LineFamily): Float64Array {
  const counts = new Float64Array(SPAN);
  const home = outcomes.points.home[period];
  const away = outcomes.points.away[period];
  const measured = measureOf(measure);
  for (let i = 0; i < outcomes.size; i++) {
    const at = measured(outcomes, home[i] ?? 0, away[i] ?? 0, i) + OFFSET;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

type Measured = (outcomes: FootballOutcomes, home: number, away: number, index: number) => number;

function measureOf(measure: LineMeasure): Measured {
  switch (measure) {
    case 'spread':
      return (_outcomes, home, away) => home - away;
    case 'total':
      return (_outcomes, home, away) => home + away;
    case 'home':
      return (_outcomes, home) => home;
    case 'away':
      return (_outcomes, _home, away) => away;
    case 'touchdowns':
      return (outcomes, _home, _away, index) => countKind(outcomes, index, TOUCHDOWN);
    case 'field-goals':
      return (outcomes, _home, _away, index) => countKind(outcomes, index, FIELD_GOAL);
  }
}

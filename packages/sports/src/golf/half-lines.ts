import { histogram } from '../count-marks.ts';
import { GAVE_UP } from './engine/score-tables.ts';
import type { GolfMeasure } from './measures.ts';
import type { GolfOutcomes } from './outcomes.ts';

/** Lines come on the board while neither side is likelier than that. */
const MOST_CHANCE = 0.95;

export interface HalfLine {
  readonly line: number;
  readonly main: boolean;
}

/**
 * The half point that splits a score best, and those around it. Scores may lie below 0, and who has none is left out.
 * @param around how many on either side
 */
export function halfLines(outcomes: GolfOutcomes, measure: GolfMeasure, around: number): HalfLine[] {
  const counts = histogram(outcomes, measure).filter(([score]) => score !== GAVE_UP);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  let under = 0;
  const lines = counts.map(([score, count]) => {
    under += count;
    return { line: score + 0.5, chance: under / all };
  });
  const open = lines.filter(({ chance }) => chance >= 1 - MOST_CHANCE && chance <= MOST_CHANCE);
  const [best] = [...open].sort((one, other) => Math.abs(one.chance - 0.5) - Math.abs(other.chance - 0.5));
  if (best === undefined) return [];
  return open
    .filter(({ line }) => Math.abs(line - best.line) <= around)
    .map(({ line }) => ({ line, main: line === best.line }));
}

import { type Histogram, histogram } from '../count-marks.ts';
import type { Measure, Outcomes } from '../market-definition.ts';
import { isToldWhole } from './untold-count.ts';

/** Markets that differ only in their line. */
export interface LineFamily<O extends Outcomes> {
  /** Their keys up to the line, e.g. 'spread:game'. */
  readonly key: string;
  /** What is bet over and under the line. */
  readonly measure: Measure<O>;
  /** A spread is written as the home side sees it: -3.5 for a lead of more than 3.5. Other lines are above 0. */
  readonly spread: boolean;
  /** Of sets, maps and runs, which are few, and of what one player does: nobody sells lines that give stakes back. */
  readonly onlyHalves?: boolean;
  /** Of leads that are always even, as after twelve rounds: 0.5, 1 and 1.5 would be one bet, and so it is sold at 1.5 alone. */
  readonly onlyEven?: boolean;
  /** What every house has a favourite give, in points, however clear he is: the main line, unless it is all but sure either way. */
  readonly given?: number;
}

export interface OfferedLine {
  readonly key: string;
  readonly main: boolean;
}

/** A main line that all but cannot lose, or win, is none. */
const LEAST_MAIN_CHANCE = 0.02;
/** Other lines come on the board above this chance; how long they stay is for whoever keeps the board. */
const LEAST_CHANCE = 0.05;
/** Where fewer end level, a spread of less than anybody leads by is the winner under another name. */
const LEAST_LEVEL = 0.01;

/**
 * The most balanced line of a family, and the lines around it, a step apart, so that a main line that moves by half a point finds
 * them all in place. Empty when nothing is open any more. A spread that says
 * no more than who wins is left out. Outcomes in which the stake comes back whatever the line, of who did not play, say nothing.
 * @param points how far around
 * @param step a quarter where quarter lines are sold: half the stake is on either neighbour
 */
export function linesAround<O extends Outcomes>(
  outcomes: O,
  family: LineFamily<O>,
  points: number,
  step: 0.5 | 0.25 = 0.5,
): OfferedLine[] {
  const counts = histogram(outcomes, family.measure).filter(([value]) => isToldWhole(value));
  const size = counts.reduce((sum, [, count]) => sum + count, 0);
  const [, level = 0] = counts.find(([value]) => value === 0) ?? [];
  const hasWinner = family.spread && level < LEAST_LEVEL * size;
  const leastLead = Math.min(...counts.flatMap(([value]) => (value === 0 ? [] : [Math.abs(value)])));
  const isSold = (line: number) =>
    !(hasWinner && Math.abs(line) < leastLead) &&
    !(family.onlyHalves && Number.isInteger(line)) &&
    !(family.onlyEven && (Math.abs(line) + 0.5) % 2 !== 0);
  const { given, onlyEven } = family;
  const main =
    (given === undefined ? undefined : mostBalanced(counts, [given, -given])) ??
    balancedLine(counts, size, { isSold, step, onlyEven });
  if (main === undefined) return [];
  const lines: OfferedLine[] = [];
  for (let at = main - points; at <= main + points; at += step) {
    if (!isSold(at) || (!family.spread && at <= 0)) continue;
    const over = chanceOver(counts, at);
    if (at !== main && (over < LEAST_CHANCE || over > 1 - LEAST_CHANCE)) continue;
    lines.push({ key: `${family.key}:${family.spread ? 0 - at : at}`, main: at === main });
  }
  return lines;
}

/** The chance to be above the line, what is pushed aside; 1 when everything is. */
function chanceOver(counts: Histogram, line: number): number {
  // A quarter line is half of the line below and half of the one above; others are both halves themselves.
  const halves = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
  let over = 0;
  let under = 0;
  for (const [value, count] of counts) {
    for (const half of halves) {
      if (value > half) over += count;
      else if (value < half) under += count;
    }
  }
  return over + under === 0 ? 1 : over / (over + under);
}

interface Sold {
  readonly isSold: (line: number) => boolean;
  readonly step: number;
  readonly onlyEven: boolean | undefined;
}

/** The sold line closest to even around the median; of equals the one with the fewest stakes given back. */
function balancedLine(counts: Histogram, size: number, { isSold, step, onlyEven }: Sold): number | undefined {
  const middle = median(counts, size);
  const quarters = step === 0.25 ? [middle - 0.25, middle + 0.25, middle - 0.75, middle + 0.75] : [];
  const further = onlyEven ? [middle - 1.5, middle + 1.5] : [];
  const lines = [middle - 0.5, middle + 0.5, ...quarters, middle, middle - 1, middle + 1, ...further];
  return mostBalanced(counts, lines.filter(isSold));
}

/** The first of the closest to even; undefined when all of them are all but sure. */
function mostBalanced(counts: Histogram, lines: readonly number[]): number | undefined {
  let best: number | undefined;
  let smallest = 0.5 - LEAST_MAIN_CHANCE;
  for (const line of lines) {
    const distance = Math.abs(chanceOver(counts, line) - 0.5);
    if (distance < smallest - 1e-9) {
      smallest = distance;
      best = line;
    }
  }
  return best;
}

function median(counts: Histogram, size: number): number {
  let seen = 0;
  for (const [value, count] of counts) {
    seen += count;
    if (seen >= size / 2) return value;
  }
  return 0;
}

import { type Histogram, histogram } from '../count-marks.ts';
import type { Measure, Outcomes } from '../market-definition.ts';

/** How good the two sides are, in the sport's own unit; 0 and 0 are even and average. */
export interface PairStrength {
  readonly home: number;
  readonly away: number;
}

export interface FitGrid<O extends Outcomes> {
  /** Units of difference, and of sum, between two strengths that are really played. */
  readonly differenceStep: number;
  readonly sumStep: number;
  /** Whether sides may change places: then half of the grid is the other half seen from the other end. */
  readonly isSymmetric: boolean;
  /** Plays whole games, always with the same luck (common random numbers), so that two strengths differ by strength alone. */
  play(strength: PairStrength): O;
  readonly lead: Measure<O>;
  readonly total: Measure<O>;
}

/** Log-odds under a strength, pushes aside. */
export interface LineChances {
  /** The home lead to be above a line. */
  readonly above: number;
  /** The total to be over a line. */
  readonly over: number;
}

export type ChancesAt = (difference: number, sum: number, lead: number, total: number) => LineChances;

interface Node {
  readonly leads: Histogram;
  readonly totals: Histogram;
}

const CORNERS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

/**
 * Chances under strengths that were not played, between the four played around them: log-odds follow strength in all but a
 * straight line. Nodes are played when they are first needed, and then a fit costs next to nothing.
 */
export function gridChances<O extends Outcomes>(grid: FitGrid<O>): ChancesAt {
  const nodes = new Map<string, Node>();

  function nodeAt(column: number, row: number): Node {
    if (grid.isSymmetric && column < 0) {
      const { leads, totals } = nodeAt(0 - column, row);
      return { leads: mirrored(leads), totals };
    }
    const key = `${column} ${row}`;
    const known = nodes.get(key);
    if (known) return known;
    const made = playNode(grid, column, row);
    nodes.set(key, made);
    return made;
  }

  return (difference, sum, lead, total) => {
    const column = Math.floor(difference / grid.differenceStep);
    const row = Math.floor(sum / grid.sumStep);
    const right = difference / grid.differenceStep - column;
    const up = sum / grid.sumStep - row;
    let above = 0;
    let over = 0;
    for (const [i, j] of CORNERS) {
      const weight = (i === 1 ? right : 1 - right) * (j === 1 ? up : 1 - up);
      if (weight === 0) continue;
      const { leads, totals } = nodeAt(column + i, row + j);
      above += weight * logitAbove(leads, lead);
      over += weight * logitAbove(totals, total);
    }
    return { above, over };
  };
}

function playNode<O extends Outcomes>(grid: FitGrid<O>, column: number, row: number): Node {
  const outcomes = grid.play(pairOf(column * grid.differenceStep, row * grid.sumStep));
  const leads = histogram(outcomes, grid.lead);
  // Even sides win as often as each other, whatever the luck of these games.
  const isEven = grid.isSymmetric && column === 0;
  return {
    leads: isEven ? [...leads, ...mirrored(leads)] : leads,
    totals: histogram(outcomes, grid.total),
  };
}

export function pairOf(difference: number, sum: number): PairStrength {
  return { home: (sum + difference) / 2, away: (sum - difference) / 2 };
}

function mirrored(leads: Histogram): Histogram {
  return leads.map(([lead, count]) => [0 - lead, count] as const);
}

/** Half a game is added on either side, so that a line nobody reaches has log-odds, too. */
function logitAbove(counts: Histogram, line: number): number {
  let over = 0.5;
  let under = 0.5;
  for (const [value, count] of counts) {
    if (value > line) over += count;
    else if (value < line) under += count;
  }
  return Math.log(over / under);
}

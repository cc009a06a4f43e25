import { type Histogram, histogram } from '../count-marks.ts';
import { leadOf, totalOf } from './measures.ts';
import { simulate } from './simulate.ts';
import { type FootballState, initialState } from './state.ts';

/** Units of difference, and of sum, between two strengths that are really played. */
const DIFFERENCE_STEP = 8;
const SUM_STEP = 10;
/** Games played at each of them. */
const GAMES = 16_384;
/** Of 70 seeds the one whose games come closest (0.2 percentage points on average) to the chances of 250,000 games. */
const SEED = 62;

const NOBODY = { id: '', name: '', mediumName: '', abbreviation: '' };
const KICKOFF_STATE: FootballState = initialState({ home: NOBODY, away: NOBODY });

interface Node {
  readonly margins: Histogram;
  readonly totals: Histogram;
}

/** Played when they are first needed: a season's games need a dozen, some 100 ms each, and then a fit costs next to nothing. */
const nodes = new Map<string, Node>();

export interface LineChances {
  /** Log-odds of the home lead to be above a line, pushes aside. */
  readonly above: number;
  /** Log-odds of the total to be over a line. */
  readonly over: number;
}

/**
 * Chances under strengths that were not played, between the four played around them. Log-odds follow strength in all but a
 * straight line. Every node plays the same luck (common random numbers), so that they differ by strength alone.
 */
export function chancesAt(difference: number, sum: number, lead: number, total: number): LineChances {
  const column = Math.floor(difference / DIFFERENCE_STEP);
  const row = Math.floor(sum / SUM_STEP);
  const right = difference / DIFFERENCE_STEP - column;
  const up = sum / SUM_STEP - row;
  let above = 0;
  let over = 0;
  for (const [i, j] of CORNERS) {
    const weight = (i === 1 ? right : 1 - right) * (j === 1 ? up : 1 - up);
    if (weight === 0) continue;
    const { margins, totals } = nodeAt(column + i, row + j);
    above += weight * logitAbove(margins, lead);
    over += weight * logitAbove(totals, total);
  }
  return { above, over };
}

const CORNERS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

/** Sides change places, so what the stronger away side does is what the stronger home side does, seen from the other end. */
function nodeAt(column: number, row: number): Node {
  if (column < 0) {
    const { margins, totals } = nodeAt(0 - column, row);
    return { margins: mirrored(margins), totals };
  }
  const key = `${column} ${row}`;
  const known = nodes.get(key);
  if (known) return known;
  const difference = column * DIFFERENCE_STEP;
  const sum = row * SUM_STEP;
  const strength = { home: (sum + difference) / 2, away: (sum - difference) / 2 };
  const outcomes = simulate(KICKOFF_STATE, strength, GAMES, SEED);
  const margins = histogram(outcomes, leadOf('game'));
  const node = {
    // Even sides win as often as each other, whatever the luck of these games.
    margins: column === 0 ? [...margins, ...mirrored(margins)] : margins,
    totals: histogram(outcomes, totalOf('game')),
  };
  nodes.set(key, node);
  return node;
}

function mirrored(margins: Histogram): Histogram {
  return margins.map(([margin, count]) => [0 - margin, count] as const);
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

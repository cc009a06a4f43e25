import type { MainLines } from '../sport.ts';
import type { FootballOutcomes } from './outcomes.ts';
import { simulate } from './simulate.ts';
import { type FootballState, initialState } from './state.ts';
import type { FootballStrength } from './strength.ts';

/** Games played in each round of the search. */
const ROUNDS = [4096, 24_576];
/**
 * Among a hundred seeds the one whose games come closest (0.4 percentage points at worst, over spreads, totals and wins at eight
 * strengths) to the chances that 650,000 games give.
 */
const SEED = 94;
/** Beyond this the engine no longer answers in proportion. */
const LIMIT = 26;

/** What the engine's evenly matched game looks like; refined by the first rounds anyway. */
const EVEN_TOTAL = 46.7;
/** Points of margin that one unit of difference in strength is worth, and points of total that one unit of sum is. */
const MARGIN_PER_UNIT = 1.01;
const TOTAL_PER_UNIT = 0.85;
/** Spread of final margins; turns a chance to win into points at the start of the search. */
const MARGIN_DEVIATION = 12.9;

/** Height of the normal curve of margins (and of totals) at its middle: how much chance one point moves. */
const CHANCE_PER_POINT = 0.0309;

const NOBODY = { id: '', name: '', mediumName: '', abbreviation: '' };
const KICKOFF_STATE: FootballState = initialState({ home: NOBODY, away: NOBODY });

/**
 * Strengths under which the engine's own main lines agree with outside prices: as many games land on either side of the
 * spread and of the total. Every round plays the same luck (common random numbers), so the search is smooth and repeatable.
 * Where spread and chance to win disagree with each other, the middle is taken; what is not given is that of an even game.
 */
export function fit(target: MainLines): FootballStrength {
  const total = target.total ?? EVEN_TOTAL;
  let difference = startMargin(target) / MARGIN_PER_UNIT;
  let sum = (total - EVEN_TOTAL) / TOTAL_PER_UNIT;
  for (const games of ROUNDS) {
    const outcomes = simulate(KICKOFF_STATE, strengthOf(difference, sum), games, SEED);
    difference += marginError(outcomes, target) / MARGIN_PER_UNIT;
    sum += totalError(outcomes, total) / TOTAL_PER_UNIT;
  }
  return strengthOf(difference, sum);
}

function strengthOf(difference: number, sum: number): FootballStrength {
  const clamp = (value: number) => Math.max(-LIMIT, Math.min(LIMIT, value));
  return { home: clamp((sum + difference) / 2), away: clamp((sum - difference) / 2) };
}

function startMargin({ spread, homeWinProbability }: MainLines): number {
  if (spread !== undefined) return 0 - spread;
  return homeWinProbability === undefined ? 0 : MARGIN_DEVIATION * logit(homeWinProbability) * 0.6;
}

/** By how many points the home side is still too weak, as far as this outside price tells. */
function marginError(outcomes: FootballOutcomes, { spread, homeWinProbability }: MainLines): number {
  const errors: number[] = [];
  if (spread !== undefined) errors.push(pointsToEven(margins(outcomes), 0 - spread));
  if (homeWinProbability !== undefined) errors.push(pointsToWin(outcomes, homeWinProbability));
  return errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length);
}

function totalError(outcomes: FootballOutcomes, total: number): number {
  return pointsToEven(totals(outcomes), total);
}

/** How far the quantity must rise, in points, for the line to split the games that are not pushed. */
function pointsToEven(values: Int16Array, line: number): number {
  let over = 0;
  let under = 0;
  for (const value of values) {
    if (value > line) over++;
    else if (value < line) under++;
  }
  const chance = over + under === 0 ? 0.5 : over / (over + under);
  return (0.5 - chance) / CHANCE_PER_POINT;
}

/** How far the margin must rise, in points, for the home side to win its share of the games not tied. */
function pointsToWin(outcomes: FootballOutcomes, wanted: number): number {
  let won = 0;
  let lost = 0;
  for (const margin of margins(outcomes)) {
    if (margin > 0) won++;
    else if (margin < 0) lost++;
  }
  const z = logit(wanted) * 0.6;
  return (wanted - won / Math.max(1, won + lost)) / (CHANCE_PER_POINT * Math.exp((-z * z) / 2));
}

function margins({ size, points }: FootballOutcomes): Int16Array {
  return Int16Array.from({ length: size }, (_, i) => (points.home.game[i] ?? 0) - (points.away.game[i] ?? 0));
}

function totals({ size, points }: FootballOutcomes): Int16Array {
  return Int16Array.from({ length: size }, (_, i) => (points.home.game[i] ?? 0) + (points.away.game[i] ?? 0));
}

function logit(chance: number): number {
  const kept = Math.max(0.005, Math.min(0.995, chance));
  return Math.log(kept / (1 - kept));
}

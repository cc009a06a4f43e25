import type { MainLines } from '../sport.ts';
import { type ScoreChances, scoreChances } from './engine/chances.ts';
import type { SoccerRules } from './rules.ts';
import { solve } from './solve.ts';
import { evenOf, type SoccerStrength } from './strength.ts';

/** Steps of Newton's search; three or four are enough from anywhere sensible. */
const STEPS = 9;
const NUDGE = 1e-3;
const LONGEST_STEP = 0.6;
/** Logarithms of strengths lie between these; of `level`, nearer to 0. */
const LIMIT = 2.6;
const LEVEL_LIMIT = 1;
const USUAL_TOTAL = { soccer: 2.5, futsal: 5.5 };

/** What is to be met, as log-odds of something in the chances of all scores. */
interface Equation {
  readonly wanted: number;
  readonly found: (scores: ScoreChances) => number;
}

/**
 * Strengths under which the engine's own main lines agree with outside prices, worked out from its rates rather than played.
 * The chance of a win is the one that leaves the draw out; with a draw's chance `level` is found as well, which is what makes
 * the three prices of a game and its total agree. A spread counts where there is no chance of a win. What is not given is that
 * of two average sides. The same lines always give the same strengths.
 */
export function fit(rules: SoccerRules, target: MainLines): SoccerStrength {
  const even = evenOf(rules);
  const equations = equationsOf(rules, target);
  let at = [Math.log(even.home), Math.log(even.away), Math.log(even.level)];
  const free = equations.length;
  for (let step = 0; step < STEPS; step++) {
    const before = residuals(rules, equations, at);
    const columns = Array.from({ length: free }, (_, i) => {
      const nudged = residuals(rules, equations, nudge(at, i));
      return nudged.map((value, row) => (value - (before[row] ?? 0)) / NUDGE);
    });
    const move = solve(columns, before);
    if (move === undefined) break;
    at = at.map((value, i) =>
      clamp(value - clamp(move[i] ?? 0, LONGEST_STEP), i === 2 ? LEVEL_LIMIT : LIMIT),
    );
    if (move.every((each) => Math.abs(each) < 1e-6)) break;
  }
  return strengthOf(at);
}

function equationsOf(rules: SoccerRules, target: MainLines): Equation[] {
  const average = scoreChances(rules, evenOf(rules));
  const { spread, drawProbability, total = USUAL_TOTAL[rules.game] } = target;
  const overs = (scores: ScoreChances) => logOdds(scores, (home, away) => home + away - total);
  const wins = (scores: ScoreChances) => logOdds(scores, (home, away) => home - away);
  const noTotal = target.total === undefined && target.overProbability === undefined;
  const list: Equation[] = [
    { found: overs, wanted: noTotal ? overs(average) : logit(target.overProbability ?? 0.5) },
  ];
  if (target.homeWinProbability !== undefined)
    list.push({ found: wins, wanted: logit(target.homeWinProbability) });
  else if (spread === undefined) list.push({ found: wins, wanted: wins(average) });
  else list.push({ found: (scores) => logOdds(scores, (home, away) => home - away + spread), wanted: 0 });
  if (drawProbability !== undefined) {
    list.push({
      found: (scores) => logOdds(scores, (home, away) => (home === away ? 1 : -1)),
      wanted: logit(drawProbability),
    });
  }
  return list;
}

/** Log-odds of a difference to be above 0; exactly 0 is left out, and a quarter above or below counts by half. */
function logOdds(
  { size, chances }: ScoreChances,
  differenceOf: (home: number, away: number) => number,
): number {
  let over = 1e-9;
  let under = 1e-9;
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const difference = differenceOf(home, away);
      const chance = (chances[home * size + away] ?? 0) * (Math.abs(difference) === 0.25 ? 0.5 : 1);
      if (difference > 0) over += chance;
      else if (difference < 0) under += chance;
    }
  }
  return Math.log(over / under);
}

function residuals(rules: SoccerRules, equations: readonly Equation[], at: readonly number[]): number[] {
  const scores = scoreChances(rules, strengthOf(at));
  return equations.map(({ wanted, found }) => found(scores) - wanted);
}

function nudge(at: readonly number[], i: number): number[] {
  return at.map((value, j) => (i === j ? value + NUDGE : value));
}

function strengthOf([home = 0, away = 0, level = 0]: readonly number[]): SoccerStrength {
  return { home: Math.exp(home), away: Math.exp(away), level: Math.exp(level) };
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

function logit(chance: number): number {
  const kept = Math.max(0.003, Math.min(0.997, chance));
  return Math.log(kept / (1 - kept));
}

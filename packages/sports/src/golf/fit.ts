import { normalBelow } from '../kit/normal.ts';
import type { MainLines } from '../sport.ts';
import { EVEN, type GolfStrength } from './strength.ts';

/** Strokes of deviation of 72 holes. */
const DEVIATION = 5.65;
const ROUNDS = 4;
const STEPS = 30;
/** Of the grid of totals, in strokes from an average one. */
const LOWEST = -40;
const HIGHEST = 25;
const POINTS = 131;
/** Worse than this nobody of a field is: the last players' chances say no more. */
const WEAKEST = -3;
const STRONGEST = 4;

/** Skills under which players whose totals are normal around them win as often as outside prices say. */
export function fit({ fieldWinProbabilities: target = [] }: MainLines): GolfStrength {
  if (target.length < 2) return EVEN;
  let skills = target.map((chance) => 1.1 * Math.log(Math.max(chance, 1e-5) * target.length) * 0.6);
  for (let step = 0; step < STEPS; step++) {
    const chances = winChances(skills);
    skills = skills.map((skill, player) => {
      const ratio = Math.log(Math.max(target[player] ?? 0, 1e-5) / Math.max(chances[player] ?? 0, 1e-9));
      return Math.max(WEAKEST, Math.min(STRONGEST, skill + 0.35 * Math.max(-2, Math.min(2, ratio))));
    });
  }
  return { skills: skills.map((skill) => Math.round(skill * 100) / 100) };
}

/** The chance of each to have the lowest of independent normal totals: the sum over totals of being there with all others behind. */
export function winChances(skills: readonly number[]): number[] {
  const width = (HIGHEST - LOWEST) / (POINTS - 1);
  const chances = skills.map(() => 0);
  for (let point = 0; point < POINTS; point++) {
    const total = LOWEST + point * width;
    const scores = skills.map((skill) => (total + ROUNDS * skill) / DEVIATION);
    const behind = scores.map((score) => Math.max(1e-12, 1 - normalBelow(score)));
    const all = behind.reduce((sum, chance) => sum + Math.log(chance), 0);
    scores.forEach((score, player) => {
      const density = (Math.exp(-0.5 * score * score) / Math.sqrt(2 * Math.PI) / DEVIATION) * width;
      chances[player] = (chances[player] ?? 0) + density * Math.exp(all - Math.log(behind[player] ?? 1));
    });
  }
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

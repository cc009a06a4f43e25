import { START } from '../rules.ts';
import type { VisitTable } from './visits.ts';

/** Visits after which a player has surely finished; a longer leg ends there. */
export const MOST_VISITS = 40;

/** The chance of a player alone to finish 501 with visit number n, at index n. */
export function legLength(visits: VisitTable): Float64Array {
  const finishes = new Float64Array(MOST_VISITS + 1);
  let needed = new Float64Array(START + 1);
  needed[START] = 1;
  for (let visit = 1; visit <= MOST_VISITS; visit++) {
    const next = new Float64Array(START + 1);
    for (let left = 2; left <= START; left++) {
      const chance = needed[left] ?? 0;
      if (chance > 1e-12) spread(next, visits.chances(left), left, chance);
    }
    finishes[visit] = visit === MOST_VISITS ? sum(next) : (next[0] ?? 0);
    next[0] = 0;
    needed = next;
  }
  return finishes;
}

function spread(next: Float64Array, scores: Float64Array, left: number, chance: number): void {
  const most = Math.min(left, scores.length - 1);
  for (let score = 0; score <= most; score++) {
    const share = scores[score] ?? 0;
    if (share > 0) next[left - score] = (next[left - score] ?? 0) + chance * share;
  }
}

function sum(chances: Float64Array): number {
  let total = 0;
  for (const chance of chances) total += chance;
  return total;
}

/** The chance of who throws first to win a leg: to need no more visits than the other. */
export function chanceToHold(first: Float64Array, second: Float64Array): number {
  let chance = 0;
  let atLeast = 1;
  for (let visit = 1; visit <= MOST_VISITS; visit++) {
    chance += (first[visit] ?? 0) * atLeast;
    atLeast -= second[visit] ?? 0;
  }
  return chance;
}

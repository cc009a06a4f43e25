import type { RandomSource } from '../../sport.ts';
import type { FightRun } from './fight-run.ts';

/** A round that nobody is likely to survive is not fought over and over: the judges then have it level. */
const MOST_TRIES = 64;

/**
 * Fights rounds once more of which nothing is told but that they were over, for the judges saw them: each until nobody is finished in it.
 * @param fresh a fight before its first round
 * @param again one to fight them in
 */
export function fightUntoldRounds(
  run: FightRun,
  { fresh, again }: { readonly fresh: FightRun; readonly again: FightRun },
  rounds: number,
  random: RandomSource,
): void {
  for (let round = 1; round <= rounds; round++) {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      again.copy(fresh);
      again.round = round;
      again.playOut(round, random);
      if (again.winner === 0) break;
    }
    run.swings[round - 1] = again.winner === 0 ? (again.swings[round - 1] ?? 0) : 0;
  }
}

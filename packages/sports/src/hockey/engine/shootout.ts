import { SHOOTOUT_ROUNDS } from '../rules.ts';
import type { Game } from './game.ts';
import { SHOOTOUT_SHARE } from './rates.ts';

const THRESHOLD = Math.round(SHOOTOUT_SHARE * 2 ** 32);

/** One attempt; the away side shoots first. The winner gets one goal. */
export function shootoutTry(game: Game): void {
  const side = (game.tries[0] ?? 0) < (game.tries[1] ?? 0) ? 0 : 1;
  const isIn = game.random.next() < THRESHOLD;
  game.did = 'shootout';
  game.side = side;
  game.strength = isIn ? 1 : 0;
  game.tries[side] = (game.tries[side] ?? 0) + 1;
  if (isIn) game.tryGoals[side] = (game.tryGoals[side] ?? 0) + 1;
  const winner = shootoutWinner(game.tries, game.tryGoals);
  if (winner < 0) return;
  game.over = 1;
  game.score[winner] = (game.score[winner] ?? 0) + 1;
}

/** Who has won it: a lead the other side cannot make up in the attempts it has left; -1 for nobody yet. */
export function shootoutWinner(tries: ArrayLike<number>, goals: ArrayLike<number>): number {
  const lead = (goals[0] ?? 0) - (goals[1] ?? 0);
  if (lead === 0) return -1;
  const ahead = lead > 0 ? 0 : 1;
  const rounds = Math.max(SHOOTOUT_ROUNDS, tries[0] ?? 0, tries[1] ?? 0);
  const left = rounds - (tries[1 - ahead] ?? 0);
  return Math.abs(lead) > left ? ahead : -1;
}

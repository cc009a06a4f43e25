import type { FootballOutcomes } from '../outcomes.ts';
import type { Game } from './game.ts';
import { SIDE_SLOTS, SLOTS } from './work.ts';

/** Writes what the players of a game did into row `index` of the columns. */
export function recordPlayers(game: Game, outcomes: FootballOutcomes, index: number): void {
  const first = index * SLOTS * 2;
  for (let slot = 0; slot < SLOTS; slot++) {
    outcomes.work[first + slot] = game.work[slot] ?? 0;
    outcomes.work[first + SLOTS + slot] = game.work[SIDE_SLOTS + slot] ?? 0;
  }
  outcomes.passTouchdowns.home[index] = game.passTouchdowns[0] ?? 0;
  outcomes.passTouchdowns.away[index] = game.passTouchdowns[1] ?? 0;
  outcomes.interceptions.home[index] = game.interceptions[0] ?? 0;
  outcomes.interceptions.away[index] = game.interceptions[1] ?? 0;
}

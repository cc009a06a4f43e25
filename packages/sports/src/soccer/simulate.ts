import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { Game } from './engine/game.ts';
import { loadGame } from './engine/load.ts';
import { playOut } from './engine/step.ts';
import { emptyOutcomes, type SoccerOutcomes, sumPeriods } from './outcomes.ts';
import { WORDS } from './player-words.ts';
import { record } from './record.ts';
import type { SoccerState } from './state.ts';
import type { SoccerStrength } from './strength.ts';
import { untoldOf } from './untold.ts';

/**
 * Plays the rest of the game `size` times. Sample i draws from stream i of the seed, so the same seed compares two strengths
 * or two states under the same luck.
 */
export function simulate(
  state: SoccerState,
  strength: SoccerStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): SoccerOutcomes {
  const outcomes = emptyOutcomes(size, untoldOf(state.log));
  const random = new Random(seed);
  const start = loadGame(state, strength, random);
  const game = new Game(state.rules, strength, random);
  game.players = outcomes.players;
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    game.playersAt = i * WORDS;
    game.copy(start);
    playOut(game);
    record(game, outcomes, i);
  }
  sumPeriods(outcomes);
  return outcomes;
}

import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { futsal } from '../model.ts';
import { evenOf } from '../strength.ts';
import { cupState, sides } from '../testing/games.ts';
import { Game } from './game.ts';
import { loadGame } from './load.ts';
import { playOut, step } from './step.ts';

test('a game played in one go comes out as one that is played step by step', () => {
  const seed = 21;
  for (const state of [cupState, futsal.initial({ sides })]) {
    const random = new Random(seed);
    const start = loadGame(state, evenOf(state.rules), random);
    const fast = new Game(state.rules, evenOf(state.rules), random);
    const slow = new Game(state.rules, evenOf(state.rules), random);
    for (let i = 0; i < 200; i++) {
      for (const game of [fast, slow]) {
        random.seed(seed, i);
        game.copy(start);
        if (game === fast) playOut(game);
        else while (game.over === 0) step(game, Number.MAX_SAFE_INTEGER);
      }
      expect(told(fast)).toEqual(told(slow));
    }
  }
});

function told(game: Game): unknown {
  const { goals, goalCount, counts, players, kicks, cornerOrder, penalties, period, shootoutWinner } = game;
  const parts = [goals.slice(0, goalCount), counts, players, kicks, cornerOrder, penalties, period];
  return [...parts, shootoutWinner].map(String);
}

import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { setForm } from '../simulate.ts';
import { playGame, tipOff } from '../testing/games.ts';
import { courtOf, playersOf } from './court.ts';
import { Game } from './game.ts';
import { loadGame } from './load.ts';
import { playOut, step } from './step.ts';

test.each(['nba', 'ncaab'] as const)(
  'a game played in one go comes out as one that is played step by step (%s)',
  (league) => {
    const seed = 21;
    const random = new Random(seed);
    const start = loadGame(
      playGame(3, (state) => state.period === 2, tipOff(league)),
      { home: 6, away: -5 },
      random,
    );
    const court = courtOf(start.setting);
    const fast = new Game(start.setting, random, playersOf(court));
    const slow = new Game(start.setting, random);
    for (let i = 0; i < 200; i++) {
      for (const game of [fast, slow]) {
        random.seed(seed, i);
        game.copy(start);
        setForm(game, random.next());
        if (game === fast) playOut(game, random, court);
        else while (game.over === 0) step(game);
      }
      expect(told(fast)).toEqual(told(slow));
    }
  },
);

function told({ score, points, players, races, racesRun, next, nextBasket, period }: Game): unknown {
  return [score, points, players.slice(), races, racesRun, next, nextBasket, period].map(String);
}

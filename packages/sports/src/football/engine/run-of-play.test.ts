import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { football } from '../football.ts';
import { sides } from '../testing/games.ts';
import { Game } from './game.ts';
import { loadGame, setDays } from './load.ts';
import { playOut, step } from './step.ts';
import { SIDE_SLOTS, SLOTS } from './work.ts';

test('a game played in one go comes out as one that is played step by step', () => {
  const seed = 21;
  const strength = { home: 3, away: -2 };
  for (const competition of ['nfl', 'ncaaf']) {
    const random = new Random(seed);
    const start = loadGame(football.initial({ sides, competition }), strength, random);
    const fast = new Game(start.books, start.who, random);
    const slow = new Game(start.books, start.who, random);
    for (let i = 0; i < 200; i++) {
      for (const game of [fast, slow]) {
        random.seed(seed, i);
        game.copy(start);
        setDays(game, i);
        game.kickoffBy(i & 1);
        if (game === fast) playOut(game);
        else while (game.over === 0) step(game);
      }
      expect(told(fast)).toEqual(told(slow));
    }
  }
});

function told(game: Game): unknown {
  const { periodPoints, quarter, scoring, scoringCount, work, passTouchdowns, interceptions } = game;
  return [
    periodPoints,
    quarter,
    scoring.slice(0, scoringCount),
    gains(work),
    passTouchdowns,
    interceptions,
  ].map(String);
}

/** Without what is no gain of anybody, which is thrown in anywhere. */
function gains(work: Int32Array): Int32Array {
  return work.filter((_, at) => at % SIDE_SLOTS < SLOTS);
}

import { Random } from '@fairline/sports/random.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { EventGame } from './event-game.ts';
import { feedOf } from './testing/test-trading.ts';

/** The home side wins the first set. */
const SEED = 1;

/** A tennis match of which the home side has won a set before a player gives up, and how its curve ends. */
function endOfCurve(retires: 'home' | 'away') {
  const model = sportModel('tennis');
  if (!model) throw new Error('no tennis');
  const { fixture } = feedOf('retired');
  const game = new EventGame({ ...fixture, sport: 'tennis' }, model);
  const random = new Random(SEED);
  while (game.scoreboard.homeScore === 0) game.play(model.playOn(game.state, model.even, random), []);
  game.play({ kind: 'retirement', text: '', side: retires }, []);
  expect(game.scoreboard).toMatchObject({ homeScore: 1, awayScore: 0 });
  expect(game.finish(1, 0, []).impossible).toBeUndefined();
  return game.winCurve.points.at(-1);
}

test('the curve of the chances ends with who won, not with who has more', () => {
  expect(endOfCurve('home')).toEqual({ elapsed: 1, home: 0, draw: 0 });
  expect(endOfCurve('away')).toEqual({ elapsed: 1, home: 1, draw: 0 });
});

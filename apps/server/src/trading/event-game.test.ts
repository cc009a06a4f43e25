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

test('the curve goes on in overtime, and its end stands after what was seen there', () => {
  const model = sportModel('hockey');
  if (!model) throw new Error('no hockey');
  const { fixture } = feedOf('overtime');
  for (let seed = 1; ; seed++) {
    const game = new EventGame({ ...fixture, sport: 'hockey' }, model);
    const random = new Random(seed);
    for (let play: unknown; ; ) {
      play = model.playOn(game.state, model.even, random);
      if (play === undefined) break;
      game.play(play, []);
      if (!model.isFinal(game.state)) game.addChances({ home: 0.4, draw: 0 });
    }
    if ((model.beyond?.(game.state) ?? 0) === 0) continue;
    game.finish(game.scoreboard.homeScore, game.scoreboard.awayScore, []);
    const points = game.winCurve.points.map(({ elapsed }) => elapsed);
    expect([...points].sort((one, other) => one - other)).toEqual(points);
    expect(points.filter((elapsed) => elapsed > 1).length).toBeGreaterThan(1);
    expect(game.winCurve.points.at(-1)?.home).toBe(game.scoreboard.winner === 'home' ? 1 : 0);
    return;
  }
});

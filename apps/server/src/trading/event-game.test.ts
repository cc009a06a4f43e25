import { cricket } from '@fairline/sports/cricket/cricket.ts';
import type { CricketPlay } from '@fairline/sports/cricket/play.ts';
import { dotBall } from '@fairline/sports/cricket/testing/games.ts';
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

/** A game of basketball up to the end of a first quarter that the home side has won by two. */
function wonQuarter(key: string) {
  const model = sportModel('basketball');
  if (!model) throw new Error('no basketball');
  for (let seed = 1; ; seed++) {
    const { fixture } = feedOf(`quarter-${seed}`);
    const game = new EventGame({ ...fixture, sport: 'basketball', competition: 'nba' }, model);
    let last: object = {};
    for (let n = 0; !game.isDecided(key); n++) {
      last = Object(model.playOn(game.state, model.even, new Random(seed, n)));
      game.hear(n);
      game.play(last, [key]);
    }
    const { homeScore, awayScore } = game.scoreboard;
    if (homeScore - awayScore === 2) return { game, last, homeScore, awayScore };
  }
}

test('free throws told after the end of their quarter open it again, and its end pays it anew', () => {
  const key = 'moneyline:q1';
  const { game, last, homeScore, awayScore } = wonQuarter(key);
  expect(game.grade(key, 'home')?.outcome).toBe('win');
  const score = { home: homeScore, away: awayScore + 3 };
  const scores = [{ side: 'away', kind: 'free-throws', points: 3 }];
  expect(game.play({ ...last, kind: 'free-throw', scores, score }, [key])).toMatchObject({ corrected: true });
  expect(game.isDecided(key)).toBe(false);
  expect(game.play({ ...last, score }, [key])).toMatchObject({ corrected: true, decided: [key] });
  expect(game.grade(key, 'home')?.outcome).toBe('loss');
});

test('what a revision gave back is not opened by another that gives overs back', () => {
  const model = sportModel('cricket');
  if (!model) throw new Error('no cricket');
  const key = 'total:game:317.5';
  const { fixture } = feedOf('rain');
  const game = new EventGame({ ...fixture, sport: 'cricket', competition: 'ipl' }, model);
  let last: object = {};
  const tell = (play: object) => {
    last = play;
    return game.play(play, [key]);
  };
  const playOn = (n: number) => model.playOn(game.state, model.even, new Random(5, n));
  let n = 0;
  while (n < 31) tell(Object(playOn(n++)));
  const nothing = { offBat: 0, wides: 0, noBalls: 0, byes: 0, legByes: 0, penalties: 0 };
  const { wicket: _, ...ball } = { wicket: undefined, ...last };
  const revision = (limit: number) => ({ ...ball, ...nothing, kind: 'revision', text: '', limit });
  expect(tell(revision(60))).toMatchObject({ decided: [key], corrected: false });
  expect(game.grade(key, 'over')?.outcome).toBe('push');
  expect(tell(revision(120))).toMatchObject({ decided: [], corrected: false });
  for (let play = playOn(n++); play !== undefined; play = playOn(n++)) {
    expect(tell(Object(play))).toMatchObject({ decided: [], corrected: false });
  }
  expect(['over', 'under'].map((side) => game.grade(key, side)?.outcome)).toEqual(['push', 'push']);
});

test('a super over told after a tie that gave stakes back opens it again, and who wins it is paid', () => {
  const key = 'moneyline:game';
  const { fixture } = feedOf('tie');
  const game = new EventGame(
    { ...fixture, sport: 'cricket', competition: 'one-day-internationals' },
    cricket,
  );
  let state = cricket.initial(game.setup);
  const tell = (play: CricketPlay) => {
    state = cricket.apply(state, play);
    return game.play(play, [key]);
  };
  const toss = dotBall({ ...state, first: 'home', overs: 50 });
  tell({ ...toss, kind: 'start', balls: 0, overs: 50 });
  while (state.phase !== 'final') tell(dotBall(state));
  expect(game.grade(key, 'home')?.outcome).toBe('push');
  expect(tell(dotBall(state, { offBat: 1, runs: 1 }))).toMatchObject({ decided: [], corrected: true });
  expect(game.isDecided(key)).toBe(false);
  expect(game.grade(key, 'home')).toBeUndefined();
  let corrected = false;
  while (state.phase !== 'final') corrected = tell(dotBall(state)).corrected || corrected;
  expect(corrected).toBe(true);
  expect(['home', 'away'].map((side) => game.grade(key, side)?.outcome)).toEqual(['loss', 'win']);
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
    game.finish(game.scoreboard.homeScore, game.scoreboard.awayScore, []);
    const points = game.winCurve.points.map(({ elapsed }) => elapsed);
    expect([...points].sort((one, other) => one - other)).toEqual(points);
    // A goal may end overtime with its first play.
    if (points.filter((elapsed) => elapsed > 1).length < 2) continue;
    expect(game.winCurve.points.at(-1)?.home).toBe(game.scoreboard.winner === 'home' ? 1 : 0);
    return;
  }
});

test('a score that the games so far rule out is lost before the match is over, and grades nothing yet', () => {
  const model = sportModel('table-tennis');
  if (!model) throw new Error('no table tennis');
  const { fixture } = feedOf('ruled-out');
  const game = new EventGame({ ...fixture, sport: 'table-tennis', competition: 'table-tennis-cup' }, model);
  const key = 'correct-score:3';
  const lost = (selection: string) => game.isLost(key, selection);
  expect(lost('home-3-0')).toBe(false);
  const random = new Random(SEED);
  while (game.scoreboard.homeScore + game.scoreboard.awayScore < 1)
    game.play(model.playOn(game.state, model.even, random), []);
  const [whitewash, other] =
    game.scoreboard.homeScore === 1 ? ['away-3-0', 'home-3-0'] : ['home-3-0', 'away-3-0'];
  expect([lost(whitewash), lost(other)]).toEqual([true, false]);
  expect(game.grade(key, whitewash)).toBeUndefined();
});

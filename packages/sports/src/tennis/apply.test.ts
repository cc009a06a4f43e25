import { expect, test } from 'vitest';
import { LOSS, PUSH, WIN } from '../market-definition.ts';
import { countPoints } from '../rally/points.ts';
import { sides, stateAfter, tellMatch } from '../rally/testing/told-match.ts';
import { ImpossiblePlay } from '../sport.ts';
import type { TennisPlay, TennisPoint } from './play.ts';
import { BEST_OF_FIVE, BEST_OF_THREE, type TennisRules } from './rules.ts';
import { initialState, runningSet, setsWon, type TennisState } from './state.ts';
import { tennis } from './tennis.ts';

const before = tennis.initial({ sides });

/** A point won by a side, with the score it leads to, for tests to change. */
function point(state: TennisState, winner: 'home' | 'away', changes: Partial<TennisPoint> = {}): TennisPlay {
  const server = tennis.scoreboard(state).currentServer ?? 'home';
  const bare = { kind: 'point', text: '', server, winner, ending: 'other' } as const;
  for (const [sets, games, points] of candidates(state, winner)) {
    const play = { ...bare, sets, games, points, ...changes };
    try {
      tennis.apply(state, play);
      return play;
    } catch (error) {
      if (!(error instanceof ImpossiblePlay) || Object.keys(changes).length > 0) return play;
    }
  }
  throw new Error('no score fits');
}

/** The scores a point may lead to: one more point, one more game, one more set. */
function candidates(state: TennisState, winner: 'home' | 'away') {
  const nothing = { home: 0, away: 0 };
  const more = (score: { home: number; away: number }) => ({ ...score, [winner]: score[winner] + 1 });
  const [sets, games, points] = [setsWon(state), runningSet(state), countPoints(state.points)];
  return [
    [sets, games, more(points)],
    [sets, more(games), nothing],
    [more(sets), nothing, nothing],
    [more(sets), more(games), nothing],
  ] as const;
}

function play(state: TennisState, letters: string): TennisState {
  let now = state;
  for (const letter of letters) now = tennis.apply(now, point(now, letter === 'h' ? 'home' : 'away'));
  return now;
}

test('points, games and sets are counted, and the serve changes with each game [LIVE-006]', () => {
  const deuce = play(before, 'hahaha');
  expect(tennis.scoreboard(deuce)).toMatchObject({
    homeGameScore: '40',
    awayGameScore: '40',
    situation: 'Deuce',
  });
  expect(tennis.scoreboard(play(deuce, 'a'))).toMatchObject({ awayGameScore: 'AD', alert: 'Break point' });
  const game = play(deuce, 'hh');
  expect(tennis.scoreboard(game)).toMatchObject({ segments: [{ home: 1, away: 0 }], currentServer: 'away' });
  const set = play(before, 'hhhh'.repeat(6));
  expect(tennis.scoreboard(set)).toMatchObject({
    homeScore: 1,
    progress: 'Set 2',
    segments: [{ home: 6 }, {}],
  });
  const second = tennis.scoreboard(play(set, 'hhhhaaaahh'));
  expect([second.home, second.away]).toMatchObject([
    { score: '1', segment: 1 },
    { score: '0', segment: 1 },
  ]);
  expect(tennis.isFinal(play(set, 'hhhh'.repeat(6)))).toBe(true);
});

test('the points are told with a name before them: who serves, whose come first [LIVE-006]', () => {
  const { home, away } = before.sides;
  const first = tennis.scoreboard(play(before, 'haa'));
  expect(first.situation).toBe(`${home.abbreviation} serves 15–30`);
  const second = tennis.scoreboard(play(before, 'hhhhh'));
  expect(second.situation).toBe(`${away.abbreviation} serves 0–15`);
});

test('at six games all a tie-break is played, in which the serve changes after one point and then after two', () => {
  const level = play(before, 'hhhhaaaa'.repeat(6));
  expect(tennis.scoreboard(level)).toMatchObject({ isTieBreak: true, progress: 'Set 1 Tiebreak' });
  const servers = ['', 'h', 'hh', 'hhh', 'hhhh'].map(
    (letters) => tennis.scoreboard(play(level, letters)).currentServer,
  );
  expect(servers).toEqual(['home', 'away', 'away', 'home', 'home']);
  const over = play(level, 'hahahahahahahh');
  expect(tennis.scoreboard(over)).toMatchObject({ homeScore: 1, currentServer: 'away' });
  const set = { shortName: '1', home: 7, away: 6, tieBreak: { home: 8, away: 6 } };
  expect(tennis.scoreboard(over).segments).toEqual([set, { shortName: '2', home: 0, away: 0 }]);
  expect(tennis.scoreboard(level).segments).toEqual([{ shortName: '1', home: 6, away: 6 }]);
});

test('a match of five sets is told before it begins, not after', () => {
  const format = { kind: 'format', text: '', ...BEST_OF_FIVE } as const;
  const long = tennis.apply(before, format);
  expect(long.rules).toEqual(BEST_OF_FIVE);
  expect(tennis.isStarted(long)).toBe(false);
  expect(tennis.isFinal(play(long, 'hhhh'.repeat(12)))).toBe(false);
  expect(() => tennis.apply(play(before, 'h'), format)).toThrow(ImpossiblePlay);
});

test('the length that was announced stands, by the fixture as by the first play that says it', () => {
  const announced = tennis.initial({ sides, format: { setsToWin: 3 } });
  const format = (rules: TennisRules): TennisPlay => ({ kind: 'format', text: '', ...rules });
  expect(() => tennis.apply(announced, format(BEST_OF_THREE))).toThrow(
    'when a match to 3 sets was announced',
  );
  // How the final set is played no fixture says.
  const told = tennis.apply(announced, format({ ...BEST_OF_FIVE, finalSet: 'advantage' }));
  expect(told.rules.finalSet).toBe('advantage');
  expect(tennis.apply(told, format(told.rules)).rules).toEqual(told.rules);
  expect(() => tennis.apply(told, format(BEST_OF_FIVE))).toThrow('told before');
  const first = tennis.apply(before, format(BEST_OF_FIVE));
  expect(() => tennis.apply(first, format(BEST_OF_THREE))).toThrow('when a match to 3 sets was announced');
  const unheard = tennis.initial({ sides, format: { setsToWin: 40 } });
  expect(tennis.apply(unheard, format(BEST_OF_FIVE)).rules).toEqual(BEST_OF_FIVE);
});

test('a play that cannot follow is refused', () => {
  const running = play(before, 'hh');
  expect(() => tennis.apply(running, point(running, 'home', { server: 'away' }))).toThrow('out of turn');
  expect(() => tennis.apply(running, point(running, 'home', { points: { home: 1, away: 0 } }))).toThrow(
    'add up',
  );
  expect(() => tennis.apply(running, point(running, 'away', { ending: 'ace' }))).toThrow('ace');
  const final = tellMatch(tennis, 2);
  expect(() => tennis.apply(final, point(running, 'home'))).toThrow('the match is over');
  expect(() => tennis.parsePlay({ kind: 'goal' })).toThrow(ImpossiblePlay);
});

test('every told point is read again as it was written', () => {
  tellMatch(tennis, 5, tennis.even, (_state, told) => {
    expect(tennis.parsePlay(JSON.parse(JSON.stringify(told)))).toEqual(told);
    expect(told.text).toMatch(/\w/);
  });
});

test('who retires after a set loses the match; what was not decided is void', () => {
  const set = play(before, 'hhhh'.repeat(6));
  const retired = tennis.apply(play(set, 'h'), { kind: 'retirement', text: 'Ola retires', side: 'home' });
  const marks = (key: string) =>
    tennis.market(key, sides)?.selections.map((selection) => selection.mark(tennis.actual(retired), 0));
  expect(tennis.scoreboard(retired)).toMatchObject({
    progress: 'Final (retired)',
    homeScore: 1,
    awayScore: 0,
    winner: 'away',
    situation: 'Brandt won, Ola retired',
  });
  expect(marks('moneyline:game')).toEqual([0, WIN]);
  expect(tennis.explain(retired, 'moneyline:game', 'away')).toBe('Brandt won, Ola retired');
  expect(marks('moneyline:s1')).toEqual([WIN, 0]);
  expect(marks('total:game:20.5')).toEqual([PUSH, PUSH]);
  expect(tennis.explain(retired, 'total:game:20.5', 'over')).toContain('Stake back');
});

/** What a retirement gives each selection of a market, by its key. */
function retiredMarks(state: TennisState, side: 'home' | 'away', key: string) {
  const retired = tennis.apply(state, { kind: 'retirement', text: '', side });
  expect(tennis.isDecided(retired, key), key).toBe(true);
  const selections = tennis.market(key, sides)?.selections ?? [];
  return Object.fromEntries(selections.map((each) => [each.key, each.mark(tennis.actual(retired), 0)]));
}

test('a bet that was won or lost before a retirement stands, and only the rest goes back', () => {
  const setAndPoint = play(before, `${'hhhh'.repeat(6)}h`);
  const marks = (key: string) => retiredMarks(setAndPoint, 'home', key);
  expect(marks('win-set:home')).toEqual({ yes: WIN, no: LOSS });
  expect(marks('win-set:away')).toEqual({ yes: PUSH, no: PUSH });
  expect(marks('bagel')).toEqual({ yes: WIN, no: LOSS });
  expect(marks('set-betting:2')).toEqual({
    'home-2-0': PUSH,
    'home-2-1': PUSH,
    'away-2-0': LOSS,
    'away-2-1': PUSH,
  });
  const openingLost = { 'away-home': LOSS, 'away-away': LOSS };
  expect(marks('first-set')).toEqual({ 'home-home': PUSH, 'home-away': PUSH, ...openingLost });
  expect(marks('comeback:home')).toEqual({ yes: LOSS, no: WIN });
  expect(marks('comeback:away')).toEqual({ yes: PUSH, no: PUSH });
  expect(marks('result-total:5.5')).toMatchObject({ 'home-under': LOSS, 'away-under': LOSS });
  expect(marks('result-total:5.5')).toMatchObject({ 'home-over': PUSH, 'away-over': PUSH });
});

test('one set all is a third set, which decides lines on sets whoever retires in it', () => {
  const third = play(before, `${'hhhh'.repeat(6)}${'aaaa'.repeat(6)}h`);
  const marks = (key: string) => retiredMarks(third, 'away', key);
  expect(marks('set-total:game:2.5')).toEqual({ over: WIN, under: LOSS });
  expect(marks('set-spread:game:-1.5')).toEqual({ home: LOSS, away: WIN });
  expect(marks('set-spread:game:1.5')).toEqual({ home: WIN, away: LOSS });
  expect(marks('win-set:away')).toEqual({ yes: WIN, no: LOSS });
  expect(marks('set-betting:2')).toMatchObject({ 'home-2-0': LOSS, 'home-2-1': PUSH, 'away-2-1': PUSH });
});

test('what is certain is decided while the match goes on, and says why', () => {
  const first = play(before, 'hhhh'.repeat(6));
  const third = play(first, 'aaaa'.repeat(6));
  for (const key of ['win-set:home', 'bagel', 'comeback:home'])
    expect(tennis.isDecided(first, key), key).toBe(true);
  for (const key of ['set-total:game:2.5', 'set-spread:game:-1.5']) {
    expect(tennis.isDecided(first, key), key).toBe(false);
    expect(tennis.isDecided(third, key), key).toBe(true);
  }
  expect(tennis.certainMark(third, 'set-total:game:2.5', 'over')).toBe(WIN);
  expect(tennis.explain(third, 'set-total:game:2.5', 'over')).toBe(
    'Total Sets: Over 2.5 could not fail any more',
  );
  const retired = tennis.apply(play(first, 'h'), { kind: 'retirement', text: '', side: 'home' });
  expect(tennis.explain(retired, 'set-betting:2', 'away-2-0')).toBe(
    'Set Betting: Brandt 2–0 could not come true any more',
  );
  expect(tennis.explain(retired, 'set-betting:2', 'home-2-0')).toContain('Stake back: Ola retired');
});

test('a match given up in its first set is void', () => {
  const retired = tennis.apply(play(before, 'hhhh'), { kind: 'retirement', text: '', side: 'away' });
  expect(tennis.scoreboard(retired)).toMatchObject({ winner: undefined, situation: 'Brandt retired' });
  const winner = tennis.market('moneyline:game', sides);
  expect(winner?.selections.map((selection) => selection.mark(tennis.actual(retired), 0))).toEqual([
    PUSH,
    PUSH,
  ]);
  const game = tennis.market('game-winner:s1:1', sides);
  expect(game?.selections[0]?.mark(tennis.actual(retired), 0)).toBe(WIN);
});

test('bets on the score of a match of another length get their stake back', () => {
  const over = play(tennis.initial({ sides, format: { setsToWin: 3 } }), 'hhhh'.repeat(18));
  const marks = (key: string) =>
    tennis.market(key, sides)?.selections.map((selection) => selection.mark(tennis.actual(over), 0));
  expect(marks('set-betting:3')).toEqual([WIN, LOSS, LOSS, LOSS, LOSS, LOSS]);
  expect(marks('set-betting:2')).toEqual([PUSH, PUSH, PUSH, PUSH]);
  expect(tennis.explain(over, 'set-betting:2', 'home-2-0')).toBe('Stake back: it was a match to 3 sets');
});

test('how far a match is rises from nothing to all of it', () => {
  expect(tennis.elapsed(before)).toBe(0);
  expect(tennis.elapsed(stateAfter(tennis, 1, 80))).toBeGreaterThan(0.2);
  expect(tennis.elapsed(tellMatch(tennis, 1))).toBe(1);
  expect(initialState(sides)).toEqual(before);
});

test('an advantage set has no tie-break at six games all, and its late breaks are counted', () => {
  const held = (games: number) =>
    Array.from({ length: games }, (_, at) => (at % 2 ? 'aaaa' : 'hhhh')).join('');
  const twoSets = play(
    initialState(sides, { ...BEST_OF_FIVE, setsToWin: 2, finalSet: 'advantage' }),
    `${'hhhh'.repeat(6)}${'aaaa'.repeat(6)}`,
  );
  const level = play(twoSets, held(14));
  // Home breaks in the sixteenth game, after three breaks in each of the first two sets.
  const over = play(level, `${held(1)}hhhh`);
  expect([runningSet(level), over.phase]).toEqual([{ home: 7, away: 7 }, 'final']);
  const marks = (key: string, state: TennisState) =>
    tennis.market(key, sides)?.selections.map(({ mark }) => mark(tennis.actual(state), 0));
  for (const key of ['tiebreak:game', 'tiebreak:s3']) {
    expect(tennis.isDecided(level, key)).toBe(false);
    expect(marks(key, over)).toEqual([LOSS, WIN]);
  }
  expect(marks('breaks:6.5', over)).toEqual([WIN, LOSS]);
  expect(marks('breaks:7.5', over)).toEqual([LOSS, WIN]);
  const sample = tennis.simulate(level, tennis.even, 64, 1);
  const [yes] = tennis.market('tiebreak:game', sides)?.selections ?? [];
  const [more] = tennis.market('breaks:6.5', sides)?.selections ?? [];
  for (let index = 0; index < 64; index += 1) {
    expect(yes?.mark(sample, index)).toBe(LOSS);
    // Whoever wins breaks once at least.
    expect(more?.mark(sample, index)).toBe(WIN);
  }
});

test('a point is told with the score and who leads by it, whoever serves, in a tie-break, too', () => {
  const told = { game: 0, 'tie-break': 0 };
  for (let seed = 1; seed <= 4; seed++) {
    tellMatch(tennis, seed, tennis.even, (state, play) => {
      const led = / (\d+)–(\d+) (\S+)$/.exec(play.text)?.slice(1);
      const level = / (\d+) all$/.exec(play.text)?.[1];
      if (led === undefined && level === undefined) return;
      const board = tennis.scoreboard(state);
      const games = board.segments.at(-1);
      const [home, away] = play.text.includes('. Game ')
        ? [games?.home, games?.away]
        : [board.homeGameScore, board.awayGameScore];
      const isHome = Number(home) > Number(away);
      const read = isHome ? [home, away, sides.home.mediumName] : [away, home, sides.away.mediumName];
      if (level !== undefined) expect([home, away].map(String), play.text).toEqual([level, level]);
      else expect(led, play.text).toEqual(read.map(String));
      told[board.isTieBreak ? 'tie-break' : 'game'] += 1;
    });
  }
  expect(told.game).toBeGreaterThan(100);
  expect(told['tie-break']).toBeGreaterThan(10);
});

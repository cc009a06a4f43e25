import { expect, test } from 'vitest';
import { PUSH, WIN } from '../market-definition.ts';
import { sides, stateAfter, tellMatch } from '../rally/testing/told-match.ts';
import { ImpossiblePlay } from '../sport.ts';
import { playSeconds } from '../testing/play-seconds.ts';
import { chanceToWin } from './engine/exact.ts';
import type { TableTennisPlay, TableTennisPoint } from './play.ts';
import { BEST_OF_FIVE, gamesWon, type TableTennisState } from './state.ts';
import { tableTennis } from './table-tennis.ts';

const before = tableTennis.initial({ sides });

/** The point that a told match would have had, won by a side. */
function point(
  state: TableTennisState,
  winner: 'home' | 'away',
  changes: Partial<TableTennisPoint> = {},
): TableTennisPlay {
  const letters = state.games.at(-1) ?? '';
  const count = (side: string) => [...letters].filter((letter) => letter === side).length;
  const points = { home: count('h'), away: count('a') };
  points[winner] += 1;
  const games: { home: number; away: number } = { ...gamesWon(state) };
  const wins = points[winner] >= 11 && Math.abs(points.home - points.away) >= 2;
  if (wins) games[winner] += 1;
  const isMatch = games[winner] === state.rules.gamesToWin;
  const server = tableTennis.scoreboard(state).currentServer ?? 'home';
  const left = wins && !isMatch ? { home: 0, away: 0 } : points;
  return { kind: 'point', text: '', server, winner, games, points: left, ...changes };
}

function play(state: TableTennisState, letters: string): TableTennisState {
  let now = state;
  for (const letter of letters) now = tableTennis.apply(now, point(now, letter === 'h' ? 'home' : 'away'));
  return now;
}

const server = (state: TableTennisState) => tableTennis.scoreboard(state).currentServer;

test('the serve changes after two points, after each one from ten all, and with each game [LIVE-007]', () => {
  expect(['h', 'hh', 'hhh', 'hhhh'].map((letters) => server(play(before, letters)))).toEqual([
    'home',
    'away',
    'away',
    'home',
  ]);
  const level = play(before, 'ha'.repeat(10));
  expect([level, play(level, 'h'), play(level, 'ha')].map(server)).toEqual(['home', 'away', 'home']);
  expect(tableTennis.scoreboard(play(level, 'h'))).toMatchObject({
    alert: 'Game point',
    homeGameScore: '11',
  });
  const second = play(level, 'hh');
  expect(tableTennis.scoreboard(second)).toMatchObject({
    homeScore: 1,
    progress: 'Game 2',
    currentServer: 'away',
    segments: [
      { home: 12, away: 10 },
      { home: 0, away: 0 },
    ],
  });
  const third = tableTennis.scoreboard(play(second, 'aah'));
  expect([third.home, third.away]).toMatchObject([
    { score: '1', segment: 1 },
    { score: '0', segment: 2 },
  ]);
  const won = play(before, 'h'.repeat(33));
  expect(tableTennis.isFinal(won)).toBe(true);
  expect(tableTennis.scoreboard(won).home).toMatchObject({ score: '3', segment: undefined });
});

test('a match of seven games is told before it begins', () => {
  const long = tableTennis.apply(before, { kind: 'format', text: '', gamesToWin: 4 });
  expect(long.rules).toEqual({ gamesToWin: 4 });
  expect(tableTennis.isFinal(play(long, 'h'.repeat(33)))).toBe(false);
  expect(() => tableTennis.apply(play(long, 'h'), { kind: 'format', text: '', gamesToWin: 3 })).toThrow(
    ImpossiblePlay,
  );
  expect(tableTennis.apply(long, { kind: 'format', text: '', gamesToWin: 4 }).rules).toEqual({
    gamesToWin: 4,
  });
  expect(() => tableTennis.apply(long, { kind: 'format', text: '', gamesToWin: 3 })).toThrow(
    'a match to 3 games, when a match to 4 games was announced',
  );
});

test('a play that cannot follow is refused', () => {
  const running = play(before, 'hh');
  expect(() => tableTennis.apply(running, point(running, 'home', { server: 'home' }))).toThrow('out of turn');
  expect(() => tableTennis.apply(running, point(running, 'home', { points: { home: 1, away: 1 } }))).toThrow(
    'add up',
  );
  expect(() => tableTennis.apply(tellMatch(tableTennis, 2), point(running, 'home'))).toThrow('over');
  expect(() => tableTennis.parsePlay({ kind: 'goal' })).toThrow(ImpossiblePlay);
  tellMatch(tableTennis, 5, tableTennis.even, (_state, told) => {
    expect(tableTennis.parsePlay(JSON.parse(JSON.stringify(told)))).toEqual(told);
  });
});

test('a match that is given up is void but for what was decided', () => {
  const retired = tableTennis.apply(play(before, 'h'.repeat(11)), {
    kind: 'retirement',
    text: '',
    side: 'away',
  });
  const marks = (key: string) =>
    tableTennis.market(key, sides)?.selections.map((each) => each.mark(tableTennis.actual(retired), 0));
  expect(marks('moneyline:game')).toEqual([PUSH, PUSH]);
  const { homeScore, winner, situation } = tableTennis.scoreboard(retired);
  expect({ homeScore, winner, situation }).toEqual({
    homeScore: 1,
    winner: undefined,
    situation: 'Brandt retired',
  });
  expect(marks('moneyline:g1')).toEqual([WIN, 0]);
});

test('sampled matches meet the exact chances, and fitted strengths give the price again', () => {
  const strength = tableTennis.fit({ homeWinProbability: 0.7 });
  expect(chanceToWin(BEST_OF_FIVE, strength)).toBeCloseTo(0.7, 3);
  const outcomes = tableTennis.simulate(before, strength, 16_384, 2);
  const winner = tableTennis.market('moneyline:game', sides)?.selections[0];
  let wins = 0;
  for (let i = 0; i < outcomes.size; i++) if (winner?.mark(outcomes, i) === WIN) wins += 1;
  expect(Math.abs(wins / outcomes.size - 0.7)).toBeLessThan(0.015);
  const favourite = tableTennis.fit({ spread: -6.5 });
  expect(favourite.home).toBeGreaterThan(favourite.away);
  expect(() => tableTennis.parseStrength({ home: 0.1, away: 0.5 })).toThrow(RangeError);
});

test('a match takes about as long as it is said to', () => {
  let seconds = 0;
  for (let seed = 1; seed <= 40; seed++) {
    let state = before;
    tellMatch(tableTennis, seed, tableTennis.even, (after, told) => {
      seconds += playSeconds(tableTennis, state, told);
      state = after;
    });
  }
  expect(seconds / 40 / tableTennis.broadcastSeconds).toBeGreaterThan(0.85);
  expect(seconds / 40 / tableTennis.broadcastSeconds).toBeLessThan(1.15);
  expect(tableTennis.elapsed(stateAfter(tableTennis, 1, 40))).toBeGreaterThan(0.3);
});

test('a point is told with the score as the board reads, the guest first', () => {
  let told = 0;
  tellMatch(tableTennis, 3, tableTennis.even, (_state, play) => {
    const score = / (\d+)–(\d+)$/.exec(play.kind === 'point' ? play.text : '');
    if (score === null || play.kind !== 'point' || play.text.includes('wins')) return;
    expect(score.slice(1)).toEqual([String(play.points.away), String(play.points.home)]);
    told += 1;
  });
  expect(told).toBeGreaterThan(20);
});

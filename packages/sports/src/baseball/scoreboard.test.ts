import { expect, test } from 'vitest';
import { progress, scoreboard } from './scoreboard.ts';
import type { BaseballState } from './state.ts';
import { firstState } from './testing/games.ts';

const playing: BaseballState = {
  ...firstState,
  phase: 'in-play',
  inning: 3,
  half: 'bottom',
  outs: 1,
  balls: 2,
  strikes: 1,
  bases: { first: true, second: false, third: true },
  innings: { home: [0, 2], away: [1, 0, 3] },
  hits: { home: 3, away: 6 },
  errors: { home: 1, away: 0 },
  lastPlay: 'Ball, 2-1',
};

test('a baseball scoreboard shows the bases, the count and the outs [LIVE-004]', () => {
  expect(scoreboard(playing)).toMatchObject({
    sport: 'baseball',
    homeScore: 2,
    awayScore: 4,
    progress: 'Bot 3rd',
    isInPlay: true,
    situation: '1 out · 2–1',
    alert: '',
    home: { score: '2', marker: 'bat', note: '3 hits' },
    away: { score: '4', marker: undefined, note: '6 hits' },
    batting: 'home',
    firstBaseOccupied: true,
    secondBaseOccupied: false,
    thirdBaseOccupied: true,
    balls: 2,
    strikes: 1,
    outs: 1,
    homeHits: 3,
    awayHits: 6,
    homeErrors: 1,
    awayErrors: 0,
  });
  expect(scoreboard(playing).segments).toEqual([
    { shortName: '1', home: 0, away: 1 },
    { shortName: '2', home: 2, away: 0 },
    { shortName: '3', home: 0, away: 3 },
  ]);
  expect(scoreboard(playing).batter).toMatch(/^[A-Z]\. \S+$/);
});

test('progress names every stage of a game [LIVE-002]', () => {
  const at = (changes: Partial<BaseballState>) => progress({ ...playing, ...changes });
  expect(at({ phase: 'pre-game' })).toBe('');
  expect(at({ half: 'top', inning: 11 })).toBe('Top 11th');
  expect(at({ phase: 'break', half: 'top', inning: 2 })).toBe('Mid 2nd');
  expect(at({ phase: 'break', inning: 1 })).toBe('End 1st');
  expect(at({ phase: 'final', inning: 9 })).toBe('Final');
  expect(at({ phase: 'final', inning: 12 })).toBe('Final/12');
});

test('between halves there are no runners, no count and nobody at bat [LIVE-004]', () => {
  const pause = { ...playing, phase: 'break' as const, outs: 3 };
  expect(scoreboard(pause)).toMatchObject({
    batting: undefined,
    home: { marker: undefined },
    away: { marker: undefined },
    firstBaseOccupied: false,
    balls: 0,
    strikes: 0,
    outs: 3,
    batter: undefined,
  });
  expect(scoreboard(firstState)).toMatchObject({ isInPlay: false, batting: undefined, segments: [] });
});

test('a half inning that was not begun has no runs, and so it stays where the home side needs none [LIVE-002]', () => {
  const runsOfHome = (changes: Partial<BaseballState>) =>
    scoreboard({ ...playing, ...changes }).segments.map(({ home }) => home);
  expect(runsOfHome({ half: 'top' })).toEqual([0, 2, undefined]);
  expect(runsOfHome({ phase: 'break', half: 'top' })).toEqual([0, 2, undefined]);
  expect(runsOfHome({ half: 'bottom' })).toEqual([0, 2, 0]);
  expect(runsOfHome({ phase: 'break', half: 'bottom' })).toEqual([0, 2, 0]);
  expect(runsOfHome({ phase: 'final', inning: 9, half: 'top' }).slice(7)).toEqual([0, undefined]);
  expect(runsOfHome({ phase: 'final', inning: 9, half: 'bottom' }).slice(7)).toEqual([0, 0]);
});

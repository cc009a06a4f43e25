import { expect, test } from 'vitest';
import { scoreboard } from './scoreboard.ts';
import type { FootballState } from './state.ts';
import { kickoffState } from './testing/games.ts';

const playing: FootballState = {
  ...kickoffState,
  phase: 'in-play',
  quarter: 3,
  clock: 522,
  possession: 'home',
  next: 'scrimmage',
  down: 3,
  distance: 4,
  ballOn: 62,
  driveStart: 25,
  timeouts: { home: 3, away: 1 },
  scores: [
    { side: 'away', kind: 'touchdown', player: 9, quarter: 1, clock: 100 },
    { side: 'away', kind: 'extra-point', player: 9, quarter: 1, clock: 100 },
    { side: 'home', kind: 'field-goal', player: 9, quarter: 2, clock: 2 },
  ],
  lastPlay: 'B. Gantt pass short left for 6 yards',
};

test('a football scoreboard shows possession, red zone, down and distance and where the ball is [LIVE-003]', () => {
  expect(scoreboard(playing)).toEqual({
    sport: 'football',
    homeScore: 3,
    awayScore: 7,
    progress: 'Q3 8:42',
    isInPlay: true,
    segments: [
      { shortName: '1', home: 0, away: 7 },
      { shortName: '2', home: 3, away: 0 },
      { shortName: '3', home: 0, away: 0 },
    ],
    situation: '3rd & 4 · KC 38',
    alert: '',
    home: { score: '3', marker: 'ball', note: '3 timeouts' },
    away: { score: '7', marker: undefined, note: '1 timeout' },
    possession: 'home',
    redZone: false,
    downAndDistance: '3rd & 4',
    yardLine: 'KC 38',
    ballOn: 62,
    driveStart: 25,
    lineToGain: 66,
    homeTimeouts: 3,
    awayTimeouts: 1,
    scoring: expect.any(Array),
    counts: ['Passing Yards', 'Completions', 'Rushing Yards', 'Interceptions Thrown'].map((title) => ({
      ...{ title, home: 0, away: 0 },
    })),
    lastPlay: 'B. Gantt pass short left for 6 yards',
  });
});

test('the away side plays towards the home goal line', () => {
  const away = scoreboard({
    ...playing,
    possession: 'away',
    ballOn: 9,
    down: 1,
    distance: 9,
    driveStart: 80,
  });
  expect(away).toMatchObject({
    redZone: true,
    downAndDistance: '1st & Goal',
    yardLine: 'BUF 9',
    lineToGain: 0,
    driveStart: 80,
  });
  expect(scoreboard({ ...playing, possession: 'away', ballOn: 50 })).toMatchObject({
    yardLine: '50',
    lineToGain: 46,
  });
});

test('the red zone begins twenty yards out [LIVE-003]', () => {
  expect(scoreboard({ ...playing, ballOn: 80 }).redZone).toBe(true);
  expect(scoreboard({ ...playing, ballOn: 79 }).redZone).toBe(false);
  expect(scoreboard({ ...playing, ballOn: 20 }).redZone).toBe(false);
});

test('progress names every stage of a game [LIVE-002]', () => {
  const progress = (changes: Partial<FootballState>) => scoreboard({ ...playing, ...changes }).progress;
  expect(progress({ phase: 'pre-game' })).toBe('');
  expect(progress({ clock: 9 })).toBe('Q3 0:09');
  expect(progress({ phase: 'break', quarter: 1 })).toBe('End Q1');
  expect(progress({ phase: 'break', quarter: 2 })).toBe('Halftime');
  expect(progress({ quarter: 5, clock: 552 })).toBe('OT 9:12');
  expect(progress({ quarter: 6, clock: 900 })).toBe('2OT 15:00');
  expect(progress({ phase: 'final', quarter: 4 })).toBe('Final');
  expect(progress({ phase: 'final', quarter: 5 })).toBe('Final/OT');
});

test('when the last play of a quarter is over the quarter is, whatever the feed has said; a try is still to come', () => {
  const at = (quarter: number, changes: Partial<FootballState> = {}) =>
    scoreboard({ ...playing, quarter, clock: 0, ...changes });
  expect(at(2)).toMatchObject({
    progress: 'Halftime',
    isInPlay: true,
    possession: undefined,
    downAndDistance: undefined,
    ballOn: undefined,
    redZone: false,
  });
  expect(at(1)).toMatchObject({ progress: 'End Q1', possession: 'home', downAndDistance: '3rd & 4' });
  expect(at(3)).toEqual(at(3, { phase: 'break' }));
  expect(at(4).progress).toBe('End Q4');
  expect(at(2, { next: 'kickoff', down: 0 }).progress).toBe('Halftime');
  expect(at(2, { next: 'conversion', down: 0 })).toMatchObject({ progress: 'Q2 0:00', possession: 'home' });
});

test('before a kick there is no down, and before the game nothing at all [LIVE-003]', () => {
  expect(scoreboard({ ...playing, next: 'kickoff', down: 0 })).toMatchObject({
    possession: 'home',
    downAndDistance: undefined,
    yardLine: undefined,
    redZone: false,
  });
  expect(scoreboard(kickoffState)).toMatchObject({ isInPlay: false, segments: [], possession: undefined });
});

test('overtime is one segment, however long [LIVE-002]', () => {
  const overtime = scoreboard({
    ...playing,
    quarter: 6,
    scores: [...playing.scores, { side: 'home', kind: 'field-goal', quarter: 6, clock: 1 }],
  });
  expect(overtime.segments.map(({ shortName }) => shortName)).toEqual(['1', '2', '3', '4', 'OT']);
  expect(overtime.segments.at(-1)).toEqual({ shortName: 'OT', home: 3, away: 0 });
});

import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { ImpossiblePlay, type SideKey } from '../sport.ts';
import { football } from './football.ts';
import { goesOn } from './overtime.ts';
import type { FootballPlay, FootballScore } from './play.ts';
import type { FootballState } from './state.ts';
import { kickoffState, quietPlay } from './testing/games.ts';

/** Overtime, in which the home side kicked off to the away side, which has the ball. */
const overtime: FootballState = {
  ...kickoffState,
  phase: 'in-play',
  quarter: 5,
  clock: 500,
  possession: 'away',
  next: 'scrimmage',
  down: 1,
  distance: 10,
  hadOvertimeBall: { home: false, away: true },
};
const fieldGoal = (side: SideKey): FootballScore => ({ side, kind: 'field-goal', quarter: 5, clock: 450 });
const kick = { next: 'kickoff', down: 0, distance: 0 } as const;
const end = (clock: number) => ({ kind: 'end-of-period', clock, ...kick }) as const;

function refused(state: FootballState, changes: Partial<FootballPlay>): () => unknown {
  return () => football.apply(state, quietPlay(state, changes));
}

const touchdown = (side: SideKey, home: number, away: number): Partial<FootballPlay> => ({
  kind: 'pass',
  scores: [{ side, kind: 'touchdown' }],
  score: { home, away },
  possession: side,
  next: 'conversion',
  down: 0,
  distance: 0,
});

test('a quarter ends with its clock run down, so nothing of a half is decided before', () => {
  const second: FootballState = { ...overtime, quarter: 2, clock: 896 };
  expect(refused(second, end(896))).toThrow(/period 2 has 896 seconds left/);
  expect(refused(second, end(0))).not.toThrow();
});

test('once both had the ball the next score wins overtime, and nothing is played any more', () => {
  const answered = { ...overtime, hadOvertimeBall: { home: true, away: true }, possession: 'home' } as const;
  const won: FootballState = { ...answered, scores: [fieldGoal('home')], ...kick };
  const afterWin = [
    touchdown('home', 9, 0),
    { kind: 'kickoff' },
    { kind: 'rush' },
    { quarter: 6, clock: 600 },
  ] as const;
  for (const changes of afterWin)
    expect(refused(won, changes), JSON.stringify(changes)).toThrow(ImpossiblePlay);
  expect(refused(won, touchdown('home', 9, 0))).toThrow(/a pass after overtime was won/);
  expect(refused(won, { kind: 'timeout', ...kick })).not.toThrow();
  expect(refused(won, { kind: 'end-of-game', ...kick })).not.toThrow();
  const ended = football.apply(won, quietPlay(won, end(0)));
  expect(refused(ended, { kind: 'kickoff', quarter: 6, clock: 600 })).toThrow(/level score/);
});

test('who is behind loses overtime with the ball, and answers before', () => {
  const behind: FootballState = { ...overtime, scores: [fieldGoal('away')], ...kick };
  expect(refused(behind, { kind: 'kickoff', possession: 'home' })).not.toThrow();
  const answering = football.apply(behind, quietPlay(behind, { kind: 'kickoff', possession: 'home' }));
  expect(answering.hadOvertimeBall).toEqual({ home: true, away: true });
  expect(refused(answering, touchdown('home', 6, 3))).not.toThrow();
  const lost = football.apply(answering, quietPlay(answering, { kind: 'pass', possession: 'away' }));
  expect(refused(lost, { kind: 'rush' })).toThrow(/after overtime was won/);
  // In the play-offs another period is played where overtime ends before the answer does.
  const ended = football.apply(answering, quietPlay(answering, { ...end(0), possession: 'home' }));
  expect(refused({ ...ended, next: 'scrimmage' }, { quarter: 6, clock: 880 })).not.toThrow();
});

test('a kickoff that is kicked again gives nobody the ball', () => {
  const behind: FootballState = { ...overtime, scores: [fieldGoal('away')], ...kick };
  const again = football.apply(behind, quietPlay(behind, { kind: 'kickoff', ...kick }));
  expect(again.hadOvertimeBall.home).toBe(false);
  expect(refused(again, { kind: 'kickoff', possession: 'home' })).not.toThrow();
});

test('a lead after both turns decides overtime of colleges, whose clock counts for nothing', () => {
  const college: FootballState = {
    ...overtime,
    rules: { overtimeSeconds: 900, canTie: false, isCollege: true },
    hadOvertimeBall: { home: true, away: true },
    scores: [fieldGoal('home')],
  };
  expect(refused(college, { kind: 'rush' })).not.toThrow();
  expect(refused({ ...college, ...kick }, { kind: 'rush' })).toThrow(/after overtime was won/);
  const level: FootballState = { ...college, scores: [], clock: 900 };
  expect(refused(level, end(900))).not.toThrow();
  const ended = football.apply(level, quietPlay(level, end(900)));
  expect(refused(ended, { quarter: 6, clock: 900 })).not.toThrow();
});

test('a game that somebody has to win goes on until somebody has, by the rules of the play-offs', () => {
  const setup = { sides: kickoffState.sides, competition: 'nfl' };
  expect(football.initial(setup).rules).toEqual({ overtimeSeconds: 600, canTie: true });
  const rules = { overtimeSeconds: 900, canTie: false };
  expect(football.initial({ ...setup, format: { mustHaveWinner: true } }).rules).toEqual(rules);
  // The first overtime runs out while who is behind has the ball for the first time.
  const behind: FootballState = {
    ...overtime,
    rules,
    phase: 'break',
    clock: 0,
    possession: 'home',
    hadOvertimeBall: { home: true, away: true },
    scores: [fieldGoal('away')],
  };
  expect(goesOn(behind)).toBe(true);
  const { points } = football.simulate(behind, football.even, 256, 1);
  const homeWins = points.home.game.filter((home, at) => home > (points.away.game[at] ?? 0)).length;
  expect(homeWins).toBeGreaterThan(20);
  expect(homeWins).toBeLessThan(236);
  const play = football.playOn(behind, football.even, new Random(1, 1));
  expect(play?.quarter).toBe(6);
  expect(play && football.apply(behind, play).phase).toBe('in-play');
});

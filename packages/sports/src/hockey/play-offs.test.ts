import { expect, test } from 'vitest';
import { playThrough } from '../kit/testing/play-game.ts';
import { WIN } from '../market-definition.ts';
import { ImpossiblePlay } from '../sport.ts';
import { hockey } from './hockey.ts';
import { IN_SHOOTOUT } from './outcomes.ts';
import { beyond, elapsed } from './pace.ts';
import type { HockeyPlay } from './play.ts';
import type { HockeyState } from './state.ts';
import { faceOff, quietPlay, sides } from './testing/games.ts';

const playOff = hockey.initial({ sides, format: { mustHaveWinner: true } });
const EVEN = { home: 0, away: 0 };
const SEEDS = 120;

const apply = (state: HockeyState, changes: Partial<HockeyPlay>) =>
  hockey.apply(state, quietPlay(state, changes));

/** Level after a number of periods. */
function levelAfter(periods: number, from: HockeyState): HockeyState {
  let state = from;
  for (let period = 1; period <= periods; period++) {
    state = apply(state, { kind: 'end-of-period', period, clock: 0 });
  }
  return state;
}

test('a game of the play-offs goes on in whole overtimes until somebody scores, however long it takes', () => {
  let longest = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    let before = playOff;
    const end = playThrough(hockey, playOff, EVEN, seed, (state) => {
      expect(elapsed(state)).toBeGreaterThanOrEqual(elapsed(before));
      expect(beyond(state)).toBeGreaterThanOrEqual(beyond(before));
      before = state;
      return undefined;
    });
    const { homeScore, awayScore, progress, segments } = hockey.scoreboard(end);
    expect(end.phase).toBe('final');
    expect(homeScore).not.toBe(awayScore);
    if (end.period > 3) expect(Math.abs((homeScore ?? 0) - (awayScore ?? 0))).toBe(1);
    expect(progress).toMatch(/^Final(\/\d*OT)?$/);
    expect(segments.reduce((sum, { home }) => sum + (home ?? 0), 0)).toBe(homeScore);
    expect(end.shootout).toEqual({ home: [], away: [] });
    longest = Math.max(longest, end.period);
  }
  expect(longest).toBeGreaterThan(4);
});

test('what is simulated ends with a goal, more often in overtime than where a point is kept, and never in a shoot-out', () => {
  const size = 4096;
  const overtimes = (state: HockeyState) => {
    const { decided, goals } = hockey.simulate(state, EVEN, size, 3);
    for (let i = 0; i < size; i++) {
      const home = goals.home.game[i] ?? 0;
      const away = goals.away.game[i] ?? 0;
      expect(home).not.toBe(away);
    }
    return decided;
  };
  const decided = overtimes(playOff);
  expect(decided).not.toContain(IN_SHOOTOUT);
  const share = decided.filter((how) => how > 0).length / size;
  // A little less often than in the regular season, in which both keep the point of a level game.
  expect(share).toBeGreaterThan(0.18);
  expect(share).toBeLessThan(overtimes(faceOff).filter((how) => how > 0).length / size);
});

test('its second overtime is told as that, with five skaters a side, and is played on after a break', () => {
  const second = apply(levelAfter(4, playOff), { period: 5, clock: 754 });
  expect(hockey.scoreboard(second)).toMatchObject({
    progress: '2OT 12:34',
    homeSkaters: 5,
    awaySkaters: 5,
    segments: [{}, {}, {}, { shortName: 'OT', home: 0, away: 0 }],
  });
  expect(beyond(second)).toBeCloseTo((2400 - 754) / 3600);
  const won = apply(second, {
    kind: 'goal',
    clock: 700,
    goal: { side: 'away', strength: 'even', assists: [] },
    score: { home: 0, away: 1 },
  });
  const over = apply(won, { kind: 'end-of-game', clock: 700 });
  expect(hockey.scoreboard(over)).toMatchObject({ progress: 'Final/2OT', winner: 'away', awayScore: 1 });
  expect(hockey.isDecided(over, 'overtime')).toBe(true);
  expect(hockey.explain(over, 'overtime', 'yes')).toBe('The game went to overtime');
});

test('no shoot-out is sold of it, and a longer overtime of no game of the regular season is followed', () => {
  const keysOf = (state: HockeyState) =>
    hockey.offer(state, hockey.simulate(state, EVEN, 1024, 1), sides).map(({ market }) => market.key);
  expect(keysOf(faceOff)).toContain('shootout');
  expect(keysOf(playOff)).not.toContain('shootout');
  expect(keysOf(playOff)).toContain('overtime');

  const [regular, level] = [levelAfter(3, faceOff), levelAfter(3, playOff)];
  expect(apply(level, { period: 4, clock: 1200 }).clock).toBe(1200);
  expect(() => apply(regular, { period: 4, clock: 301 })).toThrow(ImpossiblePlay);
  expect(() => apply(levelAfter(4, faceOff), { period: 6, clock: 0 })).toThrow(ImpossiblePlay);
  const attempt = {
    kind: 'shootout-attempt',
    attempt: { side: 'away', good: true },
    period: 5,
    clock: 0,
  } as const;
  expect(() => apply(levelAfter(4, playOff), { ...attempt, score: { home: 0, away: 0 } })).toThrow(
    ImpossiblePlay,
  );
});

test('a game that ended before states said by which rules is still told and graded', () => {
  const { rules, ...old } = apply(levelAfter(4, faceOff), {
    ...{ kind: 'shootout-attempt', attempt: { side: 'away', good: true }, period: 5, clock: 0 },
    score: { home: 0, away: 0 },
  });
  expect(rules).toBeDefined();
  expect(hockey.scoreboard(old)).toMatchObject({ progress: 'Shootout', situation: 'Attempts 1/1–0/0' });
  expect(hockey.certainMark(old, 'overtime', 'yes')).toBe(WIN);
  expect(hockey.simulate(old, EVEN, 16, 1).decided).toEqual(new Uint8Array(16).fill(IN_SHOOTOUT));
});

test('its lines are met by its own overtime', () => {
  const told = { homeWinProbability: 0.75, total: 5.5, overProbability: 0.5 };
  const strength = hockey.fit({ ...told, format: { mustHaveWinner: true } });
  const { goals, size } = hockey.simulate(playOff, strength, 16_384, 5);
  const won = Array.from({ length: size }, (_, i) => (goals.home.game[i] ?? 0) > (goals.away.game[i] ?? 0));
  expect(Math.abs(won.filter(Boolean).length / size - 0.75)).toBeLessThan(0.01);
});

import { expect, test } from 'vitest';
import { PUSH } from '../market-definition.ts';
import { ImpossiblePlay } from '../sport.ts';
import { playSeconds } from '../testing/play-seconds.ts';
import { hockey } from './hockey.ts';
import { elapsed } from './pace.ts';
import type { HockeyPlay } from './play.ts';
import { EVERYBODY_ELSE } from './scoring.ts';
import type { HockeyState } from './state.ts';
import { faceOff, playGame, quietPlay } from './testing/games.ts';

const middle = playGame(1, ({ period, clock }) => period === 2 && clock < 700);
const score = { home: hockey.scoreboard(middle).homeScore, away: hockey.scoreboard(middle).awayScore };

test('played games are possible in every play, end decided and take about their usual length', () => {
  let seconds = 0;
  let beyond = 0;
  const games = 24;
  for (let seed = 0; seed < games; seed++) {
    let before = faceOff;
    const end = playGame(seed, (state, play) => {
      seconds += playSeconds(hockey, before, play);
      expect(elapsed(state)).toBeGreaterThanOrEqual(elapsed(before));
      before = state;
      return undefined;
    });
    const { homeScore, awayScore, progress, segments } = hockey.scoreboard(end);
    if (end.period > 3) beyond++;
    expect(homeScore).not.toBe(awayScore);
    expect(progress).toMatch(/^Final(\/OT|\/SO)?$/);
    expect(segments.reduce((sum, { home }) => sum + (home ?? 0), 0)).toBe(homeScore);
  }
  expect(beyond).toBeGreaterThan(0);
  expect(seconds / games / hockey.broadcastSeconds).toBeGreaterThan(0.9);
  expect(seconds / games / hockey.broadcastSeconds).toBeLessThan(1.1);
});

test.each<[string, Partial<HockeyPlay>]>([
  ['the clock runs back', { clock: middle.clock + 1 }],
  ['a period is skipped', { period: 4, clock: 100 }],
  ['a period is left with minutes to go', { period: 3, clock: 1100 }],
  ['the score does not add up', { score: { home: score.home + 1, away: score.away } }],
  [
    'a goal comes with a penalty',
    { kind: 'penalty', penalty: 'home', goal: { side: 'home', strength: 'even', assists: [] } },
  ],
  ['a goal is told without whose it is', { kind: 'goal' }],
  [
    'a goal is a shot of the other side',
    {
      ...{ kind: 'goal', goal: { side: 'away', strength: 'even', assists: [] }, shot: { side: 'home' } },
      score: { home: score.home, away: score.away + 1 },
    },
  ],
  [
    'a goal is a shot of another player',
    {
      kind: 'goal',
      goal: { side: 'home', strength: 'even', player: 1, assists: [] },
      shot: { side: 'home', player: 2 },
      score: { home: score.home + 1, away: score.away },
    },
  ],
  [
    'a player assists his own goal',
    {
      ...{ kind: 'goal', goal: { side: 'home', strength: 'even', player: 1, assists: [1] } },
      score: { home: score.home + 1, away: score.away },
    },
  ],
  ['a shoot-out comes before overtime', { kind: 'shootout-attempt', attempt: { side: 'home', good: true } }],
  ['a game ends in the second period', { kind: 'end-of-game', clock: 0 }],
])('a play is impossible when %s', (_why, changes) => {
  expect(() => hockey.apply(middle, quietPlay(middle, changes))).toThrow(ImpossiblePlay);
});

test('players in the box make a power play, with what is left of it [LIVE-003]', () => {
  const box = { home: [{ seconds: 72, major: false }], away: [] };
  const board = hockey.scoreboard(hockey.apply(middle, quietPlay(middle, { box })));
  expect(board).toMatchObject({
    homePlayersInBox: 1,
    awayPlayersInBox: 0,
    powerPlay: 'away',
    powerPlayClock: '1:12',
    homeSkaters: 4,
    awaySkaters: 5,
  });
});

test('between two periods, when nobody has a power play, the shots stay on the board [LIVE-003]', () => {
  const box = { home: [{ seconds: 72, major: false }], away: [] };
  const end = hockey.apply(middle, quietPlay(middle, { kind: 'end-of-period', clock: 0, box }));
  const { homeShots, awayShots, progress, situation } = hockey.scoreboard(end);
  expect(awayShots + homeShots).toBeGreaterThan(0);
  expect({ progress, situation }).toEqual({
    progress: 'End P2',
    situation: `Shots ${awayShots}–${homeShots}`,
  });
});

test('of a source that tells no shots the board says none', () => {
  const told = { ...quietPlay(middle), kind: 'goal' as const, score: { ...score, home: score.home + 1 } };
  const goal = { side: 'home' as const, strength: 'even' as const, assists: [] };
  const untold = hockey.apply(middle, { ...told, goal });
  expect(hockey.scoreboard(untold)).toMatchObject({ shotsTold: false, situation: '' });
  const shot = { side: 'home' as const };
  expect(hockey.scoreboard(hockey.apply(middle, { ...told, goal, shot }))).toMatchObject({
    shotsTold: true,
    situation: expect.stringMatching(/^Shots/),
  });
});

test('after the goal that wins overtime nobody shoots, and a shoot-out has no goals', () => {
  const overtime = { ...faceOff, phase: 'in-play' as const, period: 4, clock: 200 };
  const goalOf = (side: 'home' | 'away', clock: number, score: HockeyPlay['score']) => ({
    ...{ kind: 'goal' as const, clock, score, goal: { side, strength: 'even' as const, assists: [] } },
  });
  const won = hockey.apply(overtime, quietPlay(overtime, goalOf('home', 115, { home: 1, away: 0 })));
  for (const [side, score] of [
    ['home', { home: 2, away: 0 }],
    ['away', { home: 1, away: 1 }],
  ] as const) {
    expect(() => hockey.apply(won, quietPlay(won, goalOf(side, 95, score)))).toThrow('wins overtime');
  }
  const saved = quietPlay(won, { kind: 'shot', clock: 95, shot: { side: 'away' } });
  expect(() => hockey.apply(won, saved)).toThrow('wins overtime');
  expect(hockey.apply(won, quietPlay(won, { kind: 'end-of-game', clock: 115 })).phase).toBe('final');
  const level = { ...faceOff, phase: 'break' as const, period: 4, clock: 0 };
  const goal = { ...goalOf('home', 0, { home: 1, away: 0 }), period: 5 };
  expect(() => hockey.apply(level, quietPlay(level, goal))).toThrow('its attempts');
});

test('the shoot-out gives its winner one goal in a segment of its own [LIVE-002]', () => {
  const state = { ...faceOff, phase: 'break' as const, period: 4, clock: 0 };
  const attempts = [
    ['away', false],
    ['home', true],
    ['away', false],
    ['home', true],
  ] as const;
  let after = hockey.apply(state, { ...quietPlay(state), kind: 'other' });
  expect(after.phase).toBe('break');
  attempts.forEach(([side, good], index) => {
    const won = index === attempts.length - 1 ? 1 : 0;
    after = hockey.apply(
      after,
      quietPlay(after, {
        kind: 'shootout-attempt',
        period: 5,
        clock: 0,
        attempt: { side, good },
        score: { home: won, away: 0 },
      }),
    );
  });
  after = hockey.apply(after, quietPlay(after, { kind: 'end-of-game', clock: 0 }));
  const board = hockey.scoreboard(after);
  expect(board).toMatchObject({ progress: 'Final/SO', homeScore: 1, awayScore: 0 });
  expect(board.segments.at(-1)).toEqual({ shortName: 'SO', home: 1, away: 0 });
  expect(hockey.explain(after, 'method', 'home-shootout')).toBe('Bruins won in a shoot-out');
});

test.each<[string, RegExp, Partial<HockeyPlay>]>([
  ['goes back to an earlier period', /period 1 after period 2/, { period: 1, clock: 0 }],
  ['goes on to a later period', /had \d+ seconds left/, { period: 3 }],
  ['puts minutes back on the clock', /seconds back on the clock/, { clock: middle.clock + 61 }],
  ['restates a goal of a later period', /still to come/, { correctedGoals: [goalAt(4, 100)] }],
  [
    'restates a goal that is still to come',
    /still to come/,
    { correctedGoals: [goalAt(2, middle.clock - 1)] },
  ],
  ['restates goals out of order', /in the order/, { correctedGoals: [goalAt(2, 900), goalAt(1, 900)] }],
  ['restates a goal of the shoot-out', /attempts/, { correctedGoals: [goalAt(5, 0)] }],
])('a correction is refused that %s', (_why, reason, changes) => {
  const correction: Partial<HockeyPlay> = {
    kind: 'correction',
    correctedGoals: [],
    clock: middle.clock,
    ...changes,
  };
  expect(() => hockey.apply(middle, quietPlay(middle, correction))).toThrow(reason);
});

function goalAt(period: number, clock: number) {
  return { side: 'home' as const, strength: 'even' as const, assists: [], period, clock };
}

const firstGoal: NonNullable<HockeyPlay['correctedGoals']>[number] = {
  side: 'home',
  strength: 'even',
  assists: [2],
  period: 1,
  clock: 1000,
};
const restated = (goals: NonNullable<HockeyPlay['correctedGoals']>) =>
  hockey.apply(
    middle,
    quietPlay(middle, {
      kind: 'correction',
      clock: middle.clock,
      correctedGoals: goals,
      score: { home: 1, away: 0 },
    }),
  );

test('a correction that says whose its goals are restates those, and leaves shots as they were', () => {
  const corrected = restated([{ ...firstGoal, player: 3 }]);
  expect(corrected.areSkatersUntold).toBeUndefined();
  corrected.skaters?.home.forEach((line, place) => {
    const { shots } = middle.skaters?.home[place] ?? {};
    const [goals, assists] = [place === 3 ? 1 : 0, place === 2 ? 1 : 0];
    expect(line).toEqual({ shots, goals, assists, powerPlayPoints: 0 });
  });
});

test('a correction that restates the same goals without a name leaves to skaters what was told of them; other goals are nobody’s', () => {
  const late = playGame(2, ({ period, goals }) => period === 3 && goals.length > 2);
  const goals = (late.scored ?? []).map(({ player: _, ...goal }) => ({ ...goal, assists: [] }));
  const { homeScore: home, awayScore: away } = hockey.scoreboard(late);
  const correct = (state: HockeyState, correctedGoals: typeof goals) =>
    hockey.apply(
      state,
      quietPlay(state, { kind: 'correction', clock: state.clock, correctedGoals, score: { home, away } }),
    );
  const same = correct(late, goals);
  expect(same.goals).toEqual(late.goals);
  expect(same.skaters).toEqual(late.skaters);
  expect(same.areSkatersUntold).toBeUndefined();
  const [first] = goals;
  if (!first) throw new Error('nobody scored');
  const differing = correct(late, goals.with(0, { ...first, clock: 1200 }));
  expect(differing.areSkatersUntold).toBe(true);
  expect(hockey.isDecided(differing, 'first-scorer')).toBe(true);
  for (const { mark } of hockey.market('first-scorer', late.sides)?.selections ?? []) {
    expect(mark(hockey.actual(differing), 0)).toBe(PUSH);
  }
  const made = ({ skaters }: HockeyState) =>
    [...(skaters?.home ?? []), ...(skaters?.away ?? [])].reduce((sum, line) => sum + line.goals, 0);
  const who = late.scored?.[0]?.player ?? EVERYBODY_ELSE;
  expect(made(differing)).toBe(made(late) - (who !== EVERYBODY_ELSE ? 1 : 0));
});

test('of an older game in which nobody kept what was told of skaters and shots nothing is known', () => {
  const older = { ...middle, skaters: undefined, shotsTold: false };
  for (const key of [
    'player:shots:home:0:0.5',
    'scorer:1:home:0',
    'first-scorer',
    'shots:0.5',
    'first-shots:0.5',
  ]) {
    expect(hockey.isDecided(older, key), key).toBe(true);
    for (const { mark } of hockey.market(key, older.sides)?.selections ?? []) {
      expect(mark(hockey.actual(older), 0), key).toBe(PUSH);
    }
  }
  expect(hockey.apply(older, quietPlay(older)).skaters).toBeUndefined();
});

test('anything that is not a hockey play is refused with a reason', () => {
  for (const value of [
    undefined,
    3,
    {},
    { ...quietPlay(middle), clock: 1.5 },
    { ...quietPlay(middle), kind: 'try' },
  ]) {
    expect(() => hockey.parsePlay(value)).toThrow(/not a hockey play/);
  }
});

test('of a game begun by an earlier version, a goal of everybody else by everybody else is nobody’s in particular', () => {
  const begun = hockey.apply(faceOff, quietPlay(faceOff));
  const goalOf = (player: number, assists: number[]) =>
    hockey.parsePlay({
      ...quietPlay(begun, { kind: 'goal', score: { home: 1, away: 0 } }),
      shot: { side: 'home', player },
      goal: { side: 'home', strength: 'even', player, assists },
    });
  const old = goalOf(11, [11, 9]);
  expect(old).toMatchObject({ shot: { player: EVERYBODY_ELSE }, goal: { player: EVERYBODY_ELSE } });
  const scored = hockey.apply(begun, old);
  const lines = scored.skaters?.home ?? [];
  expect(lines[9]).toMatchObject({ goals: 0, assists: 1 });
  expect(lines[11]).toMatchObject({ goals: 0, assists: 0, shots: 0 });
  expect(hockey.apply(begun, goalOf(11, [9])).skaters?.home[11]).toMatchObject({ goals: 1, shots: 1 });
  expect(() => hockey.apply(begun, goalOf(10, [10, 9]))).toThrow('another for each');
  const restated = hockey.parsePlay({
    ...quietPlay(scored, { kind: 'correction' }),
    correctedGoals: [
      { side: 'home', strength: 'even', player: 11, assists: [11, 9], period: 1, clock: begun.clock - 10 },
    ],
  });
  expect(hockey.apply(scored, restated).skaters).toEqual(scored.skaters);
});

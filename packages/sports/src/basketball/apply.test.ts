import { expect, test } from 'vitest';
import { PUSH } from '../market-definition.ts';
import { Random } from '../random.ts';
import { ImpossiblePlay } from '../sport.ts';
import { basketball } from './basketball.ts';
import type { BasketballPlay } from './play.ts';
import type { BasketballState } from './state.ts';
import { playGame, quietPlay, tipOff } from './testing/games.ts';

const playsToMiddle: BasketballPlay[] = [];
const middle = playGame(1, (state, play) => {
  playsToMiddle.push(play);
  return state.period === 2 && state.clock < 400;
});
const score = {
  home: basketball.scoreboard(middle).homeScore,
  away: basketball.scoreboard(middle).awayScore,
};

test('no side goes into the second half of a college game without a time-out left', () => {
  for (let seed = 0; seed < 6; seed++) {
    const half = playGame(seed, ({ period }) => period === 2, tipOff('ncaab'));
    expect(Math.min(half.timeouts.home, half.timeouts.away), String(seed)).toBeGreaterThanOrEqual(2);
  }
});

test('played games are possible in every play, end decided, and say the same score everywhere', () => {
  for (const league of ['nba', 'wnba', 'ncaab'] as const) {
    for (let seed = 0; seed < 4; seed++) {
      const end = playGame(seed, undefined, tipOff(league));
      const { homeScore, awayScore, progress, segments } = basketball.scoreboard(end);
      expect(basketball.isFinal(end)).toBe(true);
      expect(homeScore).not.toBe(awayScore);
      expect(progress).toMatch(/^Final/);
      expect(segments.reduce((sum, { home }) => sum + (home ?? 0), 0)).toBe(homeScore);
      const told = end.players?.home.reduce((sum, { points }) => sum + points, 0) ?? 0;
      expect(told).toBeLessThanOrEqual(homeScore);
      expect(told).toBeGreaterThan(homeScore * 0.75);
    }
  }
});

test.each<[string, Partial<BasketballPlay>]>([
  ['the clock runs back', { clock: middle.clock + 1 }],
  ['a period is skipped', { period: 4 }],
  ['a period is left with minutes to go', { period: 3, clock: 700 }],
  ['the score does not add up', { score: { home: score.home + 1, away: score.away } }],
  ['a time-out brings points', { kind: 'timeout', scores: [{ side: 'home', kind: 'two', points: 2 }] }],
  ['a three is worth two', { kind: 'attempt', scores: [{ side: 'home', kind: 'three', points: 2 }] }],
  ['fouls are taken back', { fouls: { home: -1 + middle.fouls.home, away: 0 } }],
  ['a side fouls six times in ten seconds', { fouls: { ...middle.fouls, away: 6 + middle.fouls.away } }],
  ['a new period begins with four fouls', { period: 3, clock: 720, fouls: { home: 4, away: 0 } }],
  ['a game ends at halftime', { kind: 'end-of-game', clock: 0 }],
  ['a correction restates nothing', { kind: 'correction' }],
])('a play is impossible when %s', (_why, changes) => {
  expect(() => basketball.apply(middle, quietPlay(middle, changes))).toThrow(ImpossiblePlay);
});

test('fouls add up as quickly as anybody commits them, go on in the overtime of a college game, and are played on as they can be told', () => {
  const told = (state: BasketballState, changes: Partial<BasketballPlay>) =>
    basketball.apply(state, quietPlay(state, changes));
  const five = told(middle, { fouls: { ...middle.fouls, away: 5 + middle.fouls.away } });
  expect(five.fouls.away).toBe(5 + middle.fouls.away);
  expect(() => told(five, { clock: five.clock, fouls: { home: 60, away: 60 } })).toThrow(
    'fouls of a side in 0 seconds',
  );
  const start = tipOff('ncaab');
  expect(() => told(start, { clock: 1157, fouls: { home: 60, away: 1 } })).toThrow(
    '60 fouls of a side in 43 seconds',
  );
  const late: BasketballState = {
    ...start,
    phase: 'break',
    period: 2,
    clock: 0,
    fouls: { home: 58, away: 60 },
  };
  let state = told(late, { kind: 'jump-ball', period: 3, clock: 300, fouls: { home: 60, away: 60 } });
  const random = new Random(22);
  let fouls = 0;
  for (let plays = 0; plays < 40 && state.phase === 'in-play'; plays++) {
    const play = basketball.playOn(state, basketball.even, random);
    if (play?.kind === 'foul' || play?.kind === 'free-throw') fouls += 1;
    if (play) state = basketball.apply(state, basketball.parsePlay(play));
  }
  expect(fouls).toBeGreaterThan(2);
  expect(state.fouls).toEqual({ home: 60, away: 60 });
});

test('a correction restates every score; other scores than were told, without whose they are, are nobody’s', () => {
  const corrected = basketball.apply(
    middle,
    quietPlay(middle, {
      kind: 'correction',
      clock: middle.clock,
      correctedScores: [
        { side: 'home', kind: 'free-throws', points: 1, period: 1 },
        { side: 'away', kind: 'three', points: 3, period: 2 },
      ],
      score: { home: 1, away: 3 },
    }),
  );
  expect(corrected.points).toEqual({ home: [1, 0, 0, 0, 0], away: [0, 3, 0, 0, 0] });
  expect(corrected.arePlayersUntold).toBe(true);
  corrected.players?.home.forEach((line, place) => {
    expect(line).toEqual({ ...middle.players?.home[place], points: 0, threes: 0 });
  });
});

test('a correction that restates the same scores without a name leaves to players what was told of them', () => {
  const plain = playsToMiddle.flatMap(({ scores, period }) =>
    scores.map(({ player: _, ...score }) => ({ ...score, period })),
  );
  const correct = (state: BasketballState, correctedScores: typeof plain, more: number) =>
    basketball.apply(
      state,
      quietPlay(state, {
        kind: 'correction',
        clock: state.clock,
        correctedScores,
        score: { home: score.home + more, away: score.away },
      }),
    );
  const same = correct(middle, plain, 0);
  expect(same.scores).toEqual(middle.scores);
  expect(same.players).toEqual(middle.players);
  expect(same.arePlayersUntold).toBeUndefined();
  const at = plain.findIndex(({ side, kind }) => side === 'home' && kind === 'two');
  const worth = plain[at]?.points ?? 0;
  const differing = correct(
    middle,
    plain.with(at, { side: 'home', kind: 'three', points: 3, period: 1 }),
    3 - worth,
  );
  expect(differing.arePlayersUntold).toBe(true);
  const sum = (state: BasketballState) =>
    state.players?.home.reduce((all, { points }) => all + points, 0) ?? 0;
  expect(sum(differing)).toBe(sum(middle) - worth);
  expect(differing.players?.away).toEqual(middle.players?.away);
  expect(
    correct(differing, plain.with(at, { side: 'home', kind: 'three', points: 3, period: 1 }), 3 - worth),
  ).toMatchObject({
    players: differing.players,
    scores: differing.scores,
  });
});

test.each<[string, RegExp, Partial<BasketballPlay>]>([
  ['goes back to an earlier period', /period 1 after period 2/, { period: 1, clock: 0 }],
  ['goes on to a later period', /had \d+ seconds left/, { period: 3, clock: 720 }],
  ['puts minutes back on the clock', /seconds back on the clock/, { clock: middle.clock + 61 }],
  ['restates points of a later period', /still to come/, { correctedScores: [threeIn(3)] }],
  ['restates points out of order', /in the order/, { correctedScores: [threeIn(2), threeIn(1)] }],
  [
    'restates points that nothing brings',
    /a two for 4/,
    { correctedScores: [{ ...threeIn(1), kind: 'two', points: 4 }] },
  ],
])('a correction is refused that %s', (_why, reason, changes) => {
  const correction: Partial<BasketballPlay> = {
    kind: 'correction',
    correctedScores: [],
    clock: middle.clock,
    ...changes,
  };
  expect(() => basketball.apply(middle, quietPlay(middle, correction))).toThrow(reason);
});

function threeIn(period: number) {
  return { side: 'home' as const, kind: 'three' as const, points: 3, period };
}

test('a new period that begins with a time-out is no pause', () => {
  const pause = { ...middle, phase: 'break' as const, clock: 0 };
  const fouls = { home: 0, away: 0 };
  const timeout = quietPlay(pause, { kind: 'timeout', period: 3, clock: 720, fouls });
  expect(basketball.apply(pause, timeout).phase).toBe('in-play');
  const before = { ...timeout, period: 2, clock: 0, fouls: pause.fouls };
  expect(basketball.apply(pause, before).phase).toBe('break');
});

test('a correction that says whose its points are restates those, and leaves what else players did as it was', () => {
  const corrected = basketball.apply(
    middle,
    quietPlay(middle, {
      kind: 'correction',
      clock: middle.clock,
      correctedScores: [{ side: 'home', kind: 'three', points: 3, period: 2, player: 4 }],
      score: { home: 3, away: 0 },
    }),
  );
  expect(corrected.arePlayersUntold).toBeUndefined();
  corrected.players?.home.forEach((line, place) => {
    const before = middle.players?.home[place];
    const points = place === 4 ? 3 : 0;
    expect(line).toEqual({ ...before, points, threes: place === 4 ? 1 : 0 });
  });
});

test('of an older game in which nobody kept what was told of players nothing is known', () => {
  const older = { ...middle, players: undefined };
  for (const key of ['player:points:home:0:0.5', 'double-double:home:0', 'first-basket']) {
    expect(basketball.isDecided(older, key), key).toBe(true);
    for (const { mark } of basketball.market(key, older.sides)?.selections ?? []) {
      expect(mark(basketball.actual(older), 0), key).toBe(PUSH);
    }
  }
  expect(basketball.apply(older, quietPlay(older)).players).toBeUndefined();
});

test('anything that is not a basketball play is refused with a reason', () => {
  for (const value of [
    undefined,
    3,
    {},
    { ...quietPlay(middle), clock: 1.5 },
    { ...quietPlay(middle), kind: 'try' },
  ]) {
    expect(() => basketball.parsePlay(value)).toThrow(/not a basketball play/);
  }
});

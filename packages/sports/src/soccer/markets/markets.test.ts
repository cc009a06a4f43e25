import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { HALF_LOSS, HALF_WIN, LOSS, type Mark, PUSH, WIN } from '../../market-definition.ts';
import { futsal, soccer } from '../model.ts';
import { FUTSAL } from '../rules.ts';
import type { SoccerState } from '../state.ts';
import { after, cupState, kickoffState, playFrom, playGame, sides } from '../testing/games.ts';

const SIZE = 8192;
const outcomes = soccer.simulate(kickoffState, soccer.even, SIZE, 1);
const offers = soccer.offer(kickoffState, outcomes, sides);

/** Arsenal 2–1 after 1–0 at halftime; four corners to one, a red card for Everton. */
const final = after([
  [1, 0, 'kickoff'],
  [1, 10, 'corner', 'home'],
  [1, 20, 'goal', 'home'],
  [1, 45, 'end-of-period'],
  [2, 0, 'kickoff'],
  [2, 5, 'goal', 'away'],
  [2, 10, 'corner', 'away'],
  [2, 12, 'corner', 'home'],
  [2, 30, 'red-card', 'away'],
  [2, 40, 'goal', 'home'],
  [2, 41, 'corner', 'home'],
  [2, 42, 'corner', 'home'],
  [2, 48, 'end-of-game'],
]);

function marksOf(state: SoccerState, key: string): readonly Mark[] {
  expect(soccer.isDecided(state, key), key).toBe(true);
  return soccer.market(key, sides)?.selections.map(({ mark }) => mark(soccer.actual(state), 0)) ?? [];
}

test.each([
  ['total:corners:9.5', 'Total Corners'],
  ['total:corners-h1:4.5', '1st Half Total Corners'],
  ['total:cards:4.5', 'Total Cards'],
  ['total:shots:24.5', 'Total Shots'],
  ['total:shots-on-target:8.5', 'Total Shots on Target'],
  ['total:h1:1.5', '1st Half Total Goals'],
  ['team-total:home:corners-h1:2.5', '1st Half Arsenal Total Corners'],
  ['odd-even:corners', 'Total Corners Odd / Even'],
])('%s is called %s', (key, name) => {
  expect(soccer.market(key, sides)?.name).toBe(name);
  expect(futsal.market(key, sides)?.name).toBe(name);
});

test('a scorer is named as bettors know it', () => {
  const [once = '', twice] = [1, 2].map((goals) => soccer.market(`scorer:home:9:${goals}`, sides)?.name);
  expect(once).toMatch(/^\S+ \S+ \(ARS\) Anytime Goalscorer$/);
  expect(twice).toBe(once.replace('Anytime Goalscorer', 'to Score 2+ Goals'));
});

test('a game has at least 60 markets before it and 40 in play; futsal, too', () => {
  expect(offers.length).toBeGreaterThan(200);
  expect(new Set(offers.map(({ market }) => market.family)).size).toBeGreaterThanOrEqual(60);
  const inPlay = after([
    [1, 0, 'kickoff'],
    [1, 30, 'goal', 'home'],
    [1, 45, 'end-of-period'],
    [2, 0, 'kickoff'],
    [2, 20, 'quiet'],
  ]);
  expect(soccer.offer(inPlay, soccer.simulate(inPlay, soccer.even, 2048, 1), sides).length).toBeGreaterThan(
    100,
  );
  const kickoff = futsal.initial({ sides });
  expect(futsal.offer(kickoff, futsal.simulate(kickoff, futsal.even, 2048, 1), sides).length).toBeGreaterThan(
    60,
  );
});

test('of every market the selections win once in each outcome, or push; of double chance two win', () => {
  for (const { market } of offers) {
    const { wins, pushes } = countMarks(market, outcomes);
    const all =
      wins.reduce((sum, each) => sum + each, 0) + pushes.reduce((sum, each) => sum + each, 0) / wins.length;
    expect(all / SIZE, market.key).toBeCloseTo(market.key.startsWith('double-chance') ? 2 : 1, 9);
  }
});

test('every market that is offered is built again from its key, and graded and explained at the end', () => {
  for (let seed = 0; seed < 3; seed++) {
    const over = playGame(seed);
    for (const { market } of offers) {
      expect(soccer.market(market.key, sides)?.selections.map(({ key }) => key)).toEqual(
        market.selections.map(({ key }) => key),
      );
      expect(soccer.isDecided(over, market.key), market.key).toBe(true);
      for (const { key } of market.selections)
        expect(soccer.explain(over, market.key, key), market.key).toBeTruthy();
    }
  }
});

test.each<[string, readonly Mark[]]>([
  ['threeway:reg', [WIN, LOSS, LOSS]],
  ['threeway:h2', [LOSS, WIN, LOSS]],
  ['double-chance:reg', [WIN, WIN, LOSS]],
  ['moneyline:h2', [PUSH, PUSH]],
  ['spread:reg:-1', [PUSH, PUSH]],
  ['spread:reg:-0.75', [HALF_WIN, HALF_LOSS]],
  ['spread:reg:-1.25', [HALF_LOSS, HALF_WIN]],
  ['total:reg:2.75', [HALF_WIN, HALF_LOSS]],
  ['total:reg:3.25', [HALF_LOSS, HALF_WIN]],
  ['total:reg:2.5', [WIN, LOSS]],
  ['total:corners:4.5', [WIN, LOSS]],
  ['spread:corners:-3', [PUSH, PUSH]],
  ['threeway:cards', [LOSS, LOSS, WIN]],
  ['both-score:reg', [WIN, LOSS]],
  ['both-score:h1', [LOSS, WIN]],
  ['win-to-nil:home', [LOSS, WIN]],
  ['win-either:home', [WIN, LOSS]],
  ['win-halves:home', [LOSS, WIN]],
  ['score-halves:home', [WIN, LOSS]],
  ['next-goal:2', [LOSS, WIN, LOSS]],
  ['next-goal:4', [LOSS, LOSS, WIN]],
  ['last-goal', [WIN, LOSS, LOSS]],
  ['race:2', [WIN, LOSS, LOSS]],
  ['goal-in:16:30', [WIN, LOSS]],
  ['goal-in:31:45', [LOSS, WIN]],
  ['next-corner:2', [LOSS, WIN, LOSS]],
  ['red-card', [WIN, LOSS]],
  ['own-goal', [LOSS, WIN]],
])('%s is graded by the score 2–1', (key, marks) => {
  expect(marksOf(final, key)).toEqual(marks);
});

test('the selection that names the score wins, and the sentence says it', () => {
  const winner = (key: string) =>
    soccer
      .market(key, sides)
      ?.selections.filter(({ mark }) => mark(soccer.actual(final), 0) === WIN)
      .map(({ key: won }) => won);
  expect(winner('correct-score:reg')).toEqual(['2-1']);
  expect(winner('double-result')).toEqual(['home-home']);
  expect(winner('result-both')).toEqual(['home-yes']);
  expect(winner('result-total:3.5')).toEqual(['home-under']);
  expect(winner('both-total:2.5')).toEqual(['yes-over']);
  expect(winner('exact-goals:reg')).toEqual(['3']);
  expect(winner('team-goals:away')).toEqual(['1']);
  expect(winner('margin:exact')).toEqual(['home-1']);
  expect(winner('first-goal-time')).toEqual(['16-30']);
  expect(soccer.explain(final, 'correct-score:reg', '2-1')).toBe('Arsenal won 2–1');
  expect(soccer.explain(final, 'spread:reg:-0.75', 'home')).toBe(
    'Arsenal won 2–1; Arsenal half covered -0.75',
  );
  expect(soccer.explain(final, 'total:reg:2.75', 'under')).toBe(
    'The total was 3 goals, over 2.75: half of the bet lost, half is given back',
  );
});

test('what is known is decided before the end, and nothing that is not', () => {
  const early = after([
    [1, 0, 'kickoff'],
    [1, 5, 'goal', 'home'],
    [1, 8, 'goal', 'away'],
    [1, 16, 'quiet'],
  ]);
  for (const key of [
    'next-goal:2',
    'both-score:reg',
    'goal-in:1:15',
    'first-goal-time',
    'clean-sheet:home',
  ]) {
    expect(soccer.isDecided(early, key), key).toBe(true);
  }
  for (const key of [
    'next-goal:3',
    'threeway:h1',
    'goal-in:16:30',
    'last-goal',
    'nonsense',
    'total:reg:2.6',
  ]) {
    expect(soccer.isDecided(early, key), key).toBe(false);
  }
});

test('extra time and kicks do not count: what is bet on is decided after 90 minutes', () => {
  const level = after(
    [
      [1, 0, 'kickoff'],
      [1, 45, 'end-of-period'],
      [2, 0, 'kickoff'],
      [2, 46, 'end-of-period'],
      [3, 0, 'kickoff'],
      [3, 5, 'goal', 'home'],
      [3, 6, 'corner', 'home'],
    ],
    cupState.rules,
  );
  expect(marksOf(level, 'threeway:reg')).toEqual([LOSS, WIN, LOSS]);
  expect(marksOf(level, 'next-goal:1')).toEqual([LOSS, LOSS, WIN]);
  expect(marksOf(level, 'total:corners:0.5')).toEqual([LOSS, WIN]);
  const onOffer = keysOf(level);
  expect(onOffer.filter((key) => !/^(who-wins|threeway:et|total:et:[\d.]+)$/.test(key))).toEqual([]);
  expect(onOffer).toEqual(expect.arrayContaining(['who-wins', 'threeway:et', 'total:et:1.5']));
});

function keysOf(state: SoccerState): string[] {
  return soccer
    .offer(state, soccer.simulate(state, soccer.even, 256, 1), sides)
    .map(({ market }) => market.key);
}

test('a player scores as often as his goals say, and own goals are nobody’s', () => {
  const chance = (key: string) => {
    const market = soccer.market(key, sides);
    return market === undefined ? 0 : (countMarks(market, outcomes).wins[0] ?? 0) / SIZE;
  };
  expect(chance('scorer:home:9:1')).toBeGreaterThan(chance('scorer:home:5:1'));
  expect(chance('scorer:home:9:1')).toBeGreaterThan(0.2);
  expect(chance('scorer:home:9:1')).toBeLessThan(0.36);
  expect(chance('scorer:home:9:2')).toBeLessThan(chance('scorer:home:9:1') / 3);
});

test('futsal is bet on by who scores, once, twice and three times, first and last, as those may who play it', () => {
  const kickoff = futsal.initial({ sides });
  const samples = futsal.simulate(kickoff, futsal.even, SIZE, 1);
  const players = futsal
    .offer(kickoff, samples, sides)
    .filter(({ market }) => market.classification === 'player');
  const keys = players.map(({ market }) => market.key);
  expect(keys).toContain('first-scorer');
  expect(keys.filter((key) => /^scorer:(home|away):\d+:1$/.test(key))).toHaveLength(16);
  expect(keys).toContain('scorer:home:1:3');
  for (const { market } of players) {
    const { wins } = countMarks(market, samples);
    expect(wins.reduce((sum, each) => sum + each, 0) / SIZE, market.key).toBeCloseTo(1, 9);
    for (const won of wins.slice(0, 1)) expect(won / SIZE, market.key).toBeGreaterThan(0.005);
  }
  // Ten and one come with a side of futsal; soccer has three more.
  expect(futsal.market('scorer:home:11:1', sides)).toBeUndefined();
  expect(soccer.market('scorer:home:11:1', sides)).toBeDefined();
  const first = futsal.market('first-scorer', sides)?.selections.map(({ key }) => key);
  expect(first?.slice(0, 2)).toEqual(['home-1', 'home-2']);
});

test('a scorer of futsal is graded by name', () => {
  const start = futsal.initial({ sides });
  const kickoff = futsal.apply(start, playFrom(start, { kind: 'kickoff', period: 1, clock: 0 }));
  const goal = playFrom(kickoff, { kind: 'goal', side: 'home', clock: 300, player: 2 });
  const scored = futsal.apply(kickoff, goal);
  expect(futsal.isDecided(scored, 'first-scorer')).toBe(true);
  expect(futsal.explain(scored, 'first-scorer', 'home-2')).toMatch(/scored the first goal$/);
  expect(futsal.isDecided(scored, 'scorer:home:2:1')).toBe(true);
  expect(futsal.market('scorer:home:2:1', sides)?.selections[0]?.mark(futsal.actual(scored), 0)).toBe(WIN);
});

test('what a side counts is said once in the name of its total', () => {
  const name = (key: string) => soccer.market(key, sides)?.name;
  const team = sides.home.mediumName;
  expect(name('team-total:home:reg:1.5')).toBe(`${team} Total Goals`);
  expect(name('team-total:home:h1:0.5')).toBe(`1st Half ${team} Total Goals`);
  expect(name('team-total:home:corners:4.5')).toBe(`${team} Total Corners`);
  expect(name('team-total:home:cards-h2:1.5')).toBe(`2nd Half ${team} Total Cards`);
  expect(name('team-total:home:shots:11.5')).toBe(`${team} Total Shots`);
  expect(name('team-total:home:shots-on-target:4.5')).toBe(`${team} Total Shots on Target`);
});

test('a game of more goals than the engine keeps is graded by all of them', () => {
  const goal = (minute: number, whose: 'home' | 'away') => [2, minute, 'goal', whose] as const;
  const end = after(
    [
      [1, 0, 'kickoff'],
      ...Array.from({ length: 24 }, (_, at) => [1, 1 + at / 2, 'goal', at % 2 ? 'home' : 'away'] as const),
      [1, 20, 'end-of-period'],
      [2, 0, 'kickoff'],
      goal(10, 'home'),
      [2, 20, 'end-of-game'],
    ],
    FUTSAL,
  );
  expect(marksOf(end, 'threeway:reg')).toEqual([WIN, LOSS, LOSS]);
  expect(marksOf(end, 'total:reg:24.5')).toEqual([WIN, LOSS]);
  expect(marksOf(end, 'threeway:h2')).toEqual([WIN, LOSS, LOSS]);
  for (const key of ['last-goal', 'next-goal:25']) expect(marksOf(end, key)).toEqual([WIN, LOSS, LOSS]);
});

test('corners and penalties of extra time decide nothing, and what was open when it began is decided', () => {
  const level = after(
    [
      [1, 0, 'kickoff'],
      [1, 10, 'corner', 'home'],
      [1, 45, 'end-of-period'],
      [2, 0, 'kickoff'],
      [2, 48, 'end-of-period'],
    ],
    cupState.rules,
  );
  const extra = [
    ['kickoff', { clock: 0 }],
    ['corner', { clock: 60, side: 'away' }],
    ['missed-penalty', { clock: 120, side: 'home' }],
  ] as const;
  const later = extra.reduce(
    (state, [kind, more]) => soccer.apply(state, playFrom(state, { kind, period: 3, ...more })),
    level,
  );
  for (const state of [level, later]) {
    expect(marksOf(state, 'next-corner:2')).toEqual([LOSS, LOSS, WIN]);
    expect(marksOf(state, 'penalty')).toEqual([LOSS, WIN]);
    expect(marksOf(state, 'total:corners:1.5')).toEqual([LOSS, WIN]);
  }
});

import { expect, test } from 'vitest';
import { LOSS, PUSH, WIN } from '../market-definition.ts';
import { sides, stateAfter } from '../rally/testing/told-match.ts';
import { ImpossiblePlay } from '../sport.ts';
import { combat } from './combat.ts';
import type { CombatPlay, Exchange } from './play.ts';
import { ROUND_SECONDS } from './rules.ts';
import type { CombatState } from './state.ts';
import { narrateExchange, narrateStoppage } from './story/narrate.ts';

const before = combat.initial({ sides });
const none = { home: 0, away: 0 };
const exchange = (round: number, second: number): Exchange => ({
  kind: 'exchange',
  text: '',
  round,
  second,
  strikes: { home: 2, away: 1 },
  knockdown: null,
  takedown: null,
  position: 'standing',
});
const stoppage: CombatPlay = {
  kind: 'stoppage',
  text: '',
  round: 1,
  second: 100,
  strikes: none,
  winner: 'away',
  victory: 'submission',
};

test('a fight that is finished says who won, how and in which round [LIVE-007, LIVE-009]', () => {
  const board = combat.scoreboard(combat.apply(before, stoppage));
  expect(board).toMatchObject({
    winningFighter: 'away',
    victoryType: 'submission',
    round: 1,
    progress: 'Final (submission, R1 1:40)',
    situation: 'Submission · round 1 1:40',
  });
});

test('of a stretch nobody lands in only a change of position is told, and what was told before stands', () => {
  const quiet = { ...exchange(1, 30), strikes: none };
  const down = combat.apply(before, { ...exchange(1, 15), text: 'Ola in control on top', position: 'home' });
  expect(narrateExchange(before, exchange(1, 15))).toBe('Ola lands 2, Brandt 1');
  expect(narrateExchange(before, quiet)).toBe('');
  expect(narrateExchange(down, quiet)).toBe('Back on their feet');
  expect(narrateExchange(down, { ...quiet, position: 'home' })).toBe('Ola in control on top');
  expect(combat.scoreboard(combat.apply(down, quiet)).lastPlay).toBe('Ola in control on top');
});

test('a knockout that knocks down counts a knockdown where it says so, and none where it says that it does not', () => {
  const strikes = { home: 1, away: 0 };
  const knockout = { ...stoppage, winner: 'home', victory: 'knockout', strikes } as const;
  const graded = (play: CombatPlay) => {
    const state = combat.apply(before, combat.parsePlay(JSON.parse(JSON.stringify(play))));
    const selections = combat.market('first-knockdown', sides)?.selections ?? [];
    return {
      won: selections.filter((each) => each.mark(combat.actual(state), 0) === WIN).map(({ key }) => key),
      knockdowns: combat.scoreboard(state).knockdowns,
      why: combat.explain(state, 'first-knockdown', 'home'),
    };
  };
  expect(graded({ ...knockout, knockdown: 'home' })).toEqual({
    won: ['home'],
    knockdowns: { home: 1, away: 0 },
    why: 'Ola scored the first knockdown',
  });
  expect(graded({ ...knockout, knockdown: null })).toMatchObject({ won: ['none'], knockdowns: none });
  const unhurt = { ...knockout, knockdown: 'home', strikes: none } as const;
  expect(() => combat.apply(before, unhurt)).toThrow('without a strike');
  expect(narrateStoppage(sides, { ...knockout, knockdown: 'home' })).toBe(
    'Ola knocks Brandt down and wins by knockout in round 1 (1:40)',
  );
  expect(narrateStoppage(sides, knockout)).toBe('Ola wins by knockout in round 1 (1:40)');
});

test('of a knockout that does not say whether it knocked down, bets on what that leaves open go back', () => {
  const knockout = {
    ...stoppage,
    winner: 'home',
    victory: 'knockout',
    strikes: { home: 1, away: 0 },
  } as const;
  const marks = (state: CombatState, key: string) =>
    combat.market(key, sides)?.selections.map((each) => each.mark(combat.actual(state), 0));
  const unsaid = combat.apply(before, knockout);
  for (const key of ['first-knockdown', 'knockdowns:0.5', 'knockdowns-home:0.5']) {
    expect(new Set(marks(unsaid, key)), key).toEqual(new Set([PUSH]));
    expect(combat.explain(unsaid, key, 'none') ?? combat.explain(unsaid, key, 'over'), key).toMatch(/^Void/);
  }
  // It was one at the most.
  for (const key of ['knockdowns:1.5', 'knockdowns-home:1.5']) {
    expect(marks(unsaid, key), key).toEqual([LOSS, WIN]);
  }
  // Who was knocked out has knocked nobody down with that.
  expect(marks(unsaid, 'knockdowns-away:0.5')).toEqual([LOSS, WIN]);
  const down = combat.apply(before, { ...exchange(1, 15), knockdown: 'away', strikes: { home: 0, away: 1 } });
  const afterDown = combat.apply(down, { ...knockout, second: ROUND_SECONDS - 1 });
  expect(marks(afterDown, 'first-knockdown')).toEqual([LOSS, LOSS, WIN]);
  expect(marks(afterDown, 'knockdowns:0.5')).toEqual([WIN, LOSS]);
  expect(marks(afterDown, 'knockdowns:1.5')).toEqual([PUSH, PUSH]);
  // Nobody is knocked down by a submission.
  expect(marks(combat.apply(before, { ...knockout, victory: 'submission' }), 'knockdowns:0.5')).toEqual([
    LOSS,
    WIN,
  ]);
});

test('rounds follow one another, and judges are asked after the last', () => {
  const cards = [
    { home: 29, away: 28 },
    { home: 28, away: 29 },
    { home: 30, away: 27 },
  ];
  const over = [1, 2, 3].reduce((state, round) => combat.apply(state, exchange(round, 300)), before);
  expect(combat.scoreboard(over).progress).toBe('With the judges');
  const decided = combat.apply(over, { kind: 'decision', text: '', cards });
  expect(combat.scoreboard(decided).situation).toBe('Split decision · 29–28, 28–29, 30–27');
  expect(combat.explain(decided, 'moneyline:game', 'home')).toBe(
    'Ola won by split decision (29–28, 28–29, 30–27)',
  );
  expect(() => combat.apply(decided, stoppage)).toThrow(ImpossiblePlay);
});

const retirement = { ...stoppage, second: ROUND_SECONDS, victory: 'knockout' } as const;
const marksOf = (state: CombatState, key: string) =>
  combat.market(key, sides)?.selections.map((each) => each.mark(combat.actual(state), 0));

test.each([false, true])(
  'a fight stopped between rounds ended in the round before, which was fought whole; only rounds told: %s',
  (onlyRounds) => {
    const begun = combat.apply(before, { kind: 'format', text: '', rounds: 3, onlyRounds });
    const ended = combat.apply(combat.apply(begun, exchange(1, 300)), retirement);
    const yes = [WIN, LOSS];
    expect(marksOf(ended, 'moneyline:game')).toEqual([LOSS, WIN]);
    expect(marksOf(ended, 'finish-round:3')).toEqual([WIN, LOSS, LOSS, LOSS]);
    for (const key of ['ends-in:r1:ko', 'win-in:r1:away', 'total:game:0.5']) {
      expect(marksOf(ended, key), key).toEqual(yes);
    }
    for (const key of ['starts:r2', 'ends-in:r2', 'distance', 'total:game:1.5']) {
      expect(marksOf(ended, key), key).toEqual([LOSS, WIN]);
    }
    // No knockdown is left open by it.
    if (!onlyRounds) expect(marksOf(ended, 'knockdowns:0.5')).toEqual([LOSS, WIN]);
    expect(combat.scoreboard(ended).round).toBe(1);
  },
);

test('whether a fight ends in a round is open until another begins or the judges are asked, and not sold in the break', () => {
  const round = (state: CombatState, number: number) => combat.apply(state, exchange(number, 300));
  const pause = round(before, 1);
  const last = round(round(pause, 2), 3);
  const keys = combat
    .offer(pause, combat.simulate(pause, combat.even, 256, 1), sides)
    .map(({ market }) => market.key);
  for (const key of ['ends-in:r1', 'ends-in:r1:ko', 'win-in:r1:away']) {
    expect(keys).not.toContain(key);
    const isDecided = (state: CombatState) => combat.isDecided(state, key);
    expect([pause, combat.apply(pause, exchange(2, 15)), last].map(isDecided), key).toEqual([
      false,
      true,
      true,
    ]);
    expect(combat.certainMark(pause, key, 'no'), key).toBeUndefined();
  }
  expect(combat.certainMark(pause, 'finish-round:3', 'r1')).toBeUndefined();
  expect(combat.certainMark(combat.apply(pause, exchange(2, 15)), 'finish-round:3', 'r1')).toBe(LOSS);
  expect(combat.isDecided(last, 'ends-in:r3')).toBe(true);
  expect(() => combat.apply(last, { ...retirement, round: 3 })).toThrow(ImpossiblePlay);
  expect(() => combat.apply(pause, { ...retirement, strikes: { home: 0, away: 1 } })).toThrow(
    '1 strikes in 0 seconds',
  );
  expect(() => combat.apply(pause, { ...retirement, knockdown: 'away' })).toThrow('between rounds');
  expect(() => combat.apply(pause, { ...retirement, second: 299 })).toThrow('does not follow');
});

const outOfOrder: [string, CombatPlay][] = [
  ['a round is skipped', exchange(2, 15)],
  ['judges before the last bell', { kind: 'decision', text: '', cards: [none, none, none] }],
];

test.each(outOfOrder)('what cannot follow is refused: %s', (_title, play) => {
  expect(() => combat.apply(before, play)).toThrow(ImpossiblePlay);
});

test('the length that was told first stands', () => {
  const five = combat.apply(before, { kind: 'format', text: '', rounds: 5 });
  expect(combat.apply(five, { kind: 'format', text: '', rounds: 5, onlyRounds: false }).rules.rounds).toBe(5);
  expect(() => combat.apply(five, { kind: 'format', text: '', rounds: 3 })).toThrow(
    'a fight of 3 rounds, when a fight of 5 rounds was announced',
  );
  expect(() => combat.apply(five, { kind: 'format', text: '', rounds: 5, onlyRounds: true })).toThrow(
    'told before',
  );
});

test('the judges give what the rules let them', () => {
  const over = [1, 2, 3].reduce((state, round) => combat.apply(state, exchange(round, 300)), before);
  const decided = (home: number, away: number) => () =>
    combat.apply(over, {
      kind: 'decision',
      text: '',
      cards: [
        { home, away },
        { home: 29, away: 28 },
        { home: 28, away: 28 },
      ],
    });
  for (const [home, away] of [
    [30, 21],
    [21, 30],
    [30, 30],
    [27, 27],
    [29, 27],
  ] as const) {
    expect(decided(home, away)).not.toThrow();
  }
  for (const [home, away] of [
    [50, 0],
    [31, 26],
    [30, 20],
    [21, 29],
    [24, 24],
  ] as const) {
    expect(decided(home, away)).toThrow(`no judge gives ${home}-${away} in 3 rounds`);
  }
});

test('nobody lands more than five strikes a second, or knocks down without one', () => {
  const flurry = (second: number, home: number): CombatPlay => ({
    ...exchange(1, second),
    strikes: { home, away: 0 },
  });
  expect(combat.apply(before, flurry(2, 10)).work[0]?.home.strikes).toBe(10);
  expect(() => combat.apply(before, flurry(2, 11))).toThrow('11 strikes in 2 seconds of round 1');
  const running = combat.apply(before, exchange(1, 60));
  expect(() => combat.apply(running, flurry(62, 11))).toThrow(ImpossiblePlay);
  expect(() => combat.apply(running, { ...stoppage, second: 61, strikes: { home: 0, away: 76 } })).toThrow(
    '76 strikes',
  );
  expect(combat.apply(running, { ...stoppage, second: 61, strikes: { home: 0, away: 9 } }).phase).toBe(
    'final',
  );
  const down = { ...exchange(1, 15), strikes: { home: 0, away: 1 } };
  expect(combat.apply(before, { ...down, knockdown: 'away' }).firstKnockdown).toBe('away');
  expect(() => combat.apply(before, { ...down, knockdown: 'home' })).toThrow('without a strike');
});

test('time does not run back', () => {
  expect(() => combat.apply(combat.apply(before, exchange(1, 60)), exchange(1, 60))).toThrow(ImpossiblePlay);
});

test('a play from outside is read, or refused with the reason', () => {
  expect(combat.parsePlay(exchange(1, 15))).toEqual(exchange(1, 15));
  expect(() => combat.parsePlay({ kind: 'exchange', round: 9 })).toThrow(ImpossiblePlay);
});

test('a fight that is called off gives the stake back, but for what was decided', () => {
  const running = combat.apply(stateAfter(combat, 4, 3), { kind: 'no-contest', text: '' });
  const winner = combat.market('moneyline:game', sides);
  expect(combat.isDecided(running, 'moneyline:game')).toBe(true);
  expect(winner?.selections.map((selection) => selection.mark(combat.actual(running), 0))).toEqual([
    PUSH,
    PUSH,
  ]);
  expect(combat.explain(running, 'moneyline:game', 'home')).toContain('Stake back');
});

import { expect, test } from 'vitest';
import { PUSH } from '../market-definition.ts';
import { ImpossiblePlay, type Sides } from '../sport.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { baseball } from './baseball.ts';
import type { BaseballPlay } from './play.ts';
import { type BaseballState, initialState } from './state.ts';
import { EVEN } from './strength.ts';
import { quietPlay, sides as unnamed } from './testing/games.ts';

const names = (initial: string) => Array.from({ length: 10 }, (_, place) => `${initial}. Told${place}`);
const sides: Sides = {
  home: { ...unnamed.home, players: names('H') },
  away: { ...unnamed.away, players: names('A') },
};
const first = initialState(sides);
const begun = apply(first, quietPlay(first, { kind: 'start' }));

type Substituted = NonNullable<BaseballPlay['substituted']>;

const replacing = (state: BaseballState, side: Substituted['side'], place: number) =>
  quietPlay(state, { kind: 'substitution', substituted: { side, place }, text: 'B. Bench comes in' });
const without = (state: BaseballState, side: Substituted['side'], place: number) =>
  apply(state, replacing(state, side, place));
const out = (state: BaseballState): BaseballState => {
  const outs = quietPlay(state).outs + 1;
  const bases = outs === 3 ? { first: false, second: false, third: false } : quietPlay(state).bases;
  return apply(state, quietPlay(state, { kind: 'flyout', outs, bases, balls: 0, strikes: 0 }));
};
const homer = (state: BaseballState): BaseballState => {
  const { half, score } = quietPlay(state);
  const side = half === 'top' ? 'away' : 'home';
  const deed = { kind: 'home-run', runs: 1, runsBattedIn: 1, balls: 0, strikes: 0 } as const;
  return apply(state, quietPlay(state, { ...deed, score: { ...score, [side]: score[side] + 1 } }));
};
const times = (count: number, state: BaseballState, step: (state: BaseballState) => BaseballState) =>
  Array.from({ length: count }).reduce<BaseballState>(step, state);
/** The home side's seventh man is up for the first time. */
const firstTime = times(15, begun, out);
/** All have batted, and the away side's first man is up again. */
const secondTime = times(3, firstTime, out);

const OF_BATTERS = ['batter-hits', 'batter-bases', 'batter-home-runs', 'batter-rbi'];
const marksOf = (state: BaseballState, key: string) =>
  ['over', 'under'].map((selection) => baseball.certainMark(state, key, selection));
const soldIn = (state: BaseballState) =>
  baseball.offer(state, baseball.simulate(state, EVEN, 256, 1), sides).map(({ market }) => market.key);

test('what a pinch hitter does counts for his side, and for no man who is bet on', () => {
  expect(secondTime.nextBatter.away).toBe(0);
  const pinched = homer(without(homer(times(9, without(secondTime, 'away', 1), homer)), 'away', 1));
  expect(pinched.hits.away).toBe(11);
  expect(pinched.batters.away[0]?.homeRuns).toBe(2);
  expect(pinched.batters.away[1]).toEqual({ hits: 0, bases: 0, homeRuns: 0, runsBattedIn: 0 });
  const real = actual(pinched);
  expect([real.batters.away[1]?.[0], real.hits.away[0]]).toEqual([0, 11]);
});

test('bets on a man who is replaced are decided with what he did, and none is sold any more', () => {
  const ahead = times(9, homer(secondTime), homer);
  const state = without(ahead, 'away', 3);
  for (const head of OF_BATTERS) {
    const key = `${head}:away:3:4.5`;
    expect([head, baseball.isDecided(ahead, key), baseball.isDecided(state, key)]).toEqual([
      head,
      false,
      true,
    ]);
  }
  expect(baseball.explain(state, 'batter-home-runs:away:3:1.5', 'under')).toBe('A. Told3 had 1 home run');
  expect(soldIn(secondTime).some((key) => key.includes(':away:3:'))).toBe(true);
  expect(soldIn(without(secondTime, 'away', 3)).some((key) => key.includes(':away:3:'))).toBe(false);
  expect(baseball.isDecided(state, 'batter-hits:away:4:4.5')).toBe(false);
  expect(baseball.isDecided(state, 'batter-hits:home:3:4.5')).toBe(false);
});

test('no sample adds to him who left, and all else is played as before', () => {
  const state = without(homer(secondTime), 'away', 0);
  const before = baseball.simulate(homer(secondTime), EVEN, 500, 4);
  const after = baseball.simulate(state, EVEN, 500, 4);
  expect(new Set(after.batters.away[0])).toEqual(new Set(actual(state).batters.away[0]));
  expect(new Set(before.batters.away[0]).size).toBeGreaterThan(5);
  expect(after.batters.away[1]).toEqual(before.batters.away[1]);
  expect(after.points.away.game).toEqual(before.points.away.game);
  expect(after.hits.away).toEqual(before.hits.away);
});

test('stakes on a man who is replaced before he has batted come back, be it before the game or in it', () => {
  const scratched = without(first, 'home', 4);
  expect([scratched.phase, baseball.isStarted(scratched)]).toEqual(['pre-game', false]);
  expect(soldIn(scratched).some((key) => key.includes(':home:4:'))).toBe(false);
  const later = without(firstTime, 'home', 7);
  for (const [state, place] of [[scratched, 4] as const, [later, 7] as const]) {
    for (const head of OF_BATTERS) {
      expect(marksOf(state, `${head}:home:${place}:0.5`)).toEqual([PUSH, PUSH]);
    }
    const said = `Void: H. Told${place} was replaced before his first plate appearance`;
    expect(baseball.explain(state, `batter-hits:home:${place}:0.5`, 'under')).toBe(said);
  }
  expect(marksOf(without(firstTime, 'home', 5), 'batter-hits:home:5:0.5')).not.toContain(PUSH);
  const begunLater = apply(scratched, quietPlay(scratched, { kind: 'start' }));
  expect(marksOf(homer(begunLater), 'batter-hits:home:4:0.5')).toEqual([PUSH, PUSH]);
});

test('stakes on a starting pitcher who throws no pitch come back', () => {
  const scratched = without(first, 'away', 9);
  const relieved = apply(begun, quietPlay(begun, { kind: 'pitching-change' }));
  for (const [state, side, name] of [
    [scratched, 'away', 'A. Told9'],
    [relieved, 'home', 'H. Told9'],
  ] as const) {
    for (const key of [`pitcher-strikeouts:${side}:4.5`, `pitcher-outs:${side}:15.5`]) {
      expect(marksOf(state, key)).toEqual([PUSH, PUSH]);
      expect(baseball.explain(state, key, 'over')).toBe(`Void: ${name} was replaced before his first pitch`);
    }
    expect(baseball.scoreboard(state).starters[side]).toBe('');
    expect(soldIn(state).some((key) => key.startsWith('pitcher-') && key.includes(side))).toBe(false);
  }
  expect(baseball.scoreboard(scratched).starters.home).toBe('H. Told9');
  const thrown = apply(begun, quietPlay(begun, { kind: 'pitch', balls: 1 }));
  const hurt = apply(thrown, quietPlay(thrown, { kind: 'pitching-change' }));
  expect(baseball.explain(hurt, 'pitcher-outs:home:15.5', 'under')).toBe('H. Told9 had 0 outs');
  const others = without(thrown, 'away', 9);
  expect(marksOf(others, 'pitcher-outs:away:15.5')).toEqual([PUSH, PUSH]);
  const countTold = apply(begun, quietPlay(begun, { kind: 'other', balls: 3, strikes: 2 }));
  const gone = apply(countTold, quietPlay(countTold, { kind: 'pitching-change' }));
  expect(baseball.explain(gone, 'pitcher-outs:home:15.5', 'under')).toBe('H. Told9 had 0 outs');
});

test('a game begun before turns were counted is followed on, and what was sold of him who is replaced stands', () => {
  const { turns: _, ...stored } = out(begun);
  const state = without(out(stored), 'away', 7);
  expect(state.turns).toBeUndefined();
  expect(baseball.explain(state, 'batter-hits:away:7:0.5', 'under')).toBe('A. Told7 had 0 hits');
});

test('a man comes in while the count runs, in the pause and more than once in the same place', () => {
  const strike = apply(begun, quietPlay(begun, { kind: 'pitch', strikes: 1 }));
  const pinched = without(strike, 'away', 0);
  expect(pinched).toMatchObject({ strikes: 1, stage: 'pitching', nextBatter: { away: 0 } });
  expect(baseball.scoreboard(strike).batter).toBe('A. Told0');
  expect(baseball.scoreboard(pinched)).toMatchObject({ batter: undefined, lastPlay: 'B. Bench comes in' });
  const pause = times(3, begun, out);
  const changed = without(without(pause, 'home', 2), 'away', 2);
  expect(changed).toMatchObject({ phase: 'in-play', half: 'bottom', outs: 0, stage: 'new' });
  expect(without(changed, 'home', 2).replaced).toEqual(changed.replaced);
});

test('the pause between halves passes before who comes in next, like before any other play', () => {
  const pause = times(3, begun, out);
  const halfSeconds = baseball.pauseBefore(pause) - baseball.pauseBefore(begun);
  expect(halfSeconds).toBeGreaterThan(100);
  const change = apply(pause, quietPlay(pause, { kind: 'pitching-change' }));
  const substitution = apply(pause, replacing(pause, 'home', 2));
  for (const after of [change, substitution]) {
    expect(baseball.pauseBefore(after)).toBe(baseball.pauseBefore(begun));
  }
});

test.each<[string, BaseballState, Partial<BaseballPlay>]>([
  ['of nobody', begun, { kind: 'substitution' }],
  ['with another kind of play', begun, { substituted: { side: 'home', place: 1 } }],
  ['that makes an out', begun, { ...replacing(begun, 'home', 1), outs: 1 }],
  [
    'that puts somebody on base',
    begun,
    { ...replacing(begun, 'home', 1), bases: { first: true, second: false, third: false } },
  ],
  ['that changes the count', begun, { ...replacing(begun, 'home', 1), balls: 1 }],
  ['with an error', begun, { ...replacing(begun, 'home', 1), errors: 1 }],
  ['of a starting pitcher who has pitched', out(begun), replacing(out(begun), 'home', 9)],
])('a substitution %s is refused', (_name, state, changes) => {
  expect(() => apply(state, quietPlay(state, changes))).toThrow(ImpossiblePlay);
});

test('a place that no side has is no play', () => {
  expect(() => baseball.parsePlay(replacing(begun, 'home', 10))).toThrow('place');
  expect(baseball.parsePlay(replacing(begun, 'home', 8))).toEqual(replacing(begun, 'home', 8));
});

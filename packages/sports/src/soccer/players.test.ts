import { expect, test } from 'vitest';
import { SIDES } from '../kit/sides.ts';
import { WIN } from '../market-definition.ts';
import { columnsOf, takeSamples } from '../samples.ts';
import type { SideKey } from '../sport.ts';
import { rosterSize } from './engine/who.ts';
import { countOfPlayer, goalsOfPlayer } from './measures.ts';
import { futsal, soccer } from './model.ts';
import type { SoccerOutcomes } from './outcomes.ts';
import type { LoggedPlay } from './play.ts';
import { EVERYBODY_ELSE, type PlayerCount } from './player-words.ts';
import { FUTSAL, SOCCER } from './rules.ts';
import { EVEN_SOCCER } from './strength.ts';
import { after, cupState, kickoffState, playFrom, playGame, sides } from './testing/games.ts';

const SIZE = 8192;
const even = soccer.simulate(kickoffState, soccer.even, SIZE, 1);
const futsalGames = futsal.simulate(futsal.initial({ sides }), futsal.even, 2048, 1);
const cupGames = soccer.simulate(cupState, soccer.even, 2048, 2);

const valuesOf = (outcomes: SoccerOutcomes, count: PlayerCount, side: SideKey, player: number) => {
  const read = countOfPlayer(count, side, player).bind(outcomes);
  return Array.from({ length: outcomes.size }, (_, index) => read(index));
};
const average = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
const averageOf = (outcomes: SoccerOutcomes, count: PlayerCount, side: SideKey, player: number) =>
  average(valuesOf(outcomes, count, side, player));
const within = (value: number, low: number, high: number) => {
  expect(value).toBeGreaterThan(low);
  expect(value).toBeLessThan(high);
};

test.each([
  ['soccer', SOCCER, even],
  ['a cup tie, without its extra time', SOCCER, cupGames],
  ['futsal', FUTSAL, futsalGames],
])(
  '%s: the players of a side together shoot what it shoots, and nobody scores without a shot',
  (_, rules, outcomes) => {
    for (const side of SIDES) {
      const places = Array.from({ length: rosterSize(rules) }, (__, place) => place);
      const [shots, onTarget, cards] = (['shots', 'onTarget', 'cards'] as const).map((count) =>
        places.map((place) => countOfPlayer(count, side, place).bind(outcomes)),
      );
      const goals = places.map((place) => goalsOfPlayer(side, place).bind(outcomes));
      const sumAt = (measures: typeof shots, index: number) =>
        (measures ?? []).reduce((sum, read) => sum + read(index), 0);
      const counts = outcomes.counts;
      let wrong = 0;
      for (let i = 0; i < outcomes.size; i++) {
        if (sumAt(shots, i) !== counts.shots[side].reg[i]) wrong++;
        if (sumAt(onTarget, i) !== counts.onTarget[side].reg[i]) wrong++;
        // Somebody who is booked and then sent off counts once, and has two cards.
        const shown = counts.cards[side].reg[i] ?? 0;
        const booked = sumAt(cards, i);
        if (booked > shown || booked < shown - (counts.reds[side].reg[i] ?? 0)) wrong++;
        for (const place of places) {
          const [all = 0, on = 0] = [shots?.[place]?.(i), onTarget?.[place]?.(i)];
          if (on > all || (goals[place]?.(i) ?? 0) > on) wrong++;
        }
      }
      expect(wrong).toBe(0);
    }
  },
);

test('a forward has two or three shots and one on target, defenders and midfielders are booked most', () => {
  within(averageOf(even, 'shots', 'home', 9), 2, 3);
  within(averageOf(even, 'onTarget', 'home', 9), 0.8, 1.3);
  within(averageOf(even, 'shots', 'home', 2), 0.3, 0.8);
  expect(averageOf(even, 'shots', 'home', 0)).toBeLessThan(0.02);
  const booked = (place: number) => averageOf(even, 'cards', 'away', place);
  for (const place of [1, 2, 3, 4, 7, 8]) {
    within(booked(place), 0.15, 0.35);
    expect(booked(place)).toBeGreaterThan(booked(9));
  }
  const all = SIDES.flatMap((side) =>
    Array.from({ length: 14 }, (_, place) => averageOf(even, 'cards', side, place)),
  );
  within(
    all.reduce((sum, each) => sum + each, 0),
    3.4,
    4.4,
  );
});

test('three goals in four have an assist, half of them by midfielders, and nobody passes to himself', () => {
  const places = Array.from({ length: 14 }, (_, place) => place);
  const assists = (some: readonly number[]) =>
    SIDES.flatMap((side) => some.map((place) => averageOf(even, 'assists', side, place))).reduce(
      (sum, each) => sum + each,
      0,
    );
  const goals = average(even.goals.home.reg) + average(even.goals.away.reg);
  within(assists(places) / goals, 0.7, 0.78);
  within(assists([5, 6, 7, 8]) / assists(places), 0.42, 0.55);
  within(assists([1, 2, 3, 4]) / assists(places), 0.17, 0.3);
  for (let seed = 0; seed < 20; seed++) {
    for (const { kind, how, player, assist } of playGame(seed, kickoffState).log) {
      expect(assist === undefined).toBe(kind !== 'goal' || how === 'own-goal');
      if (how === 'penalty') expect(assist).toBeNull();
      if (assist !== undefined) expect(assist).not.toBe(player);
    }
  }
});

test('who it was changes nothing else of a game', () => {
  const plays = (player: Partial<LoggedPlay>) =>
    after([
      [1, 0, 'kickoff'],
      [1, 8, 'shot', 'home', { onTarget: true, ...player }],
      [1, 12, 'yellow-card', 'home', player],
      [1, 15, 'missed-penalty', 'away', { onTarget: true, ...player }],
    ]);
  const [named, nameless] = [plays({ player: 9 }), plays({})].map((state) =>
    soccer.simulate(state, soccer.even, 1024, 3),
  );
  const without = ({ players: _, ...others }: SoccerOutcomes) => columnsOf(others);
  if (named === undefined || nameless === undefined) throw new Error('two were played');
  expect(without(named)).toEqual(without(nameless));
  expect(named.players).not.toEqual(nameless.players);
});

test('samples that two threads share have the same players', () => {
  const half = { from: 0, to: 256 };
  const other = { from: 256, to: 512 };
  const shared = soccer.simulate(kickoffState, soccer.even, 512, 1, half);
  takeSamples(shared, columnsOf(soccer.simulate(kickoffState, soccer.even, 512, 1, other)), other);
  expect(shared.players).toEqual(soccer.simulate(kickoffState, soccer.even, 512, 1).players);
});

test('what players did stands in every sample, and who was sent off does nothing more', () => {
  const state = after([
    [1, 0, 'kickoff'],
    [1, 5, 'shot', 'home', { player: 9, onTarget: true }],
    [1, 9, 'shot', 'home', { player: 9, onTarget: false }],
    [1, 20, 'goal', 'home', { player: 10 }],
    [1, 25, 'yellow-card', 'away', { player: 2 }],
    [1, 30, 'red-card', 'home', { player: 9 }],
  ]);
  const outcomes = soccer.simulate(state, soccer.even, 1024, 4);
  const all = (count: PlayerCount, side: SideKey, place: number) =>
    new Set(valuesOf(outcomes, count, side, place));
  expect(all('shots', 'home', 9)).toEqual(new Set([2]));
  expect(all('onTarget', 'home', 9)).toEqual(new Set([1]));
  expect(all('cards', 'home', 9)).toEqual(new Set([1]));
  expect(all('cards', 'away', 2)).toEqual(new Set([1]));
  expect(Math.min(...all('onTarget', 'home', 10))).toBe(1);
});

test('whoever has no place in the roster counts for nobody, and more shots than a word holds are not told apart', () => {
  const shots = Array.from(
    { length: 99 },
    () => [1, 5, 'shot', 'home', { player: 9, onTarget: false }] as const,
  );
  const played = after([[1, 0, 'kickoff'], ...shots]);
  const nobody = {
    kind: 'shot',
    side: 'home',
    period: 1,
    clock: 360,
    player: EVERYBODY_ELSE,
    onTarget: true,
  } as const;
  const state = { ...played, clock: 360, log: [...played.log, nobody] };
  const real = soccer.actual(state);
  const told = (count: PlayerCount, side: SideKey, place: number) => valuesOf(real, count, side, place)[0];
  expect([told('shots', 'home', 9), told('onTarget', 'home', 9), told('cards', 'home', 9)]).toEqual([
    31, 0, 0,
  ]);
  const others = SIDES.flatMap((side) =>
    Array.from({ length: 14 }, (_, place) => told('onTarget', side, place)),
  );
  expect(new Set(others)).toEqual(new Set([0]));
  expect(
    Math.max(...valuesOf(soccer.simulate(state, soccer.even, 256, 1), 'onTarget', 'home', 9)),
  ).toBeLessThan(20);
});

test('of a squad of more names than there are places those from the fifteenth on are everybody else, and one may score after another was sent off', () => {
  const squad = {
    ...kickoffState.sides.home,
    players: Array.from({ length: 18 }, (_, at) => `A. Told${at}`),
  };
  const begun = { ...kickoffState, sides: { ...kickoffState.sides, home: squad } };
  for (const player of [14, EVERYBODY_ELSE]) {
    const off = { kind: 'red-card', side: 'home', period: 1, player } as const;
    const short = soccer.apply(begun, playFrom(begun, { ...off, clock: 60 }));
    const goal = { ...off, kind: 'goal', how: 'open-play', clock: 120, assist: player } as const;
    const state = soccer.apply(short, playFrom(short, goal));
    const outcomes = soccer.simulate(state, soccer.even, 256, 1);
    for (let place = 0; place < 14; place++) {
      const key = `scorer:home:${place}:1`;
      expect(soccer.isDecided(state, key), key).toBe(false);
      expect(valuesOf(soccer.actual(state), 'assists', 'home', place)).toEqual([0]);
      expect(valuesOf(soccer.actual(state), 'cards', 'home', place)).toEqual([0]);
    }
    expect(new Set(valuesOf(outcomes, 'cards', 'home', 9)).size).toBe(2);
    expect(soccer.certainMark(state, 'first-scorer', 'other')).toBe(WIN);
  }
});

test('in games that are played the players do what they do in those that are priced', () => {
  const games = 300;
  const sums = new Map<string, number>();
  const add = (key: string) => sums.set(key, (sums.get(key) ?? 0) + 1);
  for (let seed = 0; seed < games; seed++) {
    const booked = new Set<string>();
    for (const { kind, side, player, how, onTarget, assist } of playGame(seed, kickoffState).log) {
      if (typeof assist === 'number') add(`assists ${side} ${assist}`);
      const isShot = kind === 'shot' || kind === 'missed-penalty' || (kind === 'goal' && how !== 'own-goal');
      if (isShot) {
        expect(player).toBeDefined();
        add(`shots ${side} ${player}`);
        if (kind === 'goal' || onTarget === true) add(`onTarget ${side} ${player}`);
      }
      if (kind === 'yellow-card' || kind === 'red-card') booked.add(`cards ${side} ${player}`);
    }
    for (const key of booked) add(key);
  }
  const priced = soccer.simulate(kickoffState, EVEN_SOCCER, SIZE, 9);
  for (const side of SIDES) {
    for (const count of ['shots', 'onTarget', 'cards', 'assists'] as const) {
      for (let place = 0; place < 14; place++) {
        const values = valuesOf(priced, count, side, place);
        const expected = average(values);
        const variance = average(values.map((value) => (value - expected) ** 2));
        const played = (sums.get(`${count} ${side} ${place}`) ?? 0) / games;
        // Four standard deviations of so many games: one of these 112 is beyond them in 140 such tests.
        expect(Math.abs(played - expected), `${count} ${side} ${place}`).toBeLessThanOrEqual(
          4 * Math.sqrt(variance / games),
        );
      }
    }
  }
});

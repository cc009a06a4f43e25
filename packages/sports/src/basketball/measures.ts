import { UNTOLD, untoldAfter } from '../kit/untold-count.ts';
import type { Measure, SideKey } from '../sport.ts';
import { ASSIST_SHIFT, BLOCK_SHIFT, REBOUND_SHIFT, STEAL_SHIFT, THREE_SHIFT } from './engine/codes.ts';
import type { BasketballOutcomes, Period } from './outcomes.ts';
import { FREE_THROWS, kindOf, NOT_SAID, RACE_STEP, SLOTS, slotOf } from './scoring.ts';

export type BasketballMeasure = Measure<BasketballOutcomes>;

/** Points of one side in a period. */
export function pointsOf(side: SideKey, period: Period): BasketballMeasure {
  return {
    key: `points:${side}:${period}`,
    bind: ({ points }) => {
      const own = points[side][period];
      return (index) => own[index] ?? 0;
    },
  };
}

/** Who reaches so many points first, a multiple of five: 1 for home, 2 for away, 0 for neither. */
export function raceTo(points: number): BasketballMeasure {
  const place = points / RACE_STEP - 1;
  return {
    key: `race:${points}`,
    bind:
      ({ races, racesRun }) =>
      (index) =>
        (racesRun[index] ?? 0) <= place ? 0 : (((races[index] ?? 0) >>> place) & 1) + 1,
  };
}

/** The n-th score of the game, packed; 0 where there was none or it is beyond the one after those known. */
export function nthScoreOf(n: number): BasketballMeasure {
  return {
    key: `score:${n}`,
    bind: ({ history, next }) => {
      if (n <= history.length) return () => history[n - 1] ?? 0;
      return n === history.length + 1 ? (index) => next[index] ?? 0 : () => 0;
    },
  };
}

/** The first field goal of the game, packed, by one of the players; 0 for none, UNTOLD where it is not said whose it is. */
export const firstBasketScorer: BasketballMeasure = {
  key: 'first-basket-scorer',
  bind: (outcomes) => {
    if (!outcomes.scorersTold) return () => UNTOLD;
    const first = firstBasket.bind(outcomes);
    return (index) => {
      const packed = first(index);
      return slotOf(packed) === NOT_SAID ? UNTOLD : packed;
    };
  },
};

/** The first field goal of the game, packed; 0 for none. */
export const firstBasket: BasketballMeasure = {
  key: 'first-basket',
  bind: ({ history, nextBasket }) => {
    const known = history.find((packed) => kindOf(packed) !== FREE_THROWS);
    return known === undefined ? (index) => nextBasket[index] ?? 0 : () => known;
  },
};

/** What is counted of a player. */
export const PLAYER_COUNTS = {
  points: (word: number): number => word & 127,
  rebounds: (word: number): number => (word >>> REBOUND_SHIFT) & 63,
  assists: (word: number): number => (word >>> ASSIST_SHIFT) & 63,
  threes: (word: number): number => (word >>> THREE_SHIFT) & 31,
  steals: (word: number): number => (word >>> STEAL_SHIFT) & 15,
  blocks: (word: number): number => word >>> BLOCK_SHIFT,
} as const;
export type PlayerCount = keyof typeof PLAYER_COUNTS;

/** The sum of some counts of a player. */
export function playerTotal(side: SideKey, slot: number, counts: readonly PlayerCount[]): BasketballMeasure {
  const readers = counts.map((count) => PLAYER_COUNTS[count]);
  return ofPlayer(side, slot, counts.join('-'), (word) => {
    let sum = 0;
    for (const read of readers) sum += read(word);
    return sum;
  });
}

/** In how many of points, rebounds and assists a player reaches ten. */
export function playerDoubles(side: SideKey, slot: number): BasketballMeasure {
  const { points, rebounds, assists } = PLAYER_COUNTS;
  return ofPlayer(
    side,
    slot,
    'doubles',
    (word) => (points(word) >= 10 ? 1 : 0) + (rebounds(word) >= 10 ? 1 : 0) + (assists(word) >= 10 ? 1 : 0),
  );
}

function ofPlayer(
  side: SideKey,
  slot: number,
  key: string,
  read: (word: number) => number,
): BasketballMeasure {
  const place = (side === 'home' ? 0 : SLOTS) + slot;
  return {
    key: `player:${side}:${slot}:${key}`,
    bind: ({ players, playersTold }) => {
      if (!playersTold) return (index) => untoldAfter(read(players[index * SLOTS * 2 + place] ?? 0));
      return (index) => read(players[index * SLOTS * 2 + place] ?? 0);
    },
  };
}

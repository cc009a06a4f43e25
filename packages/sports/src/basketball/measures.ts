import { columnMeasure, type Field, fieldMeasure, inField, measureAt } from '../kit/columns.ts';
import { UNTOLD, untoldAfter } from '../kit/untold-count.ts';
import type { Measure } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { ASSIST_SHIFT, BLOCK_SHIFT, REBOUND_SHIFT, STEAL_SHIFT, THREE_SHIFT } from './engine/codes.ts';
import type { BasketballOutcomes, Period } from './outcomes.ts';
import { FREE_THROWS, kindOf, NOT_SAID, RACE_STEP, SLOTS, slotOf } from './scoring.ts';

export type BasketballMeasure = Measure<BasketballOutcomes>;

/** Points of one side in a period. */
export function pointsOf(side: SideKey, period: Period): BasketballMeasure {
  return columnMeasure(`points:${side}:${period}`, ({ points }) => points[side][period]);
}

/** Who reaches so many points first, a multiple of five: 1 for home, 2 for away, 0 for neither. */
export function raceTo(points: number): BasketballMeasure {
  return measureAt(`race:${points}`, raceAt, points / RACE_STEP - 1);
}

function raceAt({ races, racesRun }: BasketballOutcomes, index: number, place: number): number {
  return (racesRun[index] ?? 0) <= place ? 0 : (((races[index] ?? 0) >>> place) & 1) + 1;
}

/** The n-th score of the game, packed; 0 where there was none or it is beyond the one after those known. */
export function nthScoreOf(n: number): BasketballMeasure {
  return columnMeasure(`score:${n}`, ({ history, next }) => {
    if (n <= history.length) return history[n - 1];
    return n === history.length + 1 ? next : undefined;
  });
}

/** The first field goal of the game, packed; 0 for none. */
export const firstBasket: BasketballMeasure = columnMeasure('first-basket', firstBasketIn);

/** The same in all games, or one of each. */
function firstBasketIn({ history, nextBasket }: BasketballOutcomes): number | Uint16Array {
  return history.find((packed) => kindOf(packed) !== FREE_THROWS) ?? nextBasket;
}

/** The same by one of the players; UNTOLD where it is not said whose it is. */
export const firstBasketScorer: BasketballMeasure = measureAt(
  'first-basket-scorer',
  firstScorerAt,
  undefined,
);

function firstScorerAt(outcomes: BasketballOutcomes, index: number): number {
  const packed = firstBasketIn(outcomes);
  const first = typeof packed === 'number' ? packed : (packed[index] ?? 0);
  return !outcomes.scorersTold || slotOf(first) === NOT_SAID ? UNTOLD : first;
}

/** What is counted of a player, in his word. */
export const PLAYER_COUNTS = {
  points: { shift: 0, mask: 127 },
  rebounds: { shift: REBOUND_SHIFT, mask: 63 },
  assists: { shift: ASSIST_SHIFT, mask: 63 },
  threes: { shift: THREE_SHIFT, mask: 31 },
  steals: { shift: STEAL_SHIFT, mask: 15 },
  blocks: { shift: BLOCK_SHIFT, mask: 15 },
} as const satisfies Readonly<Record<string, Field>>;
export type PlayerCount = keyof typeof PLAYER_COUNTS;

/** The sum of some counts of a player. */
export function playerTotal(side: SideKey, place: number, counts: readonly PlayerCount[]): BasketballMeasure {
  return fieldMeasure(`${keyOf(side, place)}:${counts.join('-')}`, ({ players, playersTold }) => ({
    of: { words: players, width: SLOTS * 2 },
    fields: counts.map((count) => ({ place: wordOf(side, place), field: PLAYER_COUNTS[count] })),
    isUntold: !playersTold,
  }));
}

/** In how many of points, rebounds and assists a player reaches ten. */
export function playerDoubles(side: SideKey, place: number): BasketballMeasure {
  return measureAt(`${keyOf(side, place)}:doubles`, doublesAt, wordOf(side, place));
}

function doublesAt({ players, playersTold }: BasketballOutcomes, index: number, place: number): number {
  const word = players[index * SLOTS * 2 + place] ?? 0;
  const { points, rebounds, assists } = PLAYER_COUNTS;
  const doubles =
    (inField(word, points) >= 10 ? 1 : 0) +
    (inField(word, rebounds) >= 10 ? 1 : 0) +
    (inField(word, assists) >= 10 ? 1 : 0);
  return playersTold ? doubles : untoldAfter(doubles);
}

function keyOf(side: SideKey, place: number): string {
  return `player:${side}:${place}`;
}

/** Which of the words of a game is a player's. */
function wordOf(side: SideKey, place: number): number {
  return (side === 'home' ? 0 : SLOTS) + place;
}

import { defaultHouseLimits } from '../../../apps/server/src/bets/bets.ts';
import { addGame, type TestGame } from '../../../apps/server/src/bets/testing/test-games.ts';
import type { FixedTrading } from '../../../apps/server/src/trading/testing/fixed-book.ts';

const GAMES = 40;
/** Turns after which both draws begin again. */
export const DRAWS = GAMES;
const NO_END = 10n ** 17n;

/** The house of the benches takes as much as comes: what is measured is how fast it does. */
export const boundless = {
  ...defaultHouseLimits,
  loss: NO_END,
  market: { stake: NO_END, winnings: NO_END },
  event: { stake: NO_END, winnings: NO_END },
  patron: { stake: NO_END, winnings: NO_END },
};

/** A bet as it is asked for, $10 a line; all single prices are 10/11. Fractions as [numerator, denominator]. */
export interface BenchBet {
  readonly type: 'STRAIGHT' | 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'TEASER';
  readonly selectionIds: readonly string[];
  readonly roundRobinSize?: number;
  readonly teaserPoints?: number;
  readonly totalOdds?: readonly [number, number];
}

/** Makes the bet of a turn. */
export type Draw = (games: readonly TestGame[], turn: number) => BenchBet;

/** Games with a winner, a spread and a total each. */
export function addGames(trading: FixedTrading, count = GAMES): TestGame[] {
  return Array.from({ length: count }, () => addGame({ trading }));
}

/** On a winner. */
export const straightBet: Draw = (games, turn) => ({
  type: 'STRAIGHT',
  selectionIds: [gameOf(games, turn).home],
});

/**
 * Of ten bets five are straight, two parlays of three legs, one a Parlay+ of two legs of a game and one of another, one a
 * round robin by twos of four, one a teaser of two.
 */
export const mixedBet: Draw = (games, turn) => {
  const game = (ahead: number) => gameOf(games, turn + ahead * 7);
  switch (turn % 10) {
    case 0:
    case 1: {
      const selectionIds = [game(0).home, game(1).spread, game(2).over];
      return { type: 'PARLAY', selectionIds };
    }
    case 2: {
      const selectionIds = [game(0).home, game(0).over, game(1).home];
      return { type: 'PARLAY_PLUS', selectionIds, totalOdds: [7_930, 1_331] };
    }
    case 3: {
      const selectionIds = [game(0).home, game(1).home, game(2).home, game(3).home];
      return { type: 'ROUND_ROBIN', selectionIds, roundRobinSize: 2 };
    }
    case 4: {
      const selectionIds = [game(0).spread, game(1).over];
      return { type: 'TEASER', selectionIds, teaserPoints: 6, totalOdds: [20, 23] };
    }
    default:
      return straightBet(games, turn);
  }
};

function gameOf(games: readonly TestGame[], turn: number): TestGame {
  const found = games[turn % games.length];
  if (!found) throw new Error('A bench needs games.');
  return found;
}

import { matchSetup } from '@fairline/feed/match-setup.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { LOSS, WIN } from '@fairline/sports/market-definition.ts';
import { describe, expect, test } from 'vitest';
import { RANKS } from './mark-ranks.ts';
import {
  betterThanFair,
  outOfOrder,
  type SoldPrice,
  soldPrices,
  sureWins,
  underRound,
  wrongWinners,
} from './testing/board-faults.ts';
import { boardsOf, demoFixtures } from './testing/demo-games.ts';

const MOMENTS = [0, 0.3, 0.6, 0.9, 0.98];
const SAMPLES = 2048;
/** Of those that the demo lists of each league, the last of fewer; every one of them has passed. */
const GAMES = [3];

describe('a whole board, before, in and late in a game, cannot be played against itself', () => {
  test.each(leagues.map((league) => [league.competition.slug, league] as const))('%s', (_, league) => {
    const fixtures = demoFixtures(league);
    for (const fixture of GAMES.flatMap((game) => fixtures[Math.min(game, fixtures.length - 1)] ?? [])) {
      const { sides } = matchSetup(fixture);
      for (const at of boardsOf(fixture, MOMENTS, SAMPLES)) {
        const prices = soldPrices(at, sides);
        const faults = {
          wrongWinners: wrongWinners(at, sides),
          betterThanFair: betterThanFair(prices),
          underRound: underRound(at, sides),
          outOfOrder: outOfOrder(prices),
          sureWins: sureWins(prices),
        };
        expect(faults, `${fixture.eventId} at ${at.moment}`).toEqual({
          wrongWinners: [],
          betterThanFair: [],
          underRound: [],
          outOfOrder: [],
          sureWins: [],
        });
      }
    }
  });
});

describe('the search finds what is wrong with a board', () => {
  const price = (name: string, implied: number, wins: readonly number[], measure = 'lead'): SoldPrice => ({
    name,
    market: name,
    measure,
    implied,
    ranks: Uint8Array.from([0, 1, 2, 3], (sample) => RANKS[wins.includes(sample) ? WIN : LOSS]),
    won: Float64Array.from([0, 1, 2, 3], (sample) => (wins.includes(sample) ? 1 : 0)),
  });

  test('a price that is better than fair', () => {
    expect(betterThanFair([price('home', 0.49, [0, 1]), price('away', 0.51, [2, 3])])).toHaveLength(1);
  });

  test('a price that is shorter than one that wins whenever it does', () => {
    const wins = price('wins', 0.52, [0, 1]);
    expect(outOfOrder([wins, price('wins from behind', 0.53, [0])])).toHaveLength(1);
    expect(outOfOrder([wins, price('wins from behind', 0.52, [0])])).toEqual([]);
  });

  test('two bets on different markets of which one always wins, and three of one', () => {
    const home = price('home', 0.45, [0, 1]);
    expect(sureWins([home, price('not home', 0.54, [2, 3], 'other')])).toHaveLength(1);
    expect(sureWins([home, price('draw', 0.2, [2]), price('away', 0.34, [3])])).toHaveLength(1);
    expect(sureWins([home, price('draw', 0.2, [2]), price('away', 0.35, [3])])).toEqual([]);
  });
});

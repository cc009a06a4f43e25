import { odds } from '@fairline/money/odds.ts';
import { countCombinations } from '@fairline/wagering/combinations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Exposure } from './exposure.ts';
import { defaultHouseLimits, limitError } from './house-limits.ts';
import { anyBoost } from './testing/any-boost.ts';
import { winningsOf } from './winnings.ts';

/** In cents, of 'The most you can bet ... $1,234.50. ...' and 'A bet wins ... Bet up to $1,234.50 ...'. */
function lastAmount(message: string): bigint {
  return BigInt([...message.matchAll(/\$([\d,.]+\d)/g)].at(-1)?.[1]?.replace(/[,.]/g, '') ?? '0');
}

const anyOdds = fc
  .tuple(fc.bigInt(1n, 5_000n), fc.bigInt(1n, 1_000n))
  .map(([numerator, denominator]) => odds(numerator, denominator));

/** A straight bet, or a round robin of pairs, on events where others have bets open. */
const anyCase = fc.record({
  prices: fc.array(anyOdds, { minLength: 1, maxLength: 6 }).filter(({ length }) => length !== 2),
  boost: anyBoost(100_000n),
  stake: fc.bigInt(10n, 5_000_000n),
  ordered: fc.option(fc.bigInt(0n, 1_000_000n), { nil: undefined }),
  open: fc.record({ stake: fc.bigInt(0n, 45_000_000n), winnings: fc.bigInt(0n, 190_000_000n) }),
});

test('the amount that a limit names is the largest that is accepted: a cent more is refused [SLIP-026]', () => {
  fc.assert(
    fc.property(anyCase, ({ prices, boost, stake, ordered, open }) => {
      const legs = prices.map((price) => ({ odds: price, outcome: 'pending' as const }));
      const [first] = legs;
      const isSingle = legs.length === 1;
      const combinations = isSingle ? 1 : Number(countCombinations(legs.length, 2));
      const exposure = new Exposure();
      const places = prices.map((_price, index) => ({
        eventId: `game-${index}`,
        marketKey: 'moneyline:game',
        selectionKey: 'home',
        kept: 0n,
      }));
      exposure.add({
        ...{ id: 'other', patronId: 'patron', ...open },
        selections: places.map((place) => ({ ...place, winnings: open.winnings })),
      });
      const wins = (lineStake: bigint) =>
        winningsOf(
          {
            totalOdds: isSingle ? first?.odds : undefined,
            ...{ combinations, legs, ...(!isSingle && { roundRobinSize: 2 }) },
            bet: (terms) =>
              first && isSingle
                ? { ...terms, type: 'straight', leg: first }
                : { ...terms, type: 'round-robin', legs, sizes: [2] },
          },
          { stake: lineStake, paidWith: 'cash', ...(boost && { boost }) },
        ).winnings;
      const errorAt = (lineStake: bigint) => {
        const winnings = wins(lineStake);
        const selections = places.map((place) => ({ ...place, winnings }));
        const wanted = { id: 'wanted', patronId: 'patron', stake: lineStake * BigInt(combinations) };
        return limitError(
          defaultHouseLimits,
          exposure,
          { ...wanted, winnings, combinations, selections },
          (_eventId, marketKey) => (marketKey === undefined ? undefined : ordered),
          wins,
        );
      };
      const error = errorAt(stake);
      if (!error) return;
      if (error.code === 'HOUSE_LIMIT_REACHED' || error.code === 'ODDS_TOO_LONG') {
        expect(errorAt(defaultHouseLimits.stake.minimum)).toBeDefined();
        return;
      }
      const allowed = lastAmount(error.message);
      expect(errorAt(allowed)).toBeUndefined();
      expect(errorAt(allowed + 1n)).toBeDefined();
    }),
    { numRuns: 500 },
  );
});

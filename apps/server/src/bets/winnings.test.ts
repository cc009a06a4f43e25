import { odds } from '@fairline/money/odds.ts';
import type { Bet } from '@fairline/wagering/bet.ts';
import { ifAllWin, totalOdds } from '@fairline/wagering/settle.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Offered } from '../betslip/betslip.ts';
import { winningsOf } from './winnings.ts';

type Terms = Parameters<Offered['bet']>[0];

const anyOdds = fc
  .tuple(fc.bigInt(1n, 100_000n), fc.bigInt(1n, 100_000n))
  .map(([numerator, denominator]) => odds(numerator, denominator));
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  stake: fc.bigInt(1n, 5_000_000n),
  paidWith: fc.constantFrom('cash', 'bonus-bet', 'promotional-credit'),
});

test('one line wins what settling it pays beyond the stake, whatever it is paid with', () => {
  fc.assert(
    fc.property(fc.array(anyOdds, { minLength: 1, maxLength: 4 }), anyTerms, (prices, terms) => {
      const legs = prices.map((price) => ({ odds: price, outcome: 'pending' as const }));
      const [leg] = legs;
      const bet = (asked: Terms): Bet =>
        leg && legs.length === 1 ? { ...asked, type: 'straight', leg } : { ...asked, type: 'parlay', legs };
      const total = totalOdds(bet(terms));
      const settled = ifAllWin(bet(terms));
      const paid = settled.kind === 'settled' ? settled.returned : undefined;
      const agreed = winningsOf({ totalOdds: total, combinations: 1, legs, bet }, terms);
      expect(agreed.odds).toEqual(total);
      expect(agreed.winnings + (terms.paidWith === 'cash' ? terms.stake : 0n)).toBe(paid);
    }),
  );
});

test('a round robin is agreed at what its parlays profit on average, whatever it is paid with', () => {
  const prices = fc.array(anyOdds, { minLength: 3, maxLength: 5 });
  fc.assert(
    fc.property(prices, anyTerms, (legOdds, terms) => {
      const legs = legOdds.map((price) => ({ odds: price, outcome: 'pending' as const }));
      const bet = (asked: Terms): Bet => ({ ...asked, type: 'round-robin', legs, sizes: [2] });
      const combinations = (legs.length * (legs.length - 1)) / 2;
      const agreed = winningsOf({ totalOdds: undefined, combinations, legs, roundRobinSize: 2, bet }, terms);
      expect(agreed.odds).toEqual(totalOdds(bet(terms)));
    }),
  );
});

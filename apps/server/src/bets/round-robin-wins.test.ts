import { odds } from '@fairline/money/odds.ts';
import type { Bet } from '@fairline/wagering/bet.ts';
import { ifAllWin, totalOdds } from '@fairline/wagering/settle.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundRobinWins } from './round-robin-wins.ts';

const anyOdds = fc
  .tuple(fc.bigInt(1n, 100_000n), fc.bigInt(1n, 100_000n))
  .map(([numerator, denominator]) => odds(numerator, denominator));
const anyRoundRobin = fc
  .array(anyOdds, { minLength: 3, maxLength: 6 })
  .chain((legs) =>
    fc.record({ legs: fc.constant(legs), size: fc.integer({ min: 2, max: legs.length - 1 }) }),
  );

test('a round robin wins what settling each of its parlays comes to, to the cent, whatever it is paid with', () => {
  const paidWith = fc.constantFrom('cash', 'bonus-bet', 'promotional-credit');
  fc.assert(
    fc.property(anyRoundRobin, fc.bigInt(1n, 5_000_000n), paidWith, ({ legs, size }, stake, source) => {
      const bet: Bet = {
        type: 'round-robin',
        stake,
        paidWith: source,
        legs: legs.map((leg) => ({ odds: leg, outcome: 'pending' })),
        sizes: [size],
      };
      const settled = ifAllWin(bet);
      const paid = settled.kind === 'settled' ? settled.returned : undefined;
      const wins = roundRobinWins(legs, size, stake);
      expect(wins.odds).toEqual(totalOdds(bet));
      const stakes = settled.kind === 'settled' && source === 'cash' ? settled.totalStake : 0n;
      expect(wins.winnings + stakes).toBe(paid);
    }),
  );
});

import { impliedChance } from '@fairline/money/float.ts';
import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ladder } from './ladder.ts';
import { quotedChances, quoteMarket } from './quote.ts';
import { overbacked, shadedQuotes } from './shade.ts';

const WANTED = 1.045;
const longer = (one: Odds | undefined, other: Odds | undefined) =>
  one && other ? compareOdds(one, other) : Number.NaN;

test('nothing is overbacked up to a quarter of its limit, and all there is at the limit', () => {
  expect([-5n, 0n, 250n, 399n, 400n, 999n, 1_000n, 9_999n].map((loss) => overbacked(loss, 1_000n))).toEqual([
    0, 0, 0, 0, 0.2, 0.8, 1, 1,
  ]);
  expect([overbacked(0n, 0n), overbacked(1n, 0n)]).toEqual([0, 1]);
});

test('the overbacked side gets shorter and the other longer, and evenly backed sides keep their prices', () => {
  const own = quoteMarket([0.5, 0.5], WANTED);
  const [home, away] = shadedQuotes([0.5, 0.5], WANTED, [1, 0]);
  expect(longer(home, own[0])).toBeLessThan(0);
  expect(longer(away, own[1])).toBeGreaterThan(0);
  for (const backed of [0, 0.4, 1]) {
    expect(shadedQuotes([0.5, 0.5], WANTED, [backed, backed])).toEqual(own);
  }
  expect(shadedQuotes([0.45, 0.3, 0.25], 1.06, [0, 0, 0])).toEqual(quoteMarket([0.45, 0.3, 0.25], 1.06));
});

const market = fc
  .array(fc.record({ weight: fc.integer({ min: 2, max: 100 }), step: fc.integer({ min: 0, max: 5 }) }), {
    minLength: 2,
    maxLength: 3,
  })
  .map((selections) => {
    const total = selections.reduce((sum, { weight }) => sum + weight, 0);
    return {
      chances: selections.map(({ weight }) => weight / total),
      backed: selections.map(({ step }) => step / 5),
    };
  });

test('a shaded market keeps its margin, stays on the ladder and worse than fair, and moves by five points at most', () => {
  const rungs = ladder();
  let quoted = 0;
  fc.assert(
    fc.property(market, ({ chances, backed }) => {
      const plain = quoteMarket(chances, WANTED);
      const shaded = shadedQuotes(chances, WANTED, backed);
      if (shaded.some((odds) => odds === undefined)) return;
      quoted += 1;
      const booksum = quotedChances(chances, WANTED).reduce((sum, price) => sum + price, 0);
      expect(shaded.reduce((sum, odds) => sum + (odds ? impliedChance(odds) : 0), 0)).toBeGreaterThan(
        booksum - 1e-9,
      );
      for (const [index, odds] of shaded.entries()) {
        const before = plain[index];
        if (!odds || !before) continue;
        expect(rungs.some((rung) => compareOdds(rung, odds) === 0)).toBe(true);
        expect(impliedChance(odds)).toBeGreaterThanOrEqual((chances[index] ?? 1) * 1.005 - 1e-9);
        const rung = rungs.findIndex((one) => compareOdds(one, odds) === 0);
        // Rounding to the ladder is no part of the move.
        const next = rungs[rung + 1];
        const step = next ? impliedChance(odds) - impliedChance(next) : 0;
        expect(Math.abs(impliedChance(odds) - impliedChance(before))).toBeLessThanOrEqual(
          0.05 + 2 * step + 1e-9,
        );
      }
    }),
  );
  expect(quoted).toBeGreaterThan(10);
});

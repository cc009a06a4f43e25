import { paid } from '@fairline/money/float.ts';
import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPrices } from './group-prices.ts';
import { jointCounts } from './joint-counts.ts';
import { jointFair } from './joint-fair.ts';
import { jointOdds } from './joint-odds.ts';
import { ladder, ladderOdds } from './ladder.ts';
import { bitsOfLegs, type SampleMark, type Samples, samplesOf } from './testing/marks.ts';

const WIN = 1;
const LOSS = 0;
const PUSH = 2;

/** Each further leg makes the price allow for more luck. */
const termsOf = (legs: number) => ({ margin: 0.07, deviations: 4 + 0.5 * Math.max(0, legs - 2) });

function repeated(rows: readonly (readonly [times: number, ...marks: SampleMark[]])[]): Samples {
  return rows.flatMap(([times, ...marks]) => Array.from({ length: times }, () => marks));
}

/** Prices of the legs alone that keep a twentieth. */
function ownPrices(samples: Samples): readonly Odds[] {
  return bitsOfLegs(samples).map(({ wins, pushes, size }) => {
    const price = ladderOdds(Math.min(1, (1.05 * Math.max(1, wins)) / (size - pushes))) ?? ladder()[0];
    if (!price) throw new Error('no rungs');
    return price;
  });
}

function pricesOf(samples: Samples): (mask: number) => Odds | undefined {
  return groupPrices(jointCounts(bitsOfLegs(samples)), ownPrices(samples), termsOf);
}

function paidBy(price: Odds | undefined): number {
  return price ? paid(price) : Number.NaN;
}

/** What a unit on the legs in a mask returns on average, legs that push dropped. */
function returned(samples: Samples, mask: number, priceOf: (mask: number) => number): number {
  const sum = samples.reduce((so, marks) => {
    const legs = marks.map((mark, leg) => ({ mark, leg })).filter(({ leg }) => (mask & (1 << leg)) !== 0);
    if (legs.some(({ mark }) => mark === LOSS)) return so;
    const left = legs.reduce((kept, { mark, leg }) => (mark === WIN ? kept | (1 << leg) : kept), 0);
    return so + (left === 0 ? 1 : priceOf(left));
  }, 0);
  return sum / samples.length;
}

test('where nothing pushes another leg never makes the price of a group shorter, whatever luck its own allows for', () => {
  fc.assert(
    fc.property(samplesOf({ min: 2, max: 6 }), (drawn) => {
      const samples = drawn.map((marks) => marks.map((mark) => (mark === PUSH ? WIN : mark)));
      const priceOf = pricesOf(samples);
      const legs = samples[0]?.length ?? 0;
      for (let mask = 1; mask < 1 << legs; mask++) {
        const price = priceOf(mask);
        for (let leg = 0; leg < legs; leg++) {
          const fewer = mask & ~(1 << leg);
          const before = fewer === mask ? undefined : priceOf(fewer);
          // What is all but certain has the shortest price there is, whatever a leg costs.
          if (!price || !before || paid(before) * 1.01 > samples.length / winsOf(samples, mask)) continue;
          expect(compareOdds(price, before)).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});

test('where nothing pushes a price is what going through all groups of fewer legs gives, whether its margin or luck binds', () => {
  fc.assert(
    fc.property(samplesOf({ min: 2, max: 5 }), fc.constantFrom(1, 40), (drawn, times) => {
      const rows = drawn.map((marks) => marks.map((mark) => (mark === PUSH ? WIN : mark)));
      const samples = Array.from({ length: times }, () => rows).flat();
      const counts = jointCounts(bitsOfLegs(samples));
      const legs = ownPrices(samples);
      const throughAll = (mask: number): Odds | undefined => {
        const own = legs.filter((_, leg) => (mask & (1 << leg)) !== 0);
        const { margin, deviations } = termsOf(own.length);
        const worth = jointFair(counts, mask, deviations);
        if (worth === undefined || own.length === 1) return worth && own[0];
        const fewer = legs.flatMap((_, leg) => {
          const part = mask & ~(1 << leg);
          return part === mask ? [] : (throughAll(part) ?? []);
        });
        return jointOdds(worth, margin, own, fewer);
      };
      const priceOf = groupPrices(counts, legs, termsOf);
      const all = 2 ** legs.length - 1;
      for (let mask = 1; mask <= all; mask++) expect(priceOf(mask)).toEqual(throughAll(mask));
    }),
  );
});

function winsOf(samples: Samples, mask: number): number {
  return samples.filter((marks) => marks.every((mark, leg) => (mask & (1 << leg)) === 0 || mark === WIN))
    .length;
}

test('legs that hardly ever lose take nothing off the price of two that win together in a hundred samples', () => {
  // Each of the six loses three times while the others win.
  const [two, others] = [[WIN, WIN] as const, [WIN, WIN, WIN, WIN, WIN, WIN] as const];
  const samples = repeated([
    [82, ...two, ...others],
    ...others.map((_, leg): [number, ...SampleMark[]] => [
      ...([3, ...two] as const),
      ...others.map((mark, at) => (at === leg ? LOSS : mark)),
    ]),
    [700, WIN, LOSS, ...others],
    [600, LOSS, WIN, ...others],
    [6792, LOSS, LOSS, ...others],
  ]);
  const priceOf = pricesOf(samples);
  const paidFor = [0b11, 0b111, 0b1111, 0b11111, 0b111111, 0b1111111, 0b11111111].map((mask) =>
    paidBy(priceOf(mask)),
  );
  expect(paidFor[0]).toBeGreaterThan(50);
  expect(paidFor).toEqual([...paidFor].sort((one, other) => one - other));
});

test('a game and its first half, both of which may push, pay as much as the longer of them however few samples there are', () => {
  const samples = repeated([
    [103, WIN, WIN],
    [13, WIN, PUSH],
    [2, PUSH, WIN],
    [32, WIN, LOSS],
    [30, LOSS, WIN],
    [7, LOSS, PUSH],
    [69, LOSS, LOSS],
  ]);
  const priceOf = pricesOf(samples);
  const longest = Math.max(paidBy(priceOf(1)), paidBy(priceOf(2)));
  expect(paidBy(priceOf(3))).toBeGreaterThanOrEqual(longest);
});

test('a group that by luck may return more than a leg of it does not have its price', () => {
  // The second pays over four times the stake where the first pushes, which makes up for most of what the first alone wins.
  const samples = repeated([
    [40, WIN, WIN],
    [10, PUSH, WIN],
    [10, WIN, LOSS],
    [4, LOSS, WIN],
    [192, LOSS, LOSS],
  ]);
  const priceOf = pricesOf(samples);
  expect(paidBy(priceOf(3))).toBeLessThan(paidBy(priceOf(1)));
});

test('a group that returns more than a leg of it has its price all the same where the house does not lose by that even by luck', () => {
  // Where the first pushes the second pays a little, and hardly ever loses otherwise.
  const samples = repeated([
    [3990, WIN, WIN],
    [10, WIN, LOSS],
    [1000, PUSH, WIN],
    [4000, LOSS, WIN],
    [1000, LOSS, LOSS],
  ]);
  const legs = ownPrices(samples);
  const sold = (deviations: number) =>
    groupPrices(jointCounts(bitsOfLegs(samples)), legs, () => ({ margin: 0.1, deviations }))(3);
  expect(paidBy(sold(1))).toBe(paidBy(legs[0]));
  expect(returned(samples, 3, (left) => paidBy(left === 3 ? legs[0] : legs[left - 1]))).toBeGreaterThan(
    returned(samples, 1, () => paidBy(legs[0])),
  );
  // By more luck it might.
  expect(paidBy(sold(5))).toBeLessThan(paidBy(legs[0]));
});

test('no group returns more than the stake by its samples, whatever pushes', () => {
  const [shortest] = ladder();
  fc.assert(
    fc.property(samplesOf({ min: 2, max: 5 }), (samples) => {
      const priceOf = pricesOf(samples);
      const legs = samples[0]?.length ?? 0;
      for (let mask = 1; mask < 1 << legs; mask++) {
        const price = priceOf(mask);
        // What is all but certain is paid at that, and wins more often than it says.
        if (!price || !shortest || compareOdds(price, shortest) === 0) continue;
        expect(returned(samples, mask, (left) => paidBy(priceOf(left)))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

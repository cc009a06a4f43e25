import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JointCounts, jointCounts, wholeCounts } from './joint-counts.ts';
import { jointFair } from './joint-fair.ts';
import { bitsOfLegs, type SampleMark, type Samples, samplesOf, winProbability } from './testing/marks.ts';

/** Whatever luck allows for does not matter to it. */
function fairPrice(counts: JointCounts, mask: number): number | undefined {
  return jointFair(counts, mask, 4)?.fair;
}

/** What a unit on the group returns in all samples together, the legs left after a push paid at the price given for them. */
function returned(samples: Samples, priceOf: (mask: number) => number): number {
  return samples.reduce((sum, marks) => {
    if (marks.includes(0)) return sum;
    const left = marks.reduce<number>((mask, mark, leg) => (mark === 1 ? mask | (1 << leg) : mask), 0);
    return sum + (left === 0 ? 1 : priceOf(left));
  }, 0);
}

function repeated(rows: readonly (readonly [times: number, ...marks: SampleMark[]])[]): Samples {
  return rows.flatMap(([times, ...marks]) => Array.from({ length: times }, () => marks));
}

test('a group at its fair price returns the stake on average, over every sample and with every push re-priced', () => {
  fc.assert(
    fc.property(samplesOf({ min: 1, max: 6 }), (samples) => {
      const legs = bitsOfLegs(samples);
      const counts = jointCounts(legs);
      const all = (1 << legs.length) - 1;
      fc.pre(fairPrice(counts, all) !== undefined);
      const priceOf = (mask: number) => fairPrice(counts, mask) ?? Number.NaN;
      expect(returned(samples, priceOf)).toBeCloseTo(samples.length, 6);
      expect(fairPrice(wholeCounts(legs), all)).toBe(fairPrice(counts, all));
    }),
  );
});

test('the order of the legs does not change the price, not even in the last bit', () => {
  fc.assert(
    fc.property(samplesOf({ min: 2, max: 8 }), fc.nat(), (samples, turn) => {
      const legs = bitsOfLegs(samples);
      const turned = legs.map((_, leg) => legs[(leg + turn) % legs.length] ?? legs[0]);
      const backwards = turned.filter((leg) => leg !== undefined).reverse();
      const all = (1 << legs.length) - 1;
      expect(fairPrice(wholeCounts(backwards), all)).toBe(fairPrice(wholeCounts(legs), all));
    }),
  );
});

test('one leg is priced by its chance to win when it does not push, and legs without pushes by their common wins', () => {
  fc.assert(
    fc.property(samplesOf({ min: 1, max: 5 }), (samples) => {
      const legs = bitsOfLegs(samples);
      const counts = jointCounts(legs);
      for (const [leg, bits] of legs.entries()) {
        const chance = winProbability(bits);
        const fair = fairPrice(counts, 1 << leg);
        if (bits.wins === 0) expect(fair).toBeUndefined();
        else expect(fair).toBeCloseTo(1 / chance, 9);
      }
      const dry = [1, 3].filter((leg) => leg < legs.length).reduce((mask, leg) => mask | (1 << leg), 0);
      const wins = counts.count(dry, 0);
      if (dry > 0 && wins > 0) expect(fairPrice(counts, dry)).toBe(samples.length / wins);
    }),
  );
});

test('the chance given no push would overpay by a quarter where the push makes the other leg likelier', () => {
  // Home -3, and home wins by 1 to 6: the lead of 3 that pushes the first wins the second.
  const samples = repeated([
    [62, 0, 0],
    [10, 2, 1],
    [11, 1, 1],
    [17, 1, 0],
  ]);
  const counts = jointCounts(bitsOfLegs(samples));
  const second = fairPrice(counts, 2) ?? Number.NaN;
  const both = fairPrice(counts, 3) ?? Number.NaN;
  const naive = (100 - 10) / 11;
  const price = (pair: number) => (mask: number) => (mask === 3 ? pair : second);
  expect(returned(samples, price(both))).toBeCloseTo(100, 9);
  expect(returned(samples, price(naive))).toBeGreaterThan(125);
});

test('a price is sure by luck of so many standard deviations of the chance that it is fair for', () => {
  const counts = jointCounts(
    bitsOfLegs(
      repeated([
        [32, 1, 1],
        [8160, 0, 0],
      ]),
    ),
  );
  const worth = jointFair(counts, 3, 4);
  const chance = 1 / (worth?.sure ?? Number.NaN);
  expect(worth?.fair).toBe(256);
  expect(8192 * chance - 4 * Math.sqrt(8192 * chance * (1 - chance))).toBeCloseTo(32, 6);
});

test('where legs push, luck is allowed for in what is paid then, too', () => {
  const counts = jointCounts(
    bitsOfLegs(
      repeated([
        [100, 1, 1],
        [100, 2, 1],
        [800, 0, 0],
      ]),
    ),
  );
  // The second alone pays 5: a tenth of the samples, so that half the stake comes back.
  const returned = 0.5 + 4 * Math.sqrt((0.1 * 25 - 0.25) / 1000);
  const worth = jointFair(counts, 3, 4);
  const chance = (1 - returned) / (worth?.sure ?? Number.NaN);
  expect(worth?.fair).toBe(5);
  expect(chance - 4 * Math.sqrt((chance * (1 - chance)) / 1000)).toBeCloseTo(0.1, 6);
});

test('legs that never win together have no price', () => {
  expect(
    fairPrice(
      jointCounts(
        bitsOfLegs([
          [1, 0],
          [0, 1],
        ]),
      ),
      3,
    ),
  ).toBeUndefined();
});

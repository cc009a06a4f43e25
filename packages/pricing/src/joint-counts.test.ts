import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jointCounts, wholeCounts } from './joint-counts.ts';
import { bitsOfLegs, type Samples, samplesOf } from './testing/marks.ts';

/** A plain loop: samples in which the legs of one mask win and those of the other push. */
function counted(samples: Samples, win: number, push: number): number {
  return samples.filter((marks) =>
    marks.every((mark, leg) => {
      if ((win & (1 << leg)) !== 0) return mark === 1;
      return (push & (1 << leg)) === 0 || mark === 2;
    }),
  ).length;
}

test('every set of legs that win and push is counted as a plain loop counts it', () => {
  fc.assert(
    fc.property(samplesOf({ min: 1, max: 7 }), fc.nat(127), fc.nat(127), (samples, one, other) => {
      const all = (1 << (samples[0]?.length ?? 0)) - 1;
      const [win, push] = [one & all, other & all & ~one];
      expect(jointCounts(bitsOfLegs(samples)).count(win, push)).toBe(counted(samples, win, push));
    }),
  );
});

test('sets that hold every leg without a push are counted alike by bitset and by table', () => {
  fc.assert(
    fc.property(samplesOf({ min: 1, max: 8 }), fc.nat(255), fc.nat(255), (samples, gone, pushed) => {
      const legs = bitsOfLegs(samples);
      const counts = wholeCounts(legs);
      const all = (1 << legs.length) - 1;
      const push = pushed & ~gone & counts.pushing;
      const win = all & ~push & ~(gone & counts.pushing);
      expect(counts.count(win, push)).toBe(counted(samples, win, push));
    }),
  );
});

test('no more than eight legs are joined, and only legs of the same samples', () => {
  const [leg] = bitsOfLegs([[1], [0]]);
  const [other] = bitsOfLegs([[1]]);
  if (!leg || !other) throw new Error('no legs');
  expect(() => jointCounts(Array.from({ length: 9 }, () => leg))).toThrow(RangeError);
  expect(() => wholeCounts([leg, other])).toThrow(RangeError);
});

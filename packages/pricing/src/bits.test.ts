import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, countBoth, intersect } from './bits.ts';
import { markBits, type SampleMark } from './testing/marks.ts';

const marks = fc.array(fc.constantFrom<SampleMark>(0, 1, 2), { minLength: 1, maxLength: 200 });
const bitsOf = (list: readonly SampleMark[]) => markBits(list.length, (index) => list[index] ?? 0);

test('bits count as many wins and pushes as there are marks', () => {
  fc.assert(
    fc.property(marks, (list) => {
      const bits = bitsOf(list);
      const wins = list.filter((mark) => mark === 1).length;
      const pushes = list.filter((mark) => mark === 2).length;
      expect([bits.wins, bits.pushes]).toEqual([wins, pushes]);
      expect([countBits(bits.win), countBits(bits.push)]).toEqual([wins, pushes]);
    }),
  );
});

test('both legs win in the samples where each of them wins', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom<SampleMark>(0, 1, 2), fc.constantFrom<SampleMark>(0, 1, 2)), {
        minLength: 1,
      }),
      (pairs) => {
        const first = bitsOf(pairs.map(([mark]) => mark));
        const second = bitsOf(pairs.map(([, mark]) => mark));
        const both = pairs.filter(([a, b]) => a === 1 && b === 1).length;
        expect(countBoth(first.win, second.win)).toBe(both);
        expect(countBits(intersect(first.win, second.win))).toBe(both);
      },
    ),
  );
});

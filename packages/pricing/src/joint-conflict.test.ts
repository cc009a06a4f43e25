import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containedLegs, eachLosesAlone, exclusiveLegs } from './joint-conflict.ts';
import { jointCounts } from './joint-counts.ts';
import { bitsOfLegs, markBits, type SampleMark, samplesOf } from './testing/marks.ts';

const SIZE = 1024;
type Rule = (home: number, away: number) => boolean | undefined;

/** Games that end 0-0 to 31-31, each once. */
function leg(measure: string, rule: Rule) {
  const mark = (index: number): SampleMark => {
    const won = rule(index >>> 5, index & 31);
    return won === undefined ? 2 : won ? 1 : 0;
  };
  return { measure, bits: markBits(SIZE, mark) };
}

const home = leg('lead', (h, a) => (h === a ? undefined : h > a));
const away = leg('lead', (h, a) => (h === a ? undefined : a > h));
const homeByTen = leg('lead', (h, a) => h - a > 10);
const homeOver = leg('home', (h) => h > 15);
const awayOver = leg('away', (_, a) => a > 15);
const over = leg('total', (h, a) => h + a > 30);
const under = leg('total', (h, a) => h + a < 30);
const other = leg('other', (h, a) => (h * 7 + a * 3) % 5 < 3);

type Legs = readonly ReturnType<typeof leg>[];
const countsOf = (legs: Legs) => jointCounts(legs.map(({ bits }) => bits));
const exclusive = (...legs: Legs) => exclusiveLegs(legs, countsOf(legs));
const contained = (...legs: Legs) => containedLegs(legs, countsOf(legs));

test('legs that cannot all win are named, the fewest that do', () => {
  expect(exclusive(other, home, away)).toEqual([1, 2]);
  expect(exclusive(homeOver, other, awayOver, under)).toEqual([0, 2, 3]);
  expect(exclusive(homeOver, awayOver, over)).toBeUndefined();
});

test('a leg that cannot lose once others win is named with them, whether it wins or pushes', () => {
  expect(contained(homeByTen, other, home)).toEqual([0, 2]);
  expect(contained(homeOver, awayOver, other, over)).toEqual([0, 1, 3]);
  expect(contained(home, home)).toEqual([0, 1]);
  const homeOrDraw = leg('other lead', (h, a) => (h - a > 2 ? true : h - a > 0 ? undefined : false));
  expect(contained(home, homeOrDraw)).toEqual([0, 1]);
  expect(contained(homeOver, over, other)).toBeUndefined();
});

test('what is missing by chance is no conflict', () => {
  const rare = leg('rare', (h, a) => h === 31 && a < 8);
  const rarer = leg('rarer', (h, a) => h < 2 && a === 31);
  const usual = leg('usual', (h, a) => !(h === 0 && a < 10));
  expect(exclusive(rare, rarer)).toBeUndefined();
  expect(contained(rare, usual)).toBeUndefined();
  const sameMeasure = { ...rarer, measure: 'rare' };
  expect(exclusive(rare, sameMeasure)).toEqual([0, 1]);
});

test('of different measures eight samples must be missing that chance would have given, of one measure none', () => {
  const rare = (wins: number) => leg('rare', (h, a) => h === 31 && a < wins);
  const low = leg('half', (h) => h < 16);
  const high = leg('half', (h) => h >= 16);
  // Half of so few wins.
  expect(exclusive(rare(15), low)).toBeUndefined();
  expect(exclusive(rare(16), low)).toEqual([0, 1]);
  expect(contained(rare(15), high)).toBeUndefined();
  expect(contained(rare(16), high)).toEqual([0, 1]);
  expect(contained(rare(1), { ...high, measure: 'rare' })).toEqual([0, 1]);
});

test('a leg that pushes more often than it loses is not missed for its pushes', () => {
  const rare = leg('rare', (h, a) => h === 31 && a < 16);
  const upper = leg('upper', (h) => (h >= 24 ? true : h >= 8 ? undefined : false));
  // It loses a quarter of the time: four times of those sixteen.
  expect(contained(rare, upper)).toBeUndefined();
});

test('whether each leg loses alone somewhere is what a plain loop finds', () => {
  fc.assert(
    fc.property(samplesOf({ min: 2, max: 6 }), (samples) => {
      const legs = bitsOfLegs(samples);
      const alone = legs.every((_, leg) =>
        samples.some((marks) => marks.every((mark, index) => (index === leg ? mark === 0 : mark === 1))),
      );
      expect(eachLosesAlone(legs)).toBe(alone);
    }),
  );
});

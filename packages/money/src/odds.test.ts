import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { impliedChance } from './float.ts';
import {
  betToWinRatio,
  compareOdds,
  decimalPrice,
  type Odds,
  odds,
  oddsFromDecimalPrice,
  oddsFromPair,
  sameOdds,
} from './odds.ts';
import {
  formatAmericanOdds,
  formatDecimalOdds,
  formatOdds,
  parseAmericanOdds,
  parseDecimalOdds,
} from './odds-format.ts';
import { rational } from './rational.ts';
import { toFixed } from './round.ts';

const anyOdds = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 6n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([numerator, denominator]) => odds(numerator, denominator));

/** numerator, denominator, American, decimal to two places, implied probability to six. */
const conversions: [bigint, bigint, string, string, string][] = [
  [10n, 11n, '-110', '1.91', '0.523810'],
  [1n, 1n, '+100', '2.00', '0.500000'],
  [3n, 2n, '+150', '2.50', '0.400000'],
  [2n, 5n, '-250', '1.40', '0.714286'],
  [20n, 23n, '-115', '1.87', '0.534884'],
  [100n, 110n, '-110', '1.91', '0.523810'],
  [13n, 8n, '+163', '2.63', '0.380952'],
  [4n, 7n, '-175', '1.57', '0.636364'],
  [33n, 1n, '+3300', '34.00', '0.029412'],
  [1n, 50n, '-5000', '1.02', '0.980392'],
  [19n, 20n, '-105', '1.95', '0.512821'],
  [100n, 108n, '-108', '1.93', '0.519231'],
  [1n, 1000n, '-100000', '1.00', '0.999001'],
  [5n, 2n, '+250', '3.50', '0.285714'],
  [91n, 100n, '-110', '1.91', '0.523560'],
];

test('the pair is profit per unit staked, and reads as American, decimal and a chance', () => {
  for (const [numerator, denominator, american, decimal, chance] of conversions) {
    const price = odds(numerator, denominator);
    expect(formatAmericanOdds(price)).toBe(american);
    expect(toFixed(decimalPrice(price), 2)).toBe(decimal);
    expect(impliedChance(price).toFixed(6)).toBe(chance);
  }
});

test('odds follow the format the patron chose; evens are +100 and 2.00', () => {
  const evens = odds(7n, 7n);
  expect(formatOdds(evens, 'AMERICAN')).toBe('+100');
  expect(formatOdds(evens, 'EURO')).toBe('2.00');
});

test('a price just under evens never reads -100, nor a very short one 1.00', () => {
  expect(formatAmericanOdds(odds(998n, 1000n))).toBe('+100');
  expect(formatDecimalOdds(odds(1n, 200n))).toBe('1.005');
  expect(formatDecimalOdds(odds(1n, 100n))).toBe('1.01');
  expect(formatDecimalOdds(odds(1n, 5000n))).toBe('1.0002');
});

test('American odds become decimal: 1+n/100, 1-100/n, and Even is 2.00 [CARD-026]', () => {
  const decimal = (text: string) => {
    const price = parseAmericanOdds(text);
    return price && toFixed(decimalPrice(price), 2);
  };
  expect(decimal('+150')).toBe('2.50');
  expect(decimal('150')).toBe('2.50');
  expect(decimal('-110')).toBe('1.91');
  expect(decimal('−250')).toBe('1.40');
  expect(decimal('Even')).toBe('2.00');
  expect(decimal('-100')).toBe('2.00');
});

test('what is not American or decimal odds is refused', () => {
  for (const text of [
    '',
    '+',
    '99',
    '-99',
    '0',
    '+0',
    '000',
    '1.5',
    '1e3',
    '--110',
    'Evening',
    '9'.repeat(40),
  ]) {
    expect(parseAmericanOdds(text)).toBeUndefined();
  }
  for (const text of ['', '1', '1.00', '0.5', '-2', '2,5', 'x', '2.', '1e3', 'Infinity', '9'.repeat(40)]) {
    expect(parseDecimalOdds(text)).toBeUndefined();
  }
  expect(parseDecimalOdds('1.91')).toEqual(odds(91n, 100n));
});

test('odds need both parts positive', () => {
  expect(oddsFromPair(0n, 1n)).toBeUndefined();
  expect(oddsFromPair(1n, 0n)).toBeUndefined();
  expect(oddsFromPair(-1n, -1n)).toBeUndefined();
  expect(() => odds(1n, -1n)).toThrow(RangeError);
  expectTypeOf<Odds['numerator']>().toEqualTypeOf<bigint>();
});

test('reducing, comparing and converting keep the price', () => {
  expect(compareOdds(odds(3n, 2n), odds(6n, 4n))).toBe(0);
  expect(sameOdds(odds(100n, 110n), { numerator: 10n, denominator: 11n })).toBe(true);
  fc.assert(
    fc.property(anyOdds, anyOdds, (left, right) => {
      expect(oddsFromDecimalPrice(decimalPrice(left))).toEqual(left);
      expect(Math.sign(compareOdds(left, right)) + Math.sign(compareOdds(right, left))).toBe(0);
      expect(sameOdds(left, right)).toBe(
        left.numerator === right.numerator && left.denominator === right.denominator,
      );
    }),
  );
  expect(() => oddsFromDecimalPrice(rational(1n))).toThrow(RangeError);
});

test('American odds that are printed read back as the price they print', () => {
  fc.assert(
    fc.property(anyOdds, (price) => {
      const text = formatAmericanOdds(price);
      const back = parseAmericanOdds(text);
      expect(back && formatAmericanOdds(back)).toBe(text);
    }),
  );
});

test('winnings per unit of stake are scaled by 1e12 [WAL-009]', () => {
  expect(betToWinRatio(odds(10n, 11n))).toBe(909_090_909_091n);
  expect(betToWinRatio(odds(3n, 2n))).toBe(1_500_000_000_000n);
});

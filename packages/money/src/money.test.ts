import { expect, expectTypeOf, test } from 'vitest';
import {
  addMoney,
  CurrencyMismatch,
  compareMoney,
  type Money,
  money,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money.ts';

const fiveDollars = money(500n, 'USD');
const twoDollars = money(200n, 'USD');
const fiveCanadian = money(500n, 'CAD');

test('amounts of one currency add, subtract, compare and sum in cents [WAL-009]', () => {
  expect(addMoney(fiveDollars, twoDollars)).toEqual(money(700n, 'USD'));
  expect(subtractMoney(twoDollars, fiveDollars)).toEqual(money(-300n, 'USD'));
  expect(compareMoney(fiveDollars, twoDollars)).toBeGreaterThan(0);
  expect(compareMoney(twoDollars, fiveDollars)).toBeLessThan(0);
  expect(compareMoney(twoDollars, money(200n, 'USD'))).toBe(0);
  expect(sumMoney([fiveDollars, twoDollars, twoDollars], 'USD')).toEqual(money(900n, 'USD'));
  expect(sumMoney([], 'CAD')).toEqual(zeroMoney('CAD'));
});

test('two currencies known to the compiler do not mix', () => {
  expectTypeOf(addMoney<'USD'>)
    .parameter(1)
    .toEqualTypeOf<Money<'USD'>>();
  expectTypeOf(addMoney(fiveDollars, twoDollars)).toEqualTypeOf<Money<'USD'>>();
  expectTypeOf<Money<'CAD'>>().not.toExtend<Money<'USD'>>();
  // @ts-expect-error dollars plus Canadian dollars
  expect(() => addMoney(fiveDollars, fiveCanadian)).toThrow(CurrencyMismatch);
  // @ts-expect-error dollars minus Canadian dollars
  expect(() => subtractMoney(fiveDollars, fiveCanadian)).toThrow(CurrencyMismatch);
  // @ts-expect-error dollars against Canadian dollars
  expect(() => compareMoney(fiveDollars, fiveCanadian)).toThrow(CurrencyMismatch);
  // @ts-expect-error a sum of dollars in Canadian dollars
  expect(() => sumMoney([fiveDollars], 'CAD')).toThrow(CurrencyMismatch);
});

test('an amount is not a number', () => {
  // @ts-expect-error cents are a bigint
  money(5, 'USD');
  expectTypeOf<Money['amount']>().toEqualTypeOf<bigint>();
});

test('two currencies known only when the program runs throw', () => {
  const amounts: Money[] = [fiveDollars, fiveCanadian];
  const [left, right] = amounts;
  if (left === undefined || right === undefined) throw new Error('unreachable');
  expect(() => addMoney(left, right)).toThrow('cannot combine USD with CAD');
});

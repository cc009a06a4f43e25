import { expect, expectTypeOf, test } from 'vitest';
import { addMoney, CurrencyMismatch, type Money, money } from './money.ts';

const fiveDollars = money(500n, 'USD');
const twoDollars = money(200n, 'USD');
const fiveCanadian = money(500n, 'CAD');

test('amounts of one currency add up in cents [WAL-009]', () => {
  expect(addMoney(fiveDollars, twoDollars)).toEqual(money(700n, 'USD'));
  expect(addMoney(twoDollars, money(-500n, 'USD'))).toEqual(money(-300n, 'USD'));
});

test('two currencies known to the compiler do not mix', () => {
  expectTypeOf(addMoney<'USD'>)
    .parameter(1)
    .toEqualTypeOf<Money<'USD'>>();
  expectTypeOf(addMoney(fiveDollars, twoDollars)).toEqualTypeOf<Money<'USD'>>();
  expectTypeOf<Money<'CAD'>>().not.toExtend<Money<'USD'>>();
  // @ts-expect-error dollars plus Canadian dollars
  expect(() => addMoney(fiveDollars, fiveCanadian)).toThrow(CurrencyMismatch);
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

/** The currencies a patron's account can be kept in: USD in the United States, CAD in Canada. */
export type Currency = 'USD' | 'CAD';

/** An amount of money in integer minor units (cents). Never a float; two currencies never mix. */
export interface Money<C extends Currency = Currency> {
  readonly amount: bigint;
  readonly currency: C;
}

/** Two amounts of different currencies met where only one currency can be meant: a fault in the program. */
export class CurrencyMismatch extends Error {
  constructor(left: Currency, right: Currency) {
    super(`cannot combine ${left} with ${right}`);
    this.name = 'CurrencyMismatch';
  }
}

/** @param amount in cents, negative for a debit */
export function money<C extends Currency>(amount: bigint, currency: C): Money<C> {
  return { amount, currency };
}

export function zeroMoney<C extends Currency>(currency: C): Money<C> {
  return money(0n, currency);
}

// NoInfer makes the first argument decide the currency, so that a mix does not compile. Where the currency is
// only known when the program runs (Money without a parameter) the same mix throws CurrencyMismatch.

/** @throws CurrencyMismatch */
export function addMoney<C extends Currency>(left: Money<C>, right: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(left, right);
  return money(left.amount + right.amount, left.currency);
}

/** @throws CurrencyMismatch */
export function subtractMoney<C extends Currency>(left: Money<C>, right: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(left, right);
  return money(left.amount - right.amount, left.currency);
}

/**
 * @returns a negative number, 0 or a positive number, as Array.prototype.sort wants it
 * @throws CurrencyMismatch
 */
export function compareMoney<C extends Currency>(left: Money<C>, right: Money<NoInfer<C>>): number {
  assertSameCurrency(left, right);
  return left.amount < right.amount ? -1 : left.amount > right.amount ? 1 : 0;
}

/**
 * The currency is asked for because a list may be empty.
 * @throws CurrencyMismatch
 */
export function sumMoney<C extends Currency>(amounts: Iterable<Money<NoInfer<C>>>, currency: C): Money<C> {
  let total = zeroMoney(currency);
  for (const amount of amounts) total = addMoney(total, amount);
  return total;
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new CurrencyMismatch(left.currency, right.currency);
}

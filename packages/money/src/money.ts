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

// NoInfer makes the first argument decide the currency, so that a mix does not compile. Where the currency is
// only known when the program runs (Money without a parameter) the same mix throws CurrencyMismatch.

/** @throws CurrencyMismatch */
export function addMoney<C extends Currency>(left: Money<C>, right: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(left, right);
  return money(left.amount + right.amount, left.currency);
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new CurrencyMismatch(left.currency, right.currency);
}

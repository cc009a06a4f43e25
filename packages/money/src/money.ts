/** The currencies a patron's account can be kept in: USD in the United States, CAD in Canada. */
export type Currency = 'USD' | 'CAD';

/** An amount of money in integer minor units (cents). Never a float; two currencies never mix. */
export interface Money<C extends Currency = Currency> {
  readonly amount: bigint;
  readonly currency: C;
}

export function money<C extends Currency>(amount: bigint, currency: C): Money<C> {
  return { amount, currency };
}

import type { Money } from './money.ts';

/** '$1,284.50', '-$3.00'. Both currencies are written with the dollar sign. */
export function formatMoney(of: Money): string {
  const [dollars, cents] = splitCents(of.amount);
  return `${of.amount < 0n ? '-' : ''}$${groupThousands(dollars)}.${cents}`;
}

/** Cents as plain decimal dollars without sign or separators: 128450 is '1284.50', the wire's `Money.amount`. */
export function toDecimalDollars(amount: bigint): string {
  const [dollars, cents] = splitCents(amount);
  return `${amount < 0n ? '-' : ''}${dollars}.${cents}`;
}

/** '1234567' is '1,234,567'. @param digits of a whole number */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function splitCents(amount: bigint): [dollars: string, cents: string] {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return [digits.slice(0, -2), digits.slice(-2)];
}

import { formatMoney, toDecimalDollars } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { ratioScale } from '@fairline/money/odds.ts';
import { betAmountMaximum, parseAmount } from '@fairline/money/parse.ts';
import { roundHalfUp } from '@fairline/money/round.ts';

/** What the amount inputs take at most: 9,999,999.99. */
export const AMOUNT_MAXIMUM = toDecimalDollars(betAmountMaximum);

/** More than any stake that any winnings a person can type take. */
const READABLE = 10n ** 18n;

/**
 * Cents of an amount in plain decimal dollars; undefined for an empty or unfinished one. A stake that typed winnings take
 * may be more than can be bet: it is read all the same, so that it is shown and said.
 */
export function toCents(text: string): bigint | undefined {
  const parsed = parseAmount(text, READABLE);
  return parsed.kind === 'amount' ? parsed.amount : undefined;
}

/** '1234.50' of cents; empty for no amount. */
export function toText(cents: bigint | undefined): string {
  return cents === undefined ? '' : toDecimalDollars(cents);
}

/** '$1,234.50' of cents. */
export function dollars(cents: bigint): string {
  return formatMoney(money(cents, 'USD'));
}

/** Winnings of a stake, half-up to the cent. Cents; ratio is winnings per unit of stake times 1e12. */
export function winFromStake(stake: bigint, ratio: bigint): bigint {
  return roundHalfUp({ numerator: stake * ratio, denominator: ratioScale });
}

/** The stake that wins an amount, half-up to the cent; undefined when the ratio is not positive. */
export function stakeFromWin(win: bigint, ratio: bigint): bigint | undefined {
  return ratio > 0n ? roundHalfUp({ numerator: win * ratioScale, denominator: ratio }) : undefined;
}

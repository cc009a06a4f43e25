import { groupThousands, toDecimalDollars } from '@fairline/money/format.ts';
import { ratioScale } from '@fairline/money/odds.ts';
import { betAmountMaximum, parseAmount } from '@fairline/money/parse.ts';
import { roundHalfUp } from '@fairline/money/round.ts';

const HALF_TYPED = /^\d*(?:\.\d{0,2})?$/;

/**
 * What an amount input keeps of what was typed or pasted: digits and one dot, at most two decimals, no sign, at most
 * $9,999,999.99. Undefined means the keystroke is refused and the text stays as it was.
 */
export function acceptTyping(text: string): string | undefined {
  const bare = text.replace(/[$,\s]/g, '');
  if (!HALF_TYPED.test(bare)) return undefined;
  if (bare !== '' && bare !== '.' && parseAmount(bare, betAmountMaximum).kind !== 'amount') return undefined;
  return bare.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
}

/** Cents of an amount text; undefined for an empty or unfinished one. */
export function toCents(text: string): bigint | undefined {
  const parsed = parseAmount(text, betAmountMaximum);
  return parsed.kind === 'amount' ? parsed.amount : undefined;
}

/** '1234.50' of cents, the text an input starts from; empty for no amount. */
export function toText(cents: bigint | undefined): string {
  return cents === undefined ? '' : toDecimalDollars(cents);
}

/** What an input shows: '$1,234.5' while it is typed, '$1,234.50' at rest, empty for no amount. */
export function displayAmount(text: string, editing: boolean): string {
  const cents = toCents(text);
  if (cents === undefined) return '';
  const [dollars = '0', decimals] = (editing ? text : toDecimalDollars(cents)).split('.');
  return `$${groupThousands(dollars)}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** Winnings of a stake, half-up to the cent. Cents; ratio is winnings per unit of stake times 1e12. */
export function winFromStake(stake: bigint, ratio: bigint): bigint {
  return roundHalfUp({ numerator: stake * ratio, denominator: ratioScale });
}

/** The stake that wins an amount, half-up to the cent; undefined when the ratio is not positive. */
export function stakeFromWin(win: bigint, ratio: bigint): bigint | undefined {
  return ratio > 0n ? roundHalfUp({ numerator: win * ratioScale, denominator: ratio }) : undefined;
}

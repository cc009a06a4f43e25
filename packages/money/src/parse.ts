/** Why an amount somebody typed is not one. */
export type AmountProblem = 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large';

/** `empty` is its own case: a cleared amount is not a mistake. Amounts in cents, 0 or more. */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly amount: bigint }
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly problem: AmountProblem };

/** The largest amount of a bet input, in cents: $9,999,999.99. */
export const betAmountMaximum = 999_999_999n;

/** The largest amount a currency input takes unless told otherwise, in cents: $1,000,000,000.00. */
export const currencyInputMaximum = 100_000_000_000n;

/** Longer than any amount within the maximum with its separators; what is longer is not read at all. */
const longestText = 64;

/**
 * Decimal dollars to cents. A leading $ and commas between thousands are stripped (a comma
 * anywhere else may have been meant as a decimal point: '5,00' is refused); '.5', '5.' and '5.5' are read as
 * 0.50, 5.00 and 5.50. A third decimal is refused rather than rounded: nobody bets an amount they did not type.
 * @param maximum in cents, the largest amount that is accepted
 */
export function parseAmount(text: string, maximum: bigint = currencyInputMaximum): ParsedAmount {
  if (text.length > longestText) return { kind: 'invalid', problem: 'too-large' };
  const trimmed = text.trim();
  if (/^[-−(]/.test(trimmed)) return { kind: 'invalid', problem: 'negative' };
  const plain = trimmed.replace(/^\$\s*/, '');
  if (plain === '') return { kind: 'empty' };
  if (/^[-−]/.test(plain)) return { kind: 'invalid', problem: 'negative' };

  const match = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(plain);
  const dollars = match?.[1]?.replaceAll(',', '') ?? '';
  const decimals = match?.[2] ?? '';
  if (match === null || dollars + decimals === '') return { kind: 'invalid', problem: 'not-a-number' };
  if (decimals.length > 2) return { kind: 'invalid', problem: 'too-many-decimals' };

  const amount = BigInt(dollars) * 100n + BigInt(decimals.padEnd(2, '0'));
  return amount > maximum ? { kind: 'invalid', problem: 'too-large' } : { kind: 'amount', amount };
}

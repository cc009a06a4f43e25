/** What stands in a money field, without its currency sign. */
export type MoneyText =
  | { readonly kind: 'empty' }
  /** `value` is plain decimal: '1234.5'. */
  | { readonly kind: 'amount'; readonly value: string }
  /** A comma that may yet become a thousands separator: '5,' or '5,00'. Not an amount: it could mean 5.00. */
  | { readonly kind: 'unfinished' }
  /** A minus before an amount, or before nothing yet: '-5'. Not an amount, so that it never silently becomes 5. */
  | { readonly kind: 'negative' }
  | { readonly kind: 'wrong' };

export interface MoneyRules {
  /** Decimal, e.g. '9999999.99'. Amounts above it are not accepted as typed. */
  readonly maximum: string;
  readonly decimals: number;
}

export function readMoneyText(text: string, decimals: number): MoneyText {
  if (text === '') return { kind: 'empty' };
  if (text.startsWith('-')) {
    const { kind } = readMoneyText(text.slice(1), decimals);
    return { kind: kind === 'wrong' || kind === 'negative' ? 'wrong' : 'negative' };
  }
  const [whole = '', fraction, ...more] = text.split('.');
  if (more.length > 0) return { kind: 'wrong' };
  if (fraction !== undefined && (decimals === 0 || !/^\d*$/.test(fraction) || fraction.length > decimals)) {
    return { kind: 'wrong' };
  }
  if (/^\d+$/.test(whole) || /^\d{1,3}(,\d{3})+$/.test(whole)) {
    const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
    return { kind: 'amount', value: fraction === undefined ? digits : `${digits}.${fraction}` };
  }
  const comma = fraction === undefined && /^\d{1,3}(,\d{3})*,\d{0,2}$/.test(whole);
  return { kind: comma ? 'unfinished' : 'wrong' };
}

/**
 * The text after a keystroke or paste, or undefined when it is not accepted and the field stays as it was.
 * Commas we put there ourselves move with the digits; a comma a person puts there counts only as a well-placed thousands
 * separator, so that '5,00' never silently becomes 500.
 */
export function typeMoney(before: string, typed: string, rules: MoneyRules): string | undefined {
  const [, positive] = NEGATIVE.exec(typed) ?? [];
  if (positive === undefined) return typePositive(before.replace(/^-/, ''), typed, rules);
  const text = typePositive(before.replace(/^-/, ''), positive, rules);
  return text === undefined ? undefined : `-${text}`;
}

/** '-5', '−5', '$-5' and '-$5', and the 5 of it. */
const NEGATIVE = /^\s*\$?\s*[-−](.*)$/;

function typePositive(before: string, typed: string, rules: MoneyRules): string | undefined {
  let text = typed.replace(/^\s*\$?\s*|\s+$/g, '').replace(/^\./, '0.');
  const oursMoved =
    readMoneyText(before, rules.decimals).kind !== 'unfinished' && !insertedText(before, text).includes(',');
  if (oursMoved) text = text.replaceAll(',', '');
  const read = readMoneyText(text, rules.decimals);
  if (read.kind === 'wrong' || read.kind === 'negative') return undefined;
  if (read.kind !== 'amount') return text;
  if (isAbove(read.value, rules.maximum)) return undefined;
  return groupThousands(read.value);
}

export type MoneyRefusal = 'decimals' | 'maximum' | 'format';

/** Why typeMoney did not accept what was typed or pasted. */
export function whyRefused(typed: string, { maximum, decimals }: MoneyRules): MoneyRefusal {
  const [, whole, fraction = ''] =
    /^\s*\$?\s*([\d,]*)(?:\.(\d*))?\s*$/.exec(typed.replace(NEGATIVE, '$1')) ?? [];
  if (whole === undefined) return 'format';
  if (fraction.length > decimals) return 'decimals';
  return isAbove(`${whole.replaceAll(',', '')}.${fraction}`, maximum) ? 'maximum' : 'format';
}

/** The text a field rests with once left: a started fraction is padded, '5' becomes '5.00', nothing stays nothing. */
export function restMoney(text: string, decimals: number): string {
  const read = readMoneyText(text, decimals);
  if (read.kind !== 'amount') return text;
  const [whole = '0', fraction = ''] = read.value.split('.');
  return groupThousands(decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`);
}

export function groupThousands(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Compares plain decimals exactly; a float would lose cents in large amounts. */
export function isAbove(value: string, limit: string): boolean {
  const [a, b] = [value, limit].map((text) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return BigInt(`${whole || '0'}${fraction.padEnd(6, '0')}`);
  });
  return a !== undefined && b !== undefined && a > b;
}

/** Whether a text is another one with more typed at its end, whatever commas we put in. */
export function continues(before: string, after: string): boolean {
  return before !== '' && after.replaceAll(',', '').startsWith(before.replaceAll(',', ''));
}

/** What came into a text between what it began and ended with. */
export function insertedText(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

import { parseAmount } from '@fairline/money/parse.ts';

/** Whole cents of what was typed, as the API takes them: '25.5' is 2550. Undefined for what is no amount. */
export function toWireCents(dollars: string): number | undefined {
  const parsed = parseAmount(dollars);
  return parsed.kind === 'amount' ? Number(parsed.amount) : undefined;
}

import { type AmountProblem, betAmountMaximum, parseAmount } from '@fairline/money/parse.ts';
import { badInput, type Refusal } from './refusal.ts';

export type AmountInput =
  | { readonly kind: 'amount'; readonly amount: bigint }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const MESSAGES: Readonly<Record<AmountProblem, string>> = {
  negative: 'An amount cannot be negative.',
  'too-many-decimals': 'An amount has at most two decimals.',
  'too-large': 'An amount is at most $9,999,999.99.',
  'not-a-number': 'Write an amount such as 25 or 25.50.',
};

/** What was typed into a bet or win input, in cents [SLIP-023] [SLIP-024]; nothing typed clears the draft bet. */
export function readAmount(text: string): AmountInput {
  const parsed = parseAmount(text, betAmountMaximum);
  switch (parsed.kind) {
    case 'empty':
      return { kind: 'cleared' };
    case 'invalid':
      return { kind: 'refused', refusal: badInput('amount', MESSAGES[parsed.problem]) };
    case 'amount':
      // A bet needs a nonzero amount [BET-010]; to take an amount back, empty the input.
      if (parsed.amount > 0n) return parsed;
      return { kind: 'refused', refusal: badInput('amount', 'Enter an amount above zero.') };
  }
}

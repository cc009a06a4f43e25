import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import { betAmountMaximum, parseAmount } from '@fairline/money/parse.ts';
import { stakeToWin } from '@fairline/wagering/straight.ts';
import type { FieldError } from '../platform/graphql/error-types.ts';
import { type PlaceBetInput, type ReadPlaceBets, readPlaceBets, unreadable } from './place-bets-input.ts';

/** As the wire has it; GraphQL has checked the types. */
export interface QuickBetInput extends Omit<PlaceBetInput, 'betAmountLong'> {
  /** Decimal dollars. */
  readonly betAmount?: string | null | undefined;
  readonly winAmount?: string | null | undefined;
  readonly patronSetAmountType: 'BET' | 'WIN';
}

/** A quick bet is one straight bet: the same request, with its amount as it was typed. */
export function readQuickBet(bet: QuickBetInput): ReadPlaceBets {
  const errors: FieldError[] = [];
  if (bet.type !== 'STRAIGHT' || bet.draftLegs.length !== 1) {
    errors.push({ field: 'bet.draftLegs', message: 'A quick bet is a straight bet on one selection.' });
  }
  const stake = stakeOf(bet, errors);
  const read = readPlaceBets([{ ...bet, betAmountLong: stake }]);
  if (read.kind === 'invalid') {
    errors.push(
      ...read.error.fieldErrors.map(({ field, message }) => ({
        field: field.replace('bets.0', 'bet'),
        message,
      })),
    );
  }
  if (errors.length > 0 || read.kind === 'invalid') return unreadable(errors);
  return { kind: 'read', requests: read.requests.map((request) => ({ ...request, needsQuotes: true })) };
}

/** 0 when nothing was typed: the placement rules say that. */
function stakeOf(bet: QuickBetInput, errors: FieldError[]): bigint {
  const amount = readAmount(bet.betAmount, 'bet.betAmount', errors);
  const winnings = readAmount(bet.winAmount, 'bet.winAmount', errors);
  if (amount > 0n || bet.patronSetAmountType === 'BET') return amount;
  const odds = oddsOf(bet);
  return odds ? stakeToWin(winnings, odds) : 0n;
}

function oddsOf({ draftLegs: [leg] }: QuickBetInput): Odds | undefined {
  return leg && oddsFromPair(leg.odds.numeratorLong, leg.odds.denominatorLong);
}

function readAmount(text: string | null | undefined, field: string, errors: FieldError[]): bigint {
  const parsed = parseAmount(text ?? '', betAmountMaximum);
  if (parsed.kind === 'amount') return parsed.amount;
  if (parsed.kind === 'invalid') errors.push({ field, message: 'Write an amount such as 25 or 25.50.' });
  return 0n;
}

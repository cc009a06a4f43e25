import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { formatAmericanOdds } from '@fairline/money/odds-format.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import type { Grade, PriceError, Trading } from '../trading/trading.ts';
import { gradedMarketKey, type PayableBet, type PayableLeg } from './placed-bet.ts';

/** A leg as it stands, from memory. */
export interface LegNow<Leg extends PayableLeg> {
  /** With the odds it is paid at: other ones where an operator has put a wrong price right. */
  readonly leg: Leg;
  readonly outcome: LegOutcome | 'pending';
  /** What decided it; undefined while nothing has, and for an event that left the memory. */
  readonly grade: Grade | undefined;
}

type Board = Pick<Trading, 'book' | 'grade' | 'priceErrors'>;

/**
 * How a leg has come out as far as is known now. What was written down counts only once the event has left the memory for
 * good: while its book lives, or its result is being written, a result that was withdrawn is none.
 */
export function legNow<Leg extends PayableLeg>(bet: PayableBet, leg: Leg, board: Board): LegNow<Leg> {
  const error = errorIn(bet, leg, board.priceErrors(leg.eventId));
  if (error && !isPutRight(leg, error)) {
    return { leg, outcome: 'void', grade: { outcome: 'void', text: voidText(error), feedSequence: 0 } };
  }
  const paid = error?.odds ? { ...leg, odds: error.odds } : leg;
  const grade = board.grade(leg.eventId, gradedMarketKey(leg), leg.selectionKey);
  // What an earlier build could grade stays as it did.
  if (grade && !(grade.isUnknown && leg.decision)) {
    const told = error ? { ...grade, text: `${grade.text}. ${rightText(leg, error)}` } : grade;
    return { leg: paid, outcome: grade.outcome, grade: told };
  }
  const status = board.book(leg.eventId)?.status ?? 'settled';
  const outcome = status === 'settled' ? (leg.decision?.outcome ?? 'pending') : 'pending';
  return { leg: paid, outcome, grade: undefined };
}

/**
 * The declaration that covers the price of a leg; of several the last. A teaser is not paid at the price of its legs. One that was
 * agreed at no more than the right odds keeps its own, so that no declaration makes a bet win more than the limits have counted. A
 * bet that had been settled before stays as it was, also when its results are corrected.
 */
function errorIn(
  { placedAt, state }: PayableBet,
  leg: PayableLeg,
  errors: readonly PriceError[],
): PriceError | undefined {
  if (leg.teased) return undefined;
  const error = errors.findLast(
    ({ marketKey, selectionKey, from, until }) =>
      marketKey === leg.marketKey &&
      (selectionKey ?? leg.selectionKey) === leg.selectionKey &&
      placedAt >= from &&
      placedAt < until,
  );
  if (!error) return undefined;
  if (state.status === 'OPEN') return error.odds && isNoBetter(leg, error.odds) ? undefined : error;
  const known = leg.decision?.text ?? '';
  return known.includes(isPutRight(leg, error) ? rightText(leg, error) : voidText(error)) ? error : undefined;
}

function isNoBetter({ group, odds }: PayableLeg, right: Odds): boolean {
  return group === undefined && compareOdds(odds, right) <= 0;
}

/** A leg that shares one price with others has none of its own to put right: it is void. */
function isPutRight({ group }: PayableLeg, { odds }: PriceError): boolean {
  return odds !== undefined && group === undefined;
}

function voidText({ reason }: PriceError): string {
  return `Void: the price was a palpable error (${reason})`;
}

function rightText({ odds: wrong }: PayableLeg, { odds, reason }: PriceError): string {
  const right = odds ? formatAmericanOdds(odds) : '';
  return `Paid at ${right}: ${formatAmericanOdds(wrong)} was a palpable error (${reason})`;
}

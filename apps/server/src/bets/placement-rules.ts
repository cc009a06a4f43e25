import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { formatOdds } from '@fairline/money/odds-format.ts';
import { type BetError, betError, type StakeLimits, saleError } from '../betslip/betslip.ts';
import type { BookView, SelectionView, Trading } from '../trading/trading.ts';
import type { BetRequest, LegRequest, OddsTerms } from './request.ts';

/** Part of each bet's audit record: goes up whenever a rule below changes what is accepted. */
export const RULE_VERSION = 1;

/** A leg at the price the house gives now. */
export interface QuotedLeg {
  readonly selection: SelectionView;
  readonly book: BookView;
  readonly odds: Odds;
}

export type Quote =
  | { readonly kind: 'accepted'; readonly legs: readonly QuotedLeg[] }
  | { readonly kind: 'refused'; readonly errors: readonly BetError[] }
  /** The odds have changed: it depends on the patron's terms. */
  | { readonly kind: 'terms-needed' };

export type Board = Pick<Trading, 'book' | 'selection'>;

/** Whether the house takes the bet at this moment: everything but the money. Reads memory only and does not wait. */
export function quote(
  board: Board,
  request: BetRequest,
  terms: OddsTerms | undefined,
  nowMs: number,
  limits: StakeLimits,
): Quote {
  const errors = [...shapeErrors(request), ...stakeErrors(request.stake, limits)];
  const legs: QuotedLeg[] = [];
  let undecided = false;
  for (const leg of request.legs) {
    const quoted = quoteLeg(board, leg, terms, nowMs);
    if (quoted === 'terms-needed') undecided = true;
    else if ('code' in quoted) errors.push(quoted);
    else legs.push(quoted);
  }
  if (errors.length > 0) return { kind: 'refused', errors: errors.sort((a, b) => a.priority - b.priority) };
  return undecided ? { kind: 'terms-needed' } : { kind: 'accepted', legs };
}

/** Whether the board still offers what was quoted: on sale, at the same price. */
export function stillStands(board: Board, legs: readonly QuotedLeg[], nowMs: number): boolean {
  return legs.every(({ selection, odds }) => {
    const quoted = quoteLeg(board, { selectionId: selection.rawId, odds }, undefined, nowMs);
    return typeof quoted === 'object' && !('code' in quoted);
  });
}

function shapeErrors(request: BetRequest): BetError[] {
  if (request.legs.length === 0) return [betError('NO_LEGS')];
  const errors: BetError[] = [];
  if (request.type !== 'STRAIGHT' || request.legs.length !== 1) errors.push(betError('BET_TYPE_UNAVAILABLE'));
  if (request.amountSource !== 'CASH') errors.push(betError('REWARD_UNAVAILABLE'));
  return errors;
}

function stakeErrors(stake: bigint, { minimum, maximum }: StakeLimits): BetError[] {
  if (stake <= 0n) return [betError('STAKE_MISSING')];
  if (stake < minimum) return [betError('STAKE_TOO_LOW', { amount: formatMoney(money(minimum, 'USD')) })];
  if (stake > maximum) return [betError('STAKE_TOO_HIGH', { amount: formatMoney(money(maximum, 'USD')) })];
  return [];
}

function quoteLeg(
  board: Board,
  leg: LegRequest,
  terms: OddsTerms | undefined,
  nowMs: number,
): QuotedLeg | BetError | 'terms-needed' {
  const selection = board.selection(leg.selectionId);
  if (!selection) return betError('SELECTION_UNKNOWN');
  const book = board.book(selection.eventId);
  const { odds } = selection;
  const closed = saleError(selection, book, nowMs);
  if (closed) return closed;
  if (!book || !odds) return betError('MARKET_CLOSED');
  const difference = compareOdds(odds, leg.odds);
  if (difference === 0) return { selection, book, odds };
  if (!terms) return 'terms-needed';
  const { policy, format } = terms;
  if (policy === 'any' || (policy === 'better' && difference > 0)) return { selection, book, odds };
  return betError('ODDS_CHANGED', { before: formatOdds(leg.odds, format), now: formatOdds(odds, format) });
}

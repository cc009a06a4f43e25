import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { type Odds, sameOdds } from '@fairline/money/odds.ts';
import type { ProfitBoost } from '@fairline/wagering/boost.ts';
import {
  type BetError,
  type Board,
  betError,
  type LegPlace,
  limitsError,
  type Offered,
  type OfferType,
  offer,
  PAID_WITH,
  type Room,
  type StakeLimits,
  saleError,
} from '../betslip/betslip.ts';
import { quoteErrors } from './leg-quotes.ts';
import { oddsErrors } from './odds-policy.ts';
import type { BetType } from './placed-bet.ts';
import type { BetRequest, OddsTerms } from './request.ts';
import { winningsOf } from './winnings.ts';

/** Part of each bet's audit record: goes up whenever a rule below changes what is accepted. */
export const RULE_VERSION = 3;

/** What an amount has to keep within. */
export interface Bounds {
  readonly limits: StakeLimits;
  /** That the bet names. */
  readonly boost: ProfitBoost | undefined;
  /** What the house still takes of a bet with these legs. */
  readonly roomOf: (legs: readonly LegPlace[]) => Room;
}

export type Quote =
  /** At the prices of now. */
  | { readonly kind: 'accepted'; readonly offered: Offered }
  | { readonly kind: 'refused'; readonly errors: readonly BetError[] }
  /** The odds have changed: it depends on the patron's terms. */
  | { readonly kind: 'terms-needed' };

/** Whether the house takes the bet at this moment: everything but the money. Reads memory only and does not wait. */
export function quote(
  board: Board,
  request: BetRequest,
  terms: OddsTerms | undefined,
  nowMs: number,
  bounds: Bounds,
): Quote {
  const { type, roundRobinSize, teaserPoints } = request;
  if (!isOffered(type)) return { kind: 'refused', errors: [betError('BET_TYPE_UNAVAILABLE')] };
  const stakes = stakeErrors(request.stake, bounds.limits);
  const offered = offer(
    board,
    { type, roundRobinSize, teaserPoints, selectionIds: selectionIds(request) },
    nowMs,
  );
  if (offered.kind === 'refused') return refused([...offered.errors, ...stakes]);
  const total = totalErrors(request, offered, stakes, bounds);
  const changes = oddsErrors(request, offered, terms);
  const quotes = quoteErrors(request, nowMs);
  if (total.length > 0 || quotes.length > 0 || (changes && changes.length > 0)) {
    return refused([...total, ...quotes, ...(changes ?? [])]);
  }
  return changes ? { kind: 'accepted', offered } : { kind: 'terms-needed' };
}

function refused(errors: readonly BetError[]): Quote {
  return { kind: 'refused', errors: [...errors].sort((left, right) => left.priority - right.priority) };
}

/** Whether the board still offers what was quoted: everything on sale, at the same prices. */
export function stillStands(board: Board, quoted: Offered, nowMs: number): boolean {
  const unmoved = quoted.legs.every(({ selection, book }) => board.book(selection.eventId) === book);
  // Where nothing moved only time can have closed a market.
  if (unmoved) return quoted.legs.every(({ selection, book }) => !saleError(selection, book, nowMs));
  const now = offer(board, { ...quoted, selectionIds: quoted.legs.map((leg) => leg.selection.rawId) }, nowMs);
  return now.kind === 'offered' && now.type === quoted.type && samePrices(now, quoted);
}

function samePrices(one: Offered, other: Offered): boolean {
  return (
    sameLists(one.legs, other.legs) &&
    sameLists(one.groups, other.groups) &&
    (!one.totalOdds || !other.totalOdds || sameOdds(one.totalOdds, other.totalOdds))
  );
}

function sameLists(one: readonly { odds: Odds }[], other: readonly { odds: Odds }[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ odds }, index) => {
      const counterpart = other[index];
      return counterpart !== undefined && sameOdds(odds, counterpart.odds);
    })
  );
}

function isOffered(type: BetType): type is OfferType {
  return type !== 'INVALID';
}

function selectionIds({ legs }: BetRequest): string[] {
  return legs.map((leg) => leg.selectionId);
}

function stakeErrors(stake: bigint, limits: StakeLimits): BetError[] {
  if (stake < 0n) return [betError('STAKE_NEGATIVE')];
  if (stake === 0n) return [betError('STAKE_MISSING')];
  if (stake < limits.minimum) return [betError('STAKE_TOO_LOW', { amount: dollars(limits.minimum) })];
  return stake > limits.maximum ? [betError('STAKE_TOO_HIGH', { amount: dollars(limits.maximum) })] : [];
}

/** Of all lines together. What they win is looked at last, beside all that is open, unless they cost too much. */
function totalErrors(
  { stake, amountSource }: BetRequest,
  offered: Offered,
  stakes: readonly BetError[],
  { limits, boost, roomOf }: Bounds,
): readonly BetError[] {
  const { combinations } = offered;
  if (stake * BigInt(combinations) <= limits.maximum) return stakes;
  const paidWith = PAID_WITH[amountSource];
  const wins = (other: bigint) =>
    winningsOf(offered, { stake: other, paidWith, ...(boost && { boost }) }).winnings;
  const room = roomOf(offered.legs.map(({ selection }) => selection));
  const error = limitsError(limits, { stake, combinations, winnings: wins(stake) }, wins, 'USD', { room });
  return error ? [error] : stakes;
}

function dollars(amount: bigint): string {
  return formatMoney(money(amount, 'USD'));
}

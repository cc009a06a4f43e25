import { compareOdds, decimalPrice, type Odds, oddsFromDecimalPrice } from '@fairline/money/odds.ts';
import { product } from '@fairline/money/rational.ts';
import { teaserPricesOf, whUs } from '@fairline/wagering/teaser-tables.ts';
import type { BetRequest, OddsPolicy } from '../bets/bets.ts';
import { type Offered, offer } from '../betslip/betslip.ts';
import type { Account } from './account.ts';
import type { House } from './house.ts';
import type { Match } from './match.ts';
import type { Agreed, TicketLeg } from './ticket.ts';

/** What the house has to say about a request before the money is looked at. */
export type Verdict =
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  | { readonly kind: 'fit'; readonly agreed: Agreed; readonly waits: boolean };

/** Decision 8: ten cents. */
const LEAST_STAKE = 10n;

export interface Asking {
  readonly house: House;
  readonly nowMs: number;
  readonly account: Account;
  readonly policy: OddsPolicy;
  readonly matches: readonly Match[];
}

/** By the board of now, which both the slip and the server ask; what follows from it is worked out here once more. */
export function verdictOn(request: BetRequest, asking: Asking): Verdict {
  const { type, legs } = request;
  if (type === 'INVALID') throw new RangeError('The season bets on nothing invalid.');
  const reward = rewardOf(request, asking);
  if (reward === 'unknown') return refused('REWARD_UNAVAILABLE');
  const selectionIds = legs.map(({ selectionId }) => selectionId);
  const offered = offer(asking.house.trading, { ...request, type, selectionIds }, asking.nowMs);
  if (offered.kind === 'refused') return refused(...offered.errors.map(({ code }) => code));
  if (request.stake < LEAST_STAKE) return refused('STAKE_TOO_LOW');
  if (!acceptsOdds(request, offered, asking.policy)) return refused('ODDS_CHANGED');
  if (reward && !isFor(reward, request, offered, asking.nowMs)) return refused('REWARD_REFUSED');
  const agreed = agreedOn(request, offered, asking.matches);
  const waits = offered.legs.some(({ book }) => book.event.status === 'IN_PLAY');
  return { kind: 'fit', waits, agreed: { ...agreed, ...(reward?.boost && { boost: reward.boost }) } };
}

function refused(...codes: readonly string[]): Verdict {
  return { kind: 'refused', codes };
}

function rewardOf({ freeBetId, profitBoostId }: BetRequest, { account }: Asking) {
  const id = freeBetId ?? profitBoostId;
  return id === undefined ? undefined : (account.purse.find(id) ?? ('unknown' as const));
}

/** A bonus bet is used whole and in equal parts; neither it nor a boost lives for ever. */
function isFor(
  { kind, amount, expiresAtMs }: Exclude<ReturnType<typeof rewardOf>, undefined | 'unknown'>,
  { stake }: BetRequest,
  { combinations }: Offered,
  nowMs: number,
): boolean {
  return expiresAtMs > nowMs && (kind !== 'bonus-bet' || amount === stake * BigInt(combinations));
}

/** Whether every price that is paid by is one the patron takes. */
function acceptsOdds(request: BetRequest, offered: Offered, policy: OddsPolicy): boolean {
  const own = offered.type === 'TEASER' ? [] : offered.legs.filter(({ group }) => group === undefined);
  const pairs = own.map(({ selection, odds }): [Odds | undefined, Odds | undefined] => [
    request.legs.find(({ selectionId }) => selectionId === selection.rawId)?.odds,
    odds,
  ]);
  // What a group or a teaser pays is no product of its legs: who saw nothing else expects that.
  const hasOwnTotal = offered.type === 'TEASER' || offered.groups.length > 0;
  if (hasOwnTotal) pairs.push([request.totalOdds ?? productOf(request), offered.totalOdds]);
  return pairs.every(([seen, now]) => {
    const change = seen && now ? compareOdds(now, seen) : 0;
    return change === 0 || policy === 'any' || (policy === 'better' && change > 0);
  });
}

function productOf({ legs }: BetRequest): Odds {
  return oddsFromDecimalPrice(product(legs.map(({ odds }) => decimalPrice(odds))));
}

const PAID_WITH = {
  CASH: 'cash',
  FREE_BET: 'bonus-bet',
  PROMOTIONAL_CREDIT: 'promotional-credit',
} as const;

function agreedOn(request: BetRequest, offered: Offered, matches: readonly Match[]): Agreed {
  const prices = teaserPricesOf(whUs, 'football', String(offered.teaserPoints ?? ''));
  const size = offered.roundRobinSize;
  return {
    type: offered.type,
    paidWith: PAID_WITH[request.amountSource],
    lineStake: request.stake,
    combinations: offered.combinations,
    legs: offered.legs.map(({ selection, odds, group, teasedMarketKey }): TicketLeg => {
      const match = matches.find(({ id }) => id === selection.eventId);
      if (!match) throw new RangeError('A patron bets on the games of their own season.');
      const marketKey = teasedMarketKey ?? selection.marketKey;
      const { selectionKey } = selection;
      return { match, marketKey, selectionKey, odds, ...(group !== undefined && { group }) };
    }),
    groups: offered.groups.map(({ odds, subsets }) => ({ odds, subsets })),
    ...(size !== undefined && { size }),
    ...(prices && { prices }),
  };
}

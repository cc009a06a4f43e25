import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import type { Odds } from '@fairline/money/odds.ts';
import { stakeToWin, straightReturn, toWin } from '@fairline/wagering/straight.ts';
import { type BetError, betError } from './bet-error.ts';
import { priceLeg } from './price-leg.ts';
import type { EventGrouping, PricedDraftBet, PricedLeg, PricedSlip, PricedStraights } from './priced-slip.ts';
import { type DraftSetting, type Slip, straightDraftId } from './slip.ts';
import type { Market, OwnerTerms, StakeLimits } from './terms.ts';
import { trendOf } from './trend.ts';

/** Prices and checks a slip against the board. Reads memory only. */
export function priceSlip(slip: Slip, terms: OwnerTerms, market: Market): PricedSlip {
  const settings = new Map(slip.drafts.map((draft) => [draft.draftBetId, draft]));
  const draftBets = slip.selections.map((held) => {
    const leg = priceLeg(held, terms, market);
    return straightBet(leg, settings.get(straightDraftId(held.selectionId)), terms, market.limits);
  });
  return {
    slip,
    currency: terms.currency,
    selections: draftBets.flatMap((bet) => bet.legs.map((leg) => leg.selection)),
    straight: together(draftBets, terms),
  };
}

function straightBet(
  leg: PricedLeg,
  setting: DraftSetting | undefined,
  terms: OwnerTerms,
  limits: StakeLimits,
): PricedDraftBet {
  const totalOdds = leg.selection.odds ?? leg.held.acceptedOdds;
  const stake = setting && stakeOf(setting, totalOdds);
  return {
    draftBetId: straightDraftId(leg.held.selectionId),
    currency: terms.currency,
    legs: [leg],
    totalOdds,
    totalOddsTrend: leg.oddsTrend,
    patronSetField: setting?.field ?? 'BET',
    stake,
    winnings: stake === undefined ? undefined : toWin(stake, totalOdds),
    errors: setting && stake !== undefined ? amountErrors(setting, stake, terms, limits) : [],
  };
}

/** Typed winnings stay what the patron wants while the odds move; the stake follows. */
function stakeOf(setting: DraftSetting, odds: Odds): bigint {
  return setting.field === 'BET' ? setting.amount : stakeToWin(setting.amount, odds);
}

function amountErrors(
  setting: DraftSetting,
  stake: bigint,
  { currency, balance }: OwnerTerms,
  { minimum, maximum }: StakeLimits,
): BetError[] {
  const typed = setting.field === 'BET' ? 'STAKE' : 'WINNINGS';
  const amount = (cents: bigint) => ({ amount: formatMoney(money(cents, currency)) });
  if (stake < minimum) return [betError(`${typed}_TOO_LOW`, amount(minimum))];
  if (stake > maximum) return [betError(`${typed}_TOO_HIGH`, amount(maximum))];
  return balance !== undefined && stake > balance ? [betError('INSUFFICIENT_FUNDS')] : [];
}

function together(draftBets: readonly PricedDraftBet[], { balance }: OwnerTerms): PricedStraights {
  const totalStake = sum(draftBets, (bet) => bet.stake ?? 0n);
  const totalReturn = sum(draftBets, (bet) => returnAt(bet, bet.totalOdds));
  const accepted = sum(draftBets, (bet) => returnAt(bet, bet.legs[0]?.held.acceptedOdds ?? bet.totalOdds));
  const tooMuch = balance !== undefined && totalStake > balance;
  const alone = draftBets.some((bet) => bet.errors.some((error) => error.code === 'INSUFFICIENT_FUNDS'));
  return {
    draftBets,
    groupings: groupByEvent(draftBets),
    totalStake,
    totalReturn,
    totalReturnTrend: trendOf(totalReturn - accepted),
    errors: tooMuch && !alone ? [betError('INSUFFICIENT_FUNDS_TOTAL')] : [],
  };
}

function returnAt(bet: PricedDraftBet, odds: Odds): bigint {
  return bet.stake === undefined ? 0n : straightReturn(bet.stake, odds);
}

function groupByEvent(draftBets: readonly PricedDraftBet[]): EventGrouping[] {
  const groups = new Map<string, { leg: PricedLeg; bets: PricedDraftBet[] }>();
  for (const bet of draftBets) {
    const [leg] = bet.legs;
    if (!leg) continue;
    const group = groups.get(leg.held.eventId);
    if (group) group.bets.push(bet);
    else groups.set(leg.held.eventId, { leg, bets: [bet] });
  }
  return [...groups].map(([eventId, { leg, bets }]) => ({
    eventId,
    book: leg.book,
    held: leg.held,
    draftBets: bets,
  }));
}

function sum<T>(items: readonly T[], of: (item: T) => bigint): bigint {
  return items.reduce((total, item) => total + of(item), 0n);
}

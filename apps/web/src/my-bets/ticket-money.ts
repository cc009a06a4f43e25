import { formatMoney } from '@fairline/money/format.ts';
import { parseLong } from '@fairline/money/long.ts';
import { type Currency, money } from '@fairline/money/money.ts';
import type { BetOutcome } from './ticket-view.ts';

/** Money as the wire has it, minor units. */
interface WireMoney {
  readonly amountLong: string;
}

export interface TicketMoney {
  readonly status: 'CASHED_OUT' | 'OPEN' | 'SETTLED';
  readonly outcome: BetOutcome;
  readonly source: 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
  readonly currency: Currency;
  readonly stake: WireMoney;
  readonly open: WireMoney;
  readonly potentialReturn: WireMoney;
  readonly cashedOut: WireMoney;
  /** Null while open, as those below. */
  readonly payout: WireMoney | null | undefined;
  readonly boost: WireMoney | null | undefined;
  readonly restored: WireMoney | null | undefined;
  readonly owed: WireMoney | null | undefined;
}

export interface Sum {
  readonly label: string;
  readonly value: string;
  /** Money won is green; nothing else here has a colour. */
  readonly gain?: boolean;
}

/** What says whether a bet that has ended gave back less than it cost. */
export type EndedMoney = Pick<
  TicketMoney,
  'status' | 'outcome' | 'source' | 'stake' | 'cashedOut' | 'payout'
>;

/**
 * Whether a settled bet gave back a part of its stake and no more, by half a loss or as few of its parlays won: no win, whatever
 * the word on the wire, and no loss of all. What a cash out paid before is no part of how a lost rest ended; the stake of a
 * reward was not the patron's.
 */
export function returnsPart({ status, source, outcome, ...bet }: EndedMoney): boolean {
  if (status !== 'SETTLED' || source !== 'CASH') return false;
  const paid = cents(bet.payout);
  return outcome === 'WIN'
    ? paid < cents(bet.stake)
    : outcome === 'LOSS' && paid > cents(bet.cashedOut) && paid < cents(bet.stake);
}

/** The money row: what could come while a bet is open, what came once it has ended. */
export function moneyRow(bet: TicketMoney): readonly Sum[] {
  const write = (amount: bigint) => formatMoney(money(amount, bet.currency));
  const stake = cents(bet.stake);
  const sums: Sum[] = [{ label: 'Stake', value: write(stake) }];
  const cashedOut = cents(bet.cashedOut);
  if (bet.status === 'OPEN') {
    const returns = cents(bet.potentialReturn);
    if (cashedOut > 0n) {
      sums.push({ label: 'Still open', value: write(cents(bet.open)) });
      sums.push({ label: 'Cashed out', value: write(cashedOut) });
    } else {
      sums.push({ label: 'To win', value: write(profitOf(bet, returns)) });
    }
    sums.push({ label: 'Returns', value: write(returns) });
    return sums;
  }
  const paid = cents(bet.payout);
  const profit = profitOf(bet, paid);
  if (profit > 0n) sums.push({ label: 'Profit', value: `+${write(profit)}`, gain: true });
  if (bet.status === 'CASHED_OUT') {
    sums.push({ label: 'Cashed out', value: write(paid) });
    return sums;
  }
  sums.push({ label: returnsPart(bet) ? 'Returned' : 'Paid', value: write(paid) });
  if (cashedOut > 0n) sums.push({ label: 'Cashed out earlier', value: write(cashedOut) });
  if (cents(bet.boost) > 0n) sums.push({ label: 'Boost included', value: write(cents(bet.boost)) });
  if (cents(bet.restored) > 0n) sums.push({ label: restoredLabel(bet), value: write(cents(bet.restored)) });
  if (cents(bet.owed) > 0n) sums.push({ label: 'Owed', value: write(cents(bet.owed)) });
  return sums;
}

/** What comes back above the patron's own stake; of a part of it nothing. */
function profitOf({ source, stake }: TicketMoney, returned: bigint): bigint {
  if (source !== 'CASH') return returned;
  const profit = returned - cents(stake);
  return profit > 0n ? profit : 0n;
}

function restoredLabel({ source }: TicketMoney): string {
  return source === 'FREE_BET' ? 'Bonus bet given back' : 'Credit given back';
}

function cents(amount: WireMoney | null | undefined): bigint {
  return parseLong(amount?.amountLong ?? '0');
}

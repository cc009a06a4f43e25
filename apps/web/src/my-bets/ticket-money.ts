import { formatMoney } from '@fairline/money/format.ts';
import { parseLong } from '@fairline/money/long.ts';
import { type Currency, money } from '@fairline/money/money.ts';

/** Money as the wire has it, minor units. */
interface WireMoney {
  readonly amountLong: string;
}

export interface TicketMoney {
  readonly status: 'CASHED_OUT' | 'OPEN' | 'SETTLED';
  readonly source: 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
  readonly currency: Currency;
  readonly stake: WireMoney;
  readonly open: WireMoney;
  readonly win: WireMoney;
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

/** The money row: what could come while a bet is open, what came once it has ended. */
export function moneyRow(bet: TicketMoney): readonly Sum[] {
  const write = (amount: bigint) => formatMoney(money(amount, bet.currency));
  const stake = cents(bet.stake);
  const sums: Sum[] = [{ label: 'Stake', value: write(stake) }];
  const cashedOut = cents(bet.cashedOut);
  if (bet.status === 'OPEN') {
    if (cashedOut > 0n) {
      sums.push({ label: 'Still open', value: write(cents(bet.open)) });
      sums.push({ label: 'Cashed out', value: write(cashedOut) });
    } else {
      sums.push({ label: 'To win', value: write(cents(bet.win)) });
    }
    sums.push({ label: 'Returns', value: write(cents(bet.potentialReturn)) });
    return sums;
  }
  const paid = cents(bet.payout);
  const profit = bet.source === 'CASH' ? paid - stake : paid;
  if (profit > 0n) sums.push({ label: 'Profit', value: `+${write(profit)}`, gain: true });
  if (bet.status === 'CASHED_OUT') {
    sums.push({ label: 'Cashed out', value: write(paid) });
    return sums;
  }
  sums.push({ label: 'Paid', value: write(paid) });
  if (cashedOut > 0n) sums.push({ label: 'Of it cashed out', value: write(cashedOut) });
  if (cents(bet.boost) > 0n) sums.push({ label: 'Of it by the boost', value: write(cents(bet.boost)) });
  if (cents(bet.restored) > 0n) sums.push({ label: restoredLabel(bet), value: write(cents(bet.restored)) });
  if (cents(bet.owed) > 0n) sums.push({ label: 'Owed', value: write(cents(bet.owed)) });
  return sums;
}

function restoredLabel({ source }: TicketMoney): string {
  return source === 'FREE_BET' ? 'Bonus bet given back' : 'Credit given back';
}

function cents(amount: WireMoney | null | undefined): bigint {
  return parseLong(amount?.amountLong ?? '0');
}

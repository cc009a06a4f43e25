import type { PaidWith } from './bet.ts';
import type { Settled } from './settle.ts';

/** Where a settlement moves money; a patron's own accounts and the house's. */
export type SettlementAccount =
  | 'cash'
  | 'bonus'
  | 'promotional-credit'
  | 'open-bets'
  | 'house:revenue'
  | 'house:promotions';

/** Positive credits the account. The entries of one posting sum to 0 and none of them is 0. */
export interface SettlementEntry {
  readonly account: SettlementAccount;
  readonly amount: bigint;
}

/** What of a settlement moves money. */
export type Paid = Pick<Settled, 'totalStake' | 'returned' | 'restored' | 'boostExtra'>;

const rewardAccount: Record<PaidWith, SettlementAccount> = {
  cash: 'cash',
  'bonus-bet': 'bonus',
  'promotional-credit': 'promotional-credit',
};

/**
 * The posting that pays a settled bet: the stake leaves the open bets, the return goes to cash, the house keeps
 * or pays the rest. A boost's extra is paid by promotions, and so does a reward's stake go back there.
 */
export function settlementEntries(paidWith: PaidWith, settled: Paid): readonly SettlementEntry[] {
  const rewardStake = paidWith === 'cash' ? 0n : settled.totalStake - settled.restored;
  const promotions = rewardStake - settled.boostExtra;
  return entries([
    ['open-bets', -settled.totalStake],
    ['cash', settled.returned],
    [rewardAccount[paidWith], settled.restored],
    ['house:promotions', promotions],
    ['house:revenue', settled.totalStake - settled.returned - settled.restored - promotions],
  ]);
}

/**
 * The posting that corrects a settlement: what the new one moves less what the old one moved. The old posting
 * stays as it is; the books only ever grow. Empty when nothing changes.
 */
export function correctingEntries(
  paidWith: PaidWith,
  previous: Paid,
  next: Paid,
): readonly SettlementEntry[] {
  return entries([
    ...settlementEntries(paidWith, next).map(({ account, amount }) => [account, amount] as const),
    ...settlementEntries(paidWith, previous).map(({ account, amount }) => [account, -amount] as const),
  ]);
}

function entries(moves: readonly (readonly [SettlementAccount, bigint])[]): readonly SettlementEntry[] {
  const totals = new Map<SettlementAccount, bigint>();
  for (const [account, amount] of moves) totals.set(account, (totals.get(account) ?? 0n) + amount);
  return [...totals].flatMap(([account, amount]) => (amount === 0n ? [] : [{ account, amount }]));
}

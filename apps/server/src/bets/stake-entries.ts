import type { Entry } from '../wallet/wallet.ts';
import type { AmountSource } from './placed-bet.ts';

const STAKE_ACCOUNTS = {
  CASH: 'cash',
  FREE_BET: 'bonus',
  PROMOTIONAL_CREDIT: 'promotional-credit',
} as const satisfies Record<AmountSource, string>;

/** What placing a bet moves, in minor units. */
export function stakeEntries(amountSource: AmountSource, stake: bigint): Entry[] {
  return [
    { account: STAKE_ACCOUNTS[amountSource], amount: -stake },
    { account: 'open-bets', amount: stake },
  ];
}

import type { PostingCommand } from './command.ts';

/** Of the one deposit a patron may have that no cashier keeps: ledger:check knows it by this key. */
export const PLAY_MONEY = 'demo-money';

/** Money to try things with, given once to a patron: no provider took it from anybody. @param amount minor units */
export function playMoney(patronId: string, amount: bigint): PostingCommand {
  return {
    idempotencyKey: PLAY_MONEY,
    fingerprint: PLAY_MONEY,
    patronId,
    kind: 'deposit',
    entries: [
      { account: 'cash', amount },
      { account: 'clearing:sandbox', amount: -amount },
    ],
  };
}

import {
  type LaneStatement,
  POSTING_PARAMETERS,
  type PostedRow,
  type PostingCommand,
  plainArray,
  postingArguments,
} from '../wallet/wallet.ts';

/** A reward with money in it whose time is over. */
export interface DueReward {
  readonly id: string;
  readonly patronId: string;
  readonly kind: 'bonus-bet' | 'promotional-credit';
  /** Minor units not used. */
  readonly remaining: bigint;
}

/** 'refused': it was used or cleared away meanwhile. */
export type ExpiryResult = PostedRow['result'];

/** Gives what is left back to the house's promotions and marks the reward, in one transaction. */
export const expiryStatement: LaneStatement<DueReward, ExpiryResult> = {
  name: 'rewards.expire',
  sql: `select * from rewards.expire_batch(${POSTING_PARAMETERS}, $16::uuid[])`,
  encode: (rewards, header) => [
    ...postingArguments(rewards.map(expiryCommand), header),
    plainArray(rewards.map((reward) => reward.id)),
  ],
  decode: (posted) => posted.result,
};

function expiryCommand({ id, patronId, kind, remaining }: DueReward): PostingCommand {
  return {
    idempotencyKey: `expire:${id}`,
    fingerprint: id,
    patronId,
    kind: 'adjustment',
    reference: id,
    entries: [
      { account: kind === 'bonus-bet' ? 'bonus' : 'promotional-credit', amount: -remaining },
      { account: 'house:promotions', amount: remaining },
    ],
  };
}

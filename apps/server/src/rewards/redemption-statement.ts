import { POSTING_PARAMETERS, type PostedRow, plainArray } from '../wallet/wallet.ts';

/**
 * Put this call first into the statement that places bets, in the place of POST_BATCH: it posts the stakes and uses up the
 * rewards they are paid or boosted with, in the same transaction. Answers POST_BATCH's rows with one column more, `refusal`:
 * a bet whose reward cannot be used has result 'refused', posts nothing and is told why (redemptionRefusal).
 *
 * What a command must look like, its `reference` being the bet's id and `stake` the whole stake of all combinations:
 * - a bonus bet: its id as the reward, entries bonus -stake, open-bets +stake, stake = the bonus bet's amount;
 * - promotional credit: no reward named, entries promotional-credit -stake, open-bets +stake;
 * - a profit boost: its id as the reward, entries cash -stake, open-bets +stake.
 * Nothing else is looked at here: whether the bet fits the reward's terms is for `eligibility`, before.
 *
 * @param parameter the number of the statement's parameter that redemptionArgument makes
 */
export function redeemBatch(parameter: number): string {
  return `rewards.redeem_batch(${POSTING_PARAMETERS}, $${parameter}::uuid[])`;
}

/** For each command of the batch, in its order, the id of the bonus bet or profit boost; undefined for none. */
export function redemptionArgument(rewardIds: readonly (string | undefined)[]): string {
  return plainArray(rewardIds.map((id) => id ?? null));
}

/**
 * Why a reward could not be used. 'unknown': there is none, or it is another patron's. 'pending': not yet. 'unfit': a bonus
 * bet not used whole, a boost on a bet without cash. 'exhausted': less promotional credit than the stake.
 */
const REFUSALS = ['unknown', 'used', 'expired', 'pending', 'unfit', 'exhausted'] as const;
export type RedemptionRefusal = (typeof REFUSALS)[number];

/** Why the rewards kept a bet from being placed; undefined when they did not. @throws for a refusal nobody knows */
export function redemptionRefusal({ result, refusal }: PostedRow): RedemptionRefusal | undefined {
  if (result !== 'refused') return undefined;
  const known = REFUSALS.find((each) => each === refusal);
  if (!known) throw new Error(`There is no refusal ${refusal}.`);
  return known;
}

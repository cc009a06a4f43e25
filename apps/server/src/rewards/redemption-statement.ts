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

/** Why a reward could not be used: sentences for the patron. Another patron's is answered as one that does not exist. */
export const REDEMPTION_REFUSALS = {
  unknown: 'This reward does not exist. Choose another one or bet with cash.',
  used: 'This reward was already used. Choose another one or bet with cash.',
  expired: 'This reward has expired. Choose another one or bet with cash.',
  pending: 'This reward cannot be used yet. Choose another one or bet with cash.',
  unfit:
    'This reward cannot be used on this bet. A bonus bet is used whole, a profit boost on a bet with cash.',
  exhausted: 'Your promotional credit is too low for this bet. Lower the amount or bet with cash.',
} as const;
export type RedemptionRefusal = keyof typeof REDEMPTION_REFUSALS;

/** Why the rewards kept a bet from being placed; undefined when they did not. @throws for a refusal nobody knows */
export function redemptionRefusal({ result, refusal }: PostedRow): RedemptionRefusal | undefined {
  if (result !== 'refused') return undefined;
  if (!isRefusal(refusal)) throw new Error(`There is no refusal ${refusal}.`);
  return refusal;
}

function isRefusal(text: string | null | undefined): text is RedemptionRefusal {
  return typeof text === 'string' && Object.hasOwn(REDEMPTION_REFUSALS, text);
}

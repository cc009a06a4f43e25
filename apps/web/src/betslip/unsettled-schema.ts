import * as v from 'valibot';

const odds = { numeratorLong: v.string(), denominatorLong: v.string() };
const leg = v.object({ selectionId: v.string(), ...odds });
const bet = v.object({
  draftBetId: v.string(),
  idempotencyKey: v.string(),
  type: v.picklist(['STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'TEASER']),
  betAmountLong: v.string(),
  amountSourceType: v.picklist(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT']),
  freeBetId: v.optional(v.string()),
  profitBoostId: v.optional(v.string()),
  roundRobinSize: v.optional(v.number()),
  teaserPoints: v.optional(v.number()),
  totalOdds: v.optional(v.object(odds)),
  legs: v.array(leg),
});

/** What is kept of unsettled bets, as it is read back. */
export const unsettledSchema = v.object({
  attempt: v.optional(v.object({ bets: v.array(bet), startedAt: v.number() })),
  unconfirmed: v.array(bet),
});

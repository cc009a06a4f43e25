/** Where a reward stands as it is kept; docs/states/reward.md has the table. */
export const REWARD_STATES = ['AVAILABLE', 'REDEEMED', 'EXPIRED', 'TAKEN_BACK'] as const;
export type RewardState = (typeof REWARD_STATES)[number];

const NEXT: Readonly<Record<RewardState, readonly RewardState[]>> = {
  AVAILABLE: ['REDEEMED', 'EXPIRED', 'TAKEN_BACK'],
  REDEEMED: [],
  EXPIRED: [],
  TAKEN_BACK: [],
};

/** The table, beside the one in the documents; what is written follows from the statements alone. @internal For its test. */
export function mayBecome(from: RewardState, to: RewardState): boolean {
  return NEXT[from].includes(to);
}

/** What its owner reads: the specification's words that a reward here can be in. */
export const REWARD_STATUSES = ['AVAILABLE', 'EXPIRED', 'PENDING', 'REDEEMED'] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

/** A reward is pending before it can be used, and expired at its time, whether or not the house has cleared it away yet. */
export function statusOf(
  { state, effectiveAt, expiresAt }: { state: RewardState; effectiveAt: Date; expiresAt: Date | undefined },
  nowMs: number,
): RewardStatus {
  if (state === 'REDEEMED') return 'REDEEMED';
  if (state !== 'AVAILABLE' || (expiresAt && expiresAt.getTime() <= nowMs)) return 'EXPIRED';
  return effectiveAt.getTime() > nowMs ? 'PENDING' : 'AVAILABLE';
}

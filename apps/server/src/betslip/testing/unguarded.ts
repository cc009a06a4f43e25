import { NO_REWARDS } from '../../rewards/rewards.ts';
import type { BetslipOptions } from '../betslip.ts';

/** For slips of tests about something else: nobody is kept from betting, has rewards or limits of their own. */
export const unguarded: Pick<BetslipOptions, 'guards' | 'rewards' | 'ownLimits'> = {
  guards: { check: async (_patronId, stakes) => stakes.map(() => []) },
  rewards: { of: async () => NO_REWARDS },
  ownLimits: { leftOf: async () => undefined },
};

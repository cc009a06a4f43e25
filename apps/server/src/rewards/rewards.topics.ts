import { topic } from '../platform/bus.ts';

/** A patron's rewards were granted, used, restored or cleared away. */
export const rewardsChanged = topic<{ readonly patronId: string }>('rewards.rewardsChanged');

import { topic } from '../platform/bus.ts';

/** A patron's limits or restrictions are others now: ask again. */
export const limitsChanged = topic<{ readonly patronId: string }>('limits.limitsChanged');

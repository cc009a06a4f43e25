import { topic } from '../platform/bus.ts';

/** Something was posted to a patron's accounts. */
export const balanceChanged = topic<{ readonly patronId: string }>('wallet.balanceChanged');

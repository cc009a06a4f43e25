import { topic } from '../platform/bus.ts';

/** It may be known otherwise now where a patron is: ask again. */
export const locationChanged = topic<{ readonly patronId: string }>('location.locationChanged');

import { topic } from '../platform/bus.ts';

/** A patron was asked to acknowledge something, or has done so: ask again. */
export const acknowledgementChanged = topic<{ readonly patronId: string }>('session.acknowledgementChanged');

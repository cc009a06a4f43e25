import { topic } from '../platform/bus.ts';

/** A betslip was edited: read it again. */
export interface BetslipChanged {
  /** 'visitor:<id>' or 'patron:<id>' */
  readonly owner: string;
}

export const betslipChanged = topic<BetslipChanged>('betslip.betslipChanged');

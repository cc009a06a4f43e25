import type { PlacedBet } from '../bets/bets.ts';
import type { Balances } from '../wallet/wallet.ts';
import type { OffReason } from './offer.ts';
import { WHOLE } from './take.ts';

/** What is offered for one open bet now, all of it. */
export type BetOffer =
  | {
      readonly kind: 'offered';
      readonly bet: PlacedBet;
      /** Minor units. */
      readonly amount: bigint;
      /** To be given when it is taken. */
      readonly offerId: string;
      readonly heldUntil: Date;
      /** Of each line: a part that is cashed out leaves at least so much of it open, minor units. */
      readonly leastLineStake: bigint;
    }
  | { readonly kind: 'off'; readonly bet: PlacedBet; readonly reason: OffReason };

export interface CashOutRequest {
  /** Made by the client, unique for the patron, at most 100 characters. */
  readonly idempotencyKey: string;
  readonly betId: string;
  readonly offerId: string;
  /** Of what is open, in hundredths of a percent: 10,000 is all. */
  readonly share: number;
  /** How much lower a price is taken once the offered one is no longer held, in hundredths of a percent of it. */
  readonly tolerance: number;
}

export const CASH_OUT_REFUSALS = {
  BET_UNKNOWN: 'There is no such bet.',
  INPUT_INVALID: 'Cash out more than 0 and at most 100 percent, and accept 0 to 100 percent less.',
  KEY_USED: 'This key was used for another cash out. Start again with a new one.',
  OFF: 'This bet cannot be cashed out now.',
  OFFER_CHANGED: 'The offer has changed. Look at the new one.',
  OFFER_INVALID: 'This is no offer for this bet. Ask for a new one.',
  REST_TOO_SMALL: 'Too little of this bet would stay open. Choose less, or all of it.',
  SHARE_TOO_SMALL: 'This part is too small to be cashed out. Choose more, or all of it.',
  UNAVAILABLE: 'We could not confirm this cash out. Try again: it is never paid twice.',
} as const;
export type CashOutRefusal = keyof typeof CASH_OUT_REFUSALS;

export type CashOutResult =
  | {
      readonly kind: 'cashed-out';
      readonly bet: PlacedBet;
      /** Minor units. */
      readonly paid: bigint;
      readonly balances: Balances;
    }
  | {
      readonly kind: 'refused';
      readonly code: CashOutRefusal;
      readonly message: string;
      /** What is offered now. */
      readonly offer?: BetOffer;
    };

const LONGEST_KEY = 100;

/** Whether the numbers and the key of a request can be meant. */
export function isPossible({ share, tolerance, idempotencyKey: key }: CashOutRequest): boolean {
  return isWithin(share, 1) && isWithin(tolerance, 0) && /^[^\0]+$/.test(key) && key.length <= LONGEST_KEY;
}

function isWithin(hundredths: number, least: number): boolean {
  return Number.isInteger(hundredths) && hundredths >= least && hundredths <= WHOLE;
}

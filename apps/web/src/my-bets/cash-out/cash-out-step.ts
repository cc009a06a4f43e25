import type { Currency } from '@fairline/money/money.ts';
import { type Closable, takeableShare, WHOLE } from './share.ts';

/** What is offered for all that is open of a bet. Minor units. */
export interface CashOutOffer extends Closable {
  readonly kind: 'offered';
  readonly offerId: string;
  readonly currency: Currency;
  /** Until then exactly this amount is paid. */
  readonly heldUntilMs: number;
}

/** One cash out as it is sent, and sent again unchanged while no answer came. */
export interface CashOutAttempt {
  readonly idempotencyKey: string;
  readonly offer: CashOutOffer;
  readonly share: number;
  readonly tolerance: number;
}

/**
 * Where a ticket's cash out stands. 'unanswered': it went out and may have been paid, so the only way on is the same attempt
 * again, which is never paid twice.
 */
export type CashOutStep =
  | { readonly kind: 'resting'; readonly said: Said | undefined }
  | { readonly kind: 'choosing'; readonly share: number; readonly said: Said | undefined }
  | {
      readonly kind: 'confirming';
      readonly share: number;
      readonly offer: CashOutOffer;
      /** What was offered before the price moved under the question. */
      readonly before: bigint | undefined;
    }
  | { readonly kind: 'sending'; readonly attempt: CashOutAttempt; readonly tries: number }
  | { readonly kind: 'unanswered'; readonly attempt: CashOutAttempt; readonly tries: number };

/** What became of the last cash out, in a sentence. */
export interface Said {
  readonly tone: 'up' | 'warn';
  readonly text: string;
  /** Of a reason why nothing is offered: what is true once something is offered again; empty for nothing. */
  readonly onceOffered?: string;
}

const NOT_TAKEN = 'It was not cashed out: just then nothing was offered.';

export type CashOutEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'share-chosen'; readonly share: number }
  | { readonly type: 'asked'; readonly offer: CashOutOffer }
  | { readonly type: 'back' }
  /** The price is no longer held and another one is offered. */
  | { readonly type: 'offer-moved'; readonly offer: CashOutOffer }
  /** Nothing is offered for the moment: a selection is suspended. */
  | { readonly type: 'suspended' }
  /** Nothing is offered any more. */
  | { readonly type: 'withdrawn'; readonly message: string }
  | { readonly type: 'sent'; readonly attempt: CashOutAttempt }
  | { readonly type: 'lost' }
  | { readonly type: 'asked-again' }
  | { readonly type: 'paid'; readonly text: string }
  | { readonly type: 'refused'; readonly message: string }
  /** Refused because a selection is suspended: what was chosen stands until there is an offer again. */
  | { readonly type: 'refused-suspended' }
  /** Refused because nothing is offered: there is nothing to choose from either. */
  | { readonly type: 'refused-off'; readonly message: string };

export const resting: CashOutStep = { kind: 'resting', said: undefined };

/** Pure transitions of one ticket's cash out. An event that means nothing in a step leaves it as it is. */
export function cashOutReducer(step: CashOutStep, event: CashOutEvent): CashOutStep {
  switch (event.type) {
    case 'opened':
      return step.kind === 'resting' ? { kind: 'choosing', share: WHOLE, said: undefined } : step;
    case 'closed':
      return step.kind === 'choosing' || step.kind === 'confirming' ? resting : step;
    case 'share-chosen':
      return step.kind === 'choosing' ? { ...step, share: event.share, said: undefined } : step;
    case 'asked':
      return step.kind === 'choosing'
        ? {
            kind: 'confirming',
            share: takeableShare(event.offer, step.share),
            offer: event.offer,
            before: undefined,
          }
        : step;
    // The price that was asked about is gone: the one that comes is looked at before it is asked about.
    case 'back':
    case 'suspended':
      return step.kind === 'confirming' ? { kind: 'choosing', share: step.share, said: undefined } : step;
    case 'offer-moved':
      if (step.kind !== 'confirming' || step.offer.offerId === event.offer.offerId) return step;
      return {
        ...step,
        offer: event.offer,
        before: event.offer.amount === step.offer.amount ? step.before : step.offer.amount,
      };
    case 'withdrawn':
      return step.kind === 'choosing' || step.kind === 'confirming'
        ? { kind: 'resting', said: { tone: 'warn', text: event.message, onceOffered: '' } }
        : step;
    case 'sent':
      return step.kind === 'confirming' ? { kind: 'sending', attempt: event.attempt, tries: 1 } : step;
    case 'lost':
      return step.kind === 'sending' ? { ...step, kind: 'unanswered' } : step;
    case 'asked-again':
      return step.kind === 'unanswered' ? { ...step, kind: 'sending', tries: step.tries + 1 } : step;
    case 'paid':
      return step.kind === 'sending' ? { kind: 'resting', said: { tone: 'up', text: event.text } } : step;
    case 'refused':
      return step.kind === 'sending'
        ? { kind: 'choosing', share: step.attempt.share, said: { tone: 'warn', text: event.message } }
        : step;
    case 'refused-suspended':
      return step.kind === 'sending'
        ? { kind: 'choosing', share: step.attempt.share, said: { tone: 'warn', text: NOT_TAKEN } }
        : step;
    case 'refused-off':
      return step.kind === 'sending'
        ? { kind: 'resting', said: { tone: 'warn', text: event.message, onceOffered: NOT_TAKEN } }
        : step;
  }
}

/** What stands of it beside what is offered now; undefined for nothing. */
export function saidNow(said: Said | undefined, isOffered: boolean): string | undefined {
  return (isOffered ? (said?.onceOffered ?? said?.text) : said?.text) || undefined;
}

import type { SlipError } from '../betslip/slip-errors.ts';
import type { QuickBetToPlace } from './place-quick-bet.ts';

/** Where placing a quick bet stands. 'unanswered': it may or may not have been placed; the way on is the same bet again. */
export type QuickPlacement =
  | { readonly kind: 'idle'; readonly errors: readonly SlipError[]; readonly failure: string | undefined }
  | { readonly kind: 'placing'; readonly bet: QuickBetToPlace; readonly tries: number }
  | { readonly kind: 'unanswered'; readonly bet: QuickBetToPlace; readonly tries: number }
  | { readonly kind: 'placed'; readonly text: string };

export type QuickPlacementEvent =
  /** A reload interrupted it. */
  | { readonly type: 'found'; readonly bet: QuickBetToPlace }
  | { readonly type: 'sent'; readonly bet: QuickBetToPlace }
  | { readonly type: 'placed'; readonly text: string }
  /** What the slip itself says too is said there: the message stands where there are no errors. */
  | { readonly type: 'refused'; readonly errors: readonly SlipError[]; readonly message: string }
  /** Nothing was sent: what had to come first was refused. */
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'lost' }
  | { readonly type: 'asked-again' }
  | { readonly type: 'edited' }
  | { readonly type: 'dismissed' };

export const idle: QuickPlacement = { kind: 'idle', errors: [], failure: undefined };

/** Pure transitions of placing a quick bet. An event that means nothing in a state leaves it as it is. */
export function quickPlacementReducer(state: QuickPlacement, event: QuickPlacementEvent): QuickPlacement {
  const isUnderWay = state.kind === 'placing' || state.kind === 'unanswered';
  switch (event.type) {
    case 'found':
      return state.kind === 'idle' ? { kind: 'unanswered', bet: event.bet, tries: 0 } : state;
    case 'sent':
      return isUnderWay ? state : { kind: 'placing', bet: event.bet, tries: 1 };
    case 'placed':
      return state.kind === 'placing' ? { kind: 'placed', text: event.text } : state;
    case 'refused': {
      if (state.kind !== 'placing') return state;
      const { errors, message } = event;
      return { kind: 'idle', errors, failure: errors.length > 0 ? undefined : message };
    }
    case 'failed':
      return isUnderWay ? state : { kind: 'idle', errors: [], failure: event.message };
    case 'lost':
      return state.kind === 'placing' ? { ...state, kind: 'unanswered' } : state;
    case 'asked-again':
      return state.kind === 'unanswered' ? { ...state, kind: 'placing', tries: state.tries + 1 } : state;
    case 'edited':
      return isUnderWay ? state : idle;
    case 'dismissed':
      return state.kind === 'placed' ? idle : state;
  }
}

import { mostImportant, type SlipError } from '../betslip/slip-errors.ts';

export interface QuickButtonState {
  readonly viewer: 'visitor' | 'patron';
  readonly online: boolean;
  readonly phase: 'idle' | 'placing' | 'unanswered' | 'placed';
  /** Minor units. */
  readonly stake: bigint;
  readonly errors: readonly SlipError[];
  /** Accepting and placing in one press (the default), or accepting first. */
  readonly acceptChangesOptimizations: boolean;
}

/** What the button of Quick Bets is, says and does. */
export type QuickButton =
  | { readonly kind: 'placing'; readonly label: 'Placing Bet'; readonly enabled: false }
  | { readonly kind: 'ask-again'; readonly label: 'Try Again'; readonly enabled: boolean }
  | { readonly kind: 'placed'; readonly label: 'Bet Placed'; readonly enabled: false }
  | { readonly kind: 'log-in'; readonly label: 'Log In to Bet'; readonly enabled: true }
  | { readonly kind: 'deposit'; readonly label: 'Deposit'; readonly enabled: true }
  | { readonly kind: 'accept'; readonly label: 'Accept Changes'; readonly enabled: true }
  | {
      readonly kind: 'place' | 'accept-and-place';
      readonly label: 'Bet';
      readonly enabled: true;
    }
  /** link: what is offered beside a button that cannot be pressed. */
  | {
      readonly kind: 'blocked';
      readonly label: 'Bet';
      readonly enabled: false;
      readonly reason: string | undefined;
      readonly link?: 'check-location' | 'acknowledge';
    };

const blocked = (reason?: string) => ({ kind: 'blocked', label: 'Bet', enabled: false, reason }) as const;

/** Decides the button of Quick Bets: the first rung that holds wins. Pure: the same state gives the same button. */
export function quickButton(state: QuickButtonState): QuickButton {
  if (state.phase === 'placing') return { kind: 'placing', label: 'Placing Bet', enabled: false };
  if (state.phase === 'unanswered') return { kind: 'ask-again', label: 'Try Again', enabled: state.online };
  if (state.phase === 'placed') return { kind: 'placed', label: 'Bet Placed', enabled: false };
  if (!state.online) return blocked('You are offline. Your bet is kept until you are back.');
  if (state.viewer === 'visitor') return { kind: 'log-in', label: 'Log In to Bet', enabled: true };
  const error = mostImportant(state.errors);
  switch (error?.displayType) {
    case undefined:
    case 'RETRYABLE':
      break;
    case 'DEPOSIT':
      return { kind: 'deposit', label: 'Deposit', enabled: true };
    case 'ODDS_CHANGED':
      if (!state.acceptChangesOptimizations)
        return { kind: 'accept', label: 'Accept Changes', enabled: true };
      return state.stake > 0n ? { kind: 'accept-and-place', label: 'Bet', enabled: true } : blocked();
    case 'GEO':
      return { ...blocked(error?.message), link: 'check-location' };
    case 'RG_ACK_REQUIRED':
      return { ...blocked(error?.message), link: 'acknowledge' };
    case 'ANONYMOUS_REGION_ERROR':
    case 'BET_ALREADY_PLACED':
    case 'BET_AMOUNT':
    case 'BET_WIN_AMOUNT':
    case 'GENERIC':
    case 'RG_LIMIT':
    case 'SELECTION_DISABLED':
    case 'WIN_AMOUNT':
      return blocked(error?.message);
    default:
      // A display type added to the schema does not compile until it is answered.
      return blocked(error?.displayType satisfies undefined);
  }
  return state.stake > 0n ? { kind: 'place', label: 'Bet', enabled: true } : blocked();
}

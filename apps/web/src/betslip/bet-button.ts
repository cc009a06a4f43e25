import type { BetErrorDisplayType, SlipError } from './slip-errors.ts';
import { mostImportant } from './slip-errors.ts';

/** Where one attempt to place stands, as far as the button must know. */
export type PlacementPhase = 'idle' | 'placing' | 'unanswered' | 'placed';

/** Everything the bet button depends on. Amounts are minor units. */
export interface BetButtonState {
  readonly viewer: 'visitor' | 'patron';
  readonly online: boolean;
  readonly phase: PlacementPhase;
  /** Whole seconds since the attempt went out. */
  readonly placingForSeconds: number;
  /** The price shown belongs to other selections than those on the slip, or is being worked out: a new one is on its way. */
  readonly coming: boolean;
  /** The patron's location is being checked, because they asked. */
  readonly checkingLocation: boolean;
  readonly legCount: number;
  readonly totalStake: bigint;
  readonly formattedStake: string;
  /** Errors of the slip and of the bets and legs that carry a stake. */
  readonly errors: readonly SlipError[];
  /** Accepting and placing in one press (the default), or accepting first. */
  readonly acceptChangesOptimizations: boolean;
}

/** What the one button is, says and does. `enabled: false` with an action is shown disabled but still answers a press. */
export type BetButton =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'log-in'; readonly label: 'Log In to Bet'; readonly enabled: true }
  | {
      readonly kind: 'placing';
      readonly label: 'Placing your bet…';
      readonly enabled: false;
      /** How long it takes already, once that is worth saying. */
      readonly trailing?: string;
    }
  | { readonly kind: 'placed'; readonly label: 'Bet Placed'; readonly enabled: false }
  | {
      readonly kind: 'ask-again';
      readonly label: 'Try Again';
      readonly enabled: boolean;
      readonly reason: string;
    }
  | {
      readonly kind: 'offline';
      readonly label: 'Place Bet';
      readonly enabled: false;
      readonly reason: string;
    }
  | { readonly kind: 'deposit'; readonly label: 'Deposit'; readonly enabled: true; readonly reason: string }
  | { readonly kind: 'accept'; readonly label: 'Accept Changes'; readonly enabled: true }
  | {
      readonly kind: 'accept-and-place';
      readonly label: 'Accept Changes & Bet';
      readonly enabled: true;
      readonly trailing: string;
    }
  | {
      readonly kind: 'check-location';
      readonly label: 'Place Bet';
      readonly enabled: false;
      readonly reason: string;
    }
  | {
      readonly kind: 'acknowledge';
      readonly label: 'Place Bet';
      readonly enabled: true;
      readonly reason: string;
    }
  | {
      readonly kind: 'blocked';
      readonly label: 'Place Bet';
      readonly enabled: false;
      readonly reason: string;
    }
  | { readonly kind: 'checking'; readonly label: 'Checking Location…'; readonly enabled: false }
  | { readonly kind: 'coming'; readonly label: 'Place Bet'; readonly enabled: false }
  | { readonly kind: 'no-stake'; readonly label: 'Place Bet'; readonly enabled: false }
  | {
      readonly kind: 'place';
      readonly label: 'Place Bet';
      readonly enabled: true;
      readonly trailing: string;
    };

type ByError = (state: BetButtonState, error: SlipError) => BetButton;

const blocked: ByError = (_state, { message }) => ({
  kind: 'blocked',
  label: 'Place Bet',
  enabled: false,
  reason: message,
});

/** Exhaustive: a display type the server may add will not compile until it is answered here. */
const BY_DISPLAY_TYPE: Readonly<Record<BetErrorDisplayType, ByError>> = {
  ANONYMOUS_REGION_ERROR: blocked,
  BET_ALREADY_PLACED: blocked,
  BET_AMOUNT: blocked,
  BET_WIN_AMOUNT: blocked,
  GENERIC: blocked,
  RG_LIMIT: blocked,
  SELECTION_DISABLED: blocked,
  WIN_AMOUNT: blocked,
  DEPOSIT: (_state, { message }) => ({ kind: 'deposit', label: 'Deposit', enabled: true, reason: message }),
  ODDS_CHANGED: (state) =>
    state.acceptChangesOptimizations && state.totalStake > 0n
      ? {
          kind: 'accept-and-place',
          label: 'Accept Changes & Bet',
          enabled: true,
          trailing: state.formattedStake,
        }
      : { kind: 'accept', label: 'Accept Changes', enabled: true },
  GEO: (_state, { message }) => ({
    kind: 'check-location',
    label: 'Place Bet',
    enabled: false,
    reason: message,
  }),
  RG_ACK_REQUIRED: (_state, { message }) => ({
    kind: 'acknowledge',
    label: 'Place Bet',
    enabled: true,
    reason: message,
  }),
  RETRYABLE: (state) => place(state),
};

/**
 * Decides which button the betslip shows: the first rung that holds wins. The table is docs/states/bet-button.md.
 * Pure: the same state always gives the same button.
 */
export function betButton(state: BetButtonState): BetButton {
  if (state.phase === 'placing') return placing(state);
  if (state.phase === 'unanswered') return askAgain(state);
  if (state.phase === 'placed') return { kind: 'placed', label: 'Bet Placed', enabled: false };
  if (state.legCount === 0) return { kind: 'hidden' };
  if (!state.online) return offline;
  if (state.viewer === 'visitor') return { kind: 'log-in', label: 'Log In to Bet', enabled: true };
  if (state.checkingLocation) return { kind: 'checking', label: 'Checking Location…', enabled: false };
  if (state.coming) return { kind: 'coming', label: 'Place Bet', enabled: false };
  const error = mostImportant(state.errors);
  return error === undefined ? place(state) : BY_DISPLAY_TYPE[error.displayType](state, error);
}

const offline: BetButton = {
  kind: 'offline',
  label: 'Place Bet',
  enabled: false,
  reason: 'You are offline. Your betslip is kept.',
};

function placing({ placingForSeconds: seconds }: BetButtonState): BetButton {
  const trailing = seconds < 1 ? {} : { trailing: `${seconds} s` };
  return { kind: 'placing', label: 'Placing your bet…', enabled: false, ...trailing };
}

function askAgain({ online }: BetButtonState): BetButton {
  return {
    kind: 'ask-again',
    label: 'Try Again',
    enabled: online,
    reason: 'No answer came back. Trying again cannot place the bet twice.',
  };
}

function place(state: BetButtonState): BetButton {
  return state.totalStake > 0n
    ? { kind: 'place', label: 'Place Bet', enabled: true, trailing: state.formattedStake }
    : { kind: 'no-stake', label: 'Place Bet', enabled: false };
}

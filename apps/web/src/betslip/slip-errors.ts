import { graphql } from 'relay-runtime';
import type { AmountSource } from './amount-source.ts';

/** The specification's display types: where an error stands and what it does to the bet button. */
export type BetErrorDisplayType =
  | 'ANONYMOUS_REGION_ERROR'
  | 'BET_ALREADY_PLACED'
  | 'BET_AMOUNT'
  | 'BET_WIN_AMOUNT'
  | 'DEPOSIT'
  | 'GENERIC'
  | 'GEO'
  | 'ODDS_CHANGED'
  | 'RETRYABLE'
  | 'RG_ACK_REQUIRED'
  | 'RG_LIMIT'
  | 'SELECTION_DISABLED'
  | 'WIN_AMOUNT';

/** Why a bet cannot be placed as it stands. */
void graphql`
  fragment slipErrors_error on BetslipError {
    code
    message
    priority
    displayType
    disableAwardsDisplay
  }
`;

export interface SlipError {
  readonly code: string;
  readonly message: string;
  /** The lowest number is the most important. */
  readonly priority: number;
  readonly displayType: BetErrorDisplayType;
  /** No reward could help: the rewards banner is off. */
  readonly disableAwardsDisplay?: boolean;
}

/** The error with the lowest priority number; of equals the first. */
export function mostImportant<E extends SlipError>(errors: readonly E[]): E | undefined {
  return errors.reduce<E | undefined>(
    (best, error) => (best === undefined || error.priority < best.priority ? error : best),
    undefined,
  );
}

/** Too little promotional credit: about the amount, whatever its display type, where credit pays. */
const LOW_CREDITS = 'LOW_PROMOTIONAL_CREDITS';

/** Error under the stake input. */
export function betAmountError<E extends SlipError>(
  errors: readonly E[],
  source: AmountSource,
): E | undefined {
  return mostImportant(
    errors.filter(
      ({ displayType: t, code }) =>
        t === 'BET_AMOUNT' || t === 'DEPOSIT' || (source === 'PROMOTIONAL_CREDIT' && code === LOW_CREDITS),
    ),
  );
}

/** Error under the to-win input. */
export function winAmountError<E extends SlipError>(errors: readonly E[]): E | undefined {
  return mostImportant(errors.filter(({ displayType: t }) => t === 'WIN_AMOUNT' || t === 'BET_WIN_AMOUNT'));
}

const SHOWN_ELSEWHERE: ReadonlySet<BetErrorDisplayType> = new Set([
  'BET_AMOUNT',
  'BET_WIN_AMOUNT',
  'DEPOSIT',
  'ODDS_CHANGED',
  'WIN_AMOUNT',
]);

interface Noted<E> {
  readonly errors: readonly E[];
  readonly isLabelled: boolean;
}

/** The note of a bet: that a leg is suspended or closed is not said again beside the leg that says it. */
export function betNote<E extends SlipError>({ errors, isLabelled }: Noted<E>): E | undefined {
  return noteError(
    isLabelled ? errors.filter(({ displayType }) => displayType !== 'SELECTION_DISABLED') : errors,
  );
}

/** What remains for the note on the bet itself: neither an amount's error nor a price change, which have places of their own. */
export function noteError<E extends SlipError>(errors: readonly E[]): E | undefined {
  return mostImportant(
    errors.filter(({ displayType, code }) => !SHOWN_ELSEWHERE.has(displayType) && code !== LOW_CREDITS),
  );
}

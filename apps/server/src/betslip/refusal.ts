import { type ErrorResult, type InvalidInput, invalidInput } from '../platform/graphql/error-types.ts';

export type RefusalCode = keyof typeof MESSAGES;

/** An edit that was not made: the slip is as it was. */
export type Refusal = ErrorResult<'BetslipMutationError'> | InvalidInput;

const MESSAGES = {
  DUPLICATE_SELECTION: 'This selection is already on your betslip.',
  SELECTION_UNKNOWN: 'This selection does not exist.',
  SELECTION_CLOSED: 'This market is closed. Choose another one.',
  SELECTION_SUSPENDED: 'This market is suspended. Try again in a moment.',
  BETSLIP_FULL: 'Your betslip is full. Remove a selection or place your bets first.',
  NOT_ON_BETSLIP: 'This selection is not on your betslip any more.',
  UNKNOWN_DRAFT_BET: 'This bet is not on your betslip any more.',
  VISITOR_TOKEN_INVALID:
    'We could not read the betslip from before you logged in. Add your selections again.',
  TOO_MANY_CHANGES: 'Your betslip is still busy with your last changes. Try again in a moment.',
} as const;

export function refusal(code: RefusalCode): Refusal {
  return { __typename: 'BetslipMutationError', code, message: MESSAGES[code] };
}

export function badInput(field: string, message: string): Refusal {
  return invalidInput([{ field, message }], message);
}

import { type ErrorResult, type InvalidInput, invalidInput } from '../platform/graphql/error-types.ts';
import { MAX_SELECTIONS } from './slip.ts';

export type RefusalCode = keyof typeof MESSAGES;

/** An edit that was not made: the slip is as it was. */
export type Refusal = ErrorResult<'BetslipMutationError'> | InvalidInput;

const MESSAGES = {
  DUPLICATE_SELECTION: 'This selection is already on your betslip.',
  SELECTION_UNKNOWN: 'This selection does not exist.',
  SELECTION_CLOSED: 'This market is closed. Choose another one.',
  SELECTION_SUSPENDED: 'This market is suspended. Try again in a moment.',
  BETSLIP_FULL: `A betslip holds ${MAX_SELECTIONS} selections. Remove one or place your bets first.`,
  NOT_ON_BETSLIP: 'This selection is not on your betslip any more.',
  UNKNOWN_DRAFT_BET: 'This bet is not on your betslip any more.',
  AMOUNT_OF_BONUS_BET: 'A bonus bet is staked whole. Choose cash to type an amount.',
  REWARD_UNKNOWN: 'This reward is not yours to use any more. Choose another one or place the bet with cash.',
  TEASER_POINTS: 'A teaser moves its lines by {points} points. Choose one of these.',
  OTHER_EVENT: 'This selection is of another game. Choose one of this game.',
  NOT_AN_OPTION: 'This is another bet. Choose points of the same market and side.',
  FEATURED_BET_UNKNOWN: 'This bet is not on offer any more. Choose another one.',
  SHARE_CONFLICT: 'These cannot be one bet: {legs}. They are sides of one market. Share one of them.',
  SHARED_BET_UNKNOWN: 'This shared bet does not exist. Ask for the link again.',

  VISITOR_TOKEN_INVALID:
    'We could not read the betslip from before you logged in. Add your selections again.',
  TOO_MANY_CHANGES: 'Your betslip is still busy with your last changes. Try again in a moment.',
} as const;

export function refusal(code: RefusalCode): Refusal {
  return { __typename: 'BetslipMutationError', code, message: MESSAGES[code] };
}

/** @param sold the points that can be bought, in the order a patron is shown them */
export function pointsUnsold(sold: readonly number[]): Refusal {
  const known = refusal('TEASER_POINTS');
  const points = new Intl.ListFormat('en', { type: 'disjunction' }).format(sold.map(String));
  return { ...known, message: known.message.replace('{points}', points) };
}

/** Selections that no bet holds together. @param legs 'Chiefs and Bills' */
export function shareConflict(legs: string): Refusal {
  const known = refusal('SHARE_CONFLICT');
  return { ...known, message: known.message.replace('{legs}', legs) };
}

/** A reward that does not fit the bet: the reason is the reward's. */
export function restricted(reason: string): Refusal {
  return { __typename: 'BetslipMutationError', code: 'REWARD_RESTRICTED', message: reason };
}

export function badInput(field: string, message: string): Refusal {
  return invalidInput([{ field, message }], message);
}

export const BET_ERROR_DISPLAY_TYPES = [
  'ANONYMOUS_REGION_ERROR',
  'BET_ALREADY_PLACED',
  'BET_AMOUNT',
  'BET_WIN_AMOUNT',
  'DEPOSIT',
  'GENERIC',
  'GEO',
  'ODDS_CHANGED',
  'RETRYABLE',
  'RG_ACK_REQUIRED',
  'RG_LIMIT',
  'SELECTION_DISABLED',
  'WIN_AMOUNT',
] as const;
export type BetErrorDisplayType = (typeof BET_ERROR_DISPLAY_TYPES)[number];

/** Why a bet was refused, as a betslip shows it. The lowest priority is the most important. */
export interface BetError {
  readonly code: BetErrorCode;
  readonly message: string;
  readonly priority: number;
  readonly displayType: BetErrorDisplayType;
  readonly disableAwardsDisplay: boolean;
}

interface Rule {
  readonly displayType: BetErrorDisplayType;
  readonly priority: number;
  readonly message: string;
  /** Only where no reward could help. */
  readonly disableAwardsDisplay?: true;
}

/** Every refusal there is: the only place that says what a person reads and how it is shown. */
const RULES = {
  BET_ALREADY_PLACED: {
    displayType: 'BET_ALREADY_PLACED',
    priority: 10,
    message: 'This bet was already placed with other content. Review your betslip and place it again.',
  },
  NO_LEGS: { displayType: 'GENERIC', priority: 20, message: 'Add a selection to place a bet.' },
  BET_TYPE_UNAVAILABLE: {
    displayType: 'GENERIC',
    priority: 21,
    message: 'This type of bet is not available. Place your selections as straight bets.',
  },
  REWARD_UNAVAILABLE: {
    displayType: 'GENERIC',
    priority: 22,
    message: 'This reward is not available. Place the bet with cash.',
  },
  SELECTION_UNKNOWN: {
    displayType: 'SELECTION_DISABLED',
    priority: 30,
    message: 'This selection does not exist any more. Remove it to continue.',
    disableAwardsDisplay: true,
  },
  EVENT_UNAVAILABLE: {
    displayType: 'SELECTION_DISABLED',
    priority: 31,
    message: 'This event is not taking bets. Remove the selection to continue.',
    disableAwardsDisplay: true,
  },
  EVENT_STARTED: {
    displayType: 'SELECTION_DISABLED',
    priority: 32,
    message: 'This event has started. Wait for its live markets or remove the selection.',
    disableAwardsDisplay: true,
  },
  MARKET_CLOSED: {
    displayType: 'SELECTION_DISABLED',
    priority: 33,
    message: 'This market is closed. Remove the selection to continue.',
    disableAwardsDisplay: true,
  },
  MARKET_SUSPENDED: {
    displayType: 'SELECTION_DISABLED',
    priority: 34,
    message: 'This market is suspended. Wait until it reopens or remove the selection.',
    disableAwardsDisplay: true,
  },
  ODDS_CHANGED: {
    displayType: 'ODDS_CHANGED',
    priority: 40,
    message: 'The odds have changed. Accept the new odds to place the bet.',
  },
  STAKE_MISSING: { displayType: 'BET_AMOUNT', priority: 50, message: 'Enter a bet amount.' },
  STAKE_TOO_LOW: { displayType: 'BET_AMOUNT', priority: 51, message: 'The minimum bet is {amount}.' },
  STAKE_TOO_HIGH: { displayType: 'BET_AMOUNT', priority: 52, message: 'The maximum bet is {amount}.' },
  INSUFFICIENT_FUNDS: {
    displayType: 'DEPOSIT',
    priority: 60,
    message: 'Your balance is too low for this bet. Deposit to continue.',
  },
  NO_ACCOUNT: {
    displayType: 'GENERIC',
    priority: 70,
    message: 'Your account cannot place bets. Contact customer support.',
  },
  UNAVAILABLE: {
    displayType: 'RETRYABLE',
    priority: 80,
    message: 'We could not confirm this bet. Try again: it is never placed twice.',
  },
} as const satisfies Record<string, Rule>;

export type BetErrorCode = keyof typeof RULES;

/** @param amount replaces {amount} in the message, already formatted */
export function betError(code: BetErrorCode, amount = ''): BetError {
  const rule: Rule = RULES[code];
  return {
    code,
    message: rule.message.replace('{amount}', amount),
    priority: rule.priority,
    displayType: rule.displayType,
    disableAwardsDisplay: rule.disableAwardsDisplay ?? false,
  };
}

/** All of them, the most important first. */
export function allBetErrors(): BetError[] {
  const codes = Object.keys(RULES).filter((code): code is BetErrorCode => code in RULES);
  return codes.map((code) => betError(code)).sort((left, right) => left.priority - right.priority);
}

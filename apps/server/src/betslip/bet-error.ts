/** How a betslip shows an error, and what its button does about it [BET-012]. */
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

/** Why a bet cannot be placed as it stands. The lowest priority is the most important [SLIP-027]. */
export interface BetError {
  readonly code: BetErrorCode;
  readonly message: string;
  readonly priority: number;
  readonly displayType: BetErrorDisplayType;
  /** No reward could help: the rewards banner is off. */
  readonly disableAwardsDisplay: boolean;
}

/** An error as a slip shows it: other domains refuse for reasons of their own, with codes of their own. */
export type SlipError = Omit<BetError, 'code'> & { readonly code: string };

interface Rule {
  readonly displayType: BetErrorDisplayType;
  readonly priority: number;
  /** {name} is replaced by a detail. */
  readonly message: string;
  readonly disableAwardsDisplay?: true;
}

/**
 * Every refusal of a bet by its selections, stake, price or reward, on the betslip and when placing. What session, location and
 * limits refuse has its words in bets/bet-guards.ts, location/messages.ts and limits/.
 */
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
  TOO_MANY_LEGS: {
    displayType: 'GENERIC',
    priority: 22,
    message: 'A bet has at most {maximum} legs. Remove some to continue.',
  },
  DUPLICATE_LEG: {
    displayType: 'GENERIC',
    priority: 23,
    message: 'A bet holds each selection once. Remove the one that is there twice.',
  },
  STRAIGHT_NEEDS_ONE_LEG: {
    displayType: 'GENERIC',
    priority: 24,
    message: 'A straight bet has one selection. Combine several in a parlay.',
  },
  PARLAY_NEEDS_LEGS: {
    displayType: 'GENERIC',
    priority: 24,
    message: 'Add another bet to make this a parlay.',
  },
  ROUND_ROBIN_LEGS: {
    displayType: 'GENERIC',
    priority: 24,
    message:
      'A round robin has {minimum} to {maximum} selections. Place others as a parlay or as straight bets.',
  },
  ROUND_ROBIN_SIZE: {
    displayType: 'GENERIC',
    priority: 24,
    message: 'Choose parlays of {sizes} legs for this round robin.',
  },
  ROUND_ROBIN_SAME_GAME: {
    displayType: 'GENERIC',
    priority: 25,
    message:
      'A round robin has one selection of each game. Place selections of one game as a Parlay+ or as straight bets.',
  },
  SAME_GAME_CONFLICT: {
    displayType: 'GENERIC',
    priority: 25,
    message:
      'These cannot be combined: {legs}. They rule each other out, or one includes the other. Keep one of them for a Parlay+, or place them as straight bets.',
  },
  SAME_GAME_TOO_MANY: {
    displayType: 'GENERIC',
    priority: 25,
    message: 'A Parlay+ has at most {maximum} legs of {event}. Remove some, or place them as straight bets.',
  },
  SAME_GAME_UNAVAILABLE: {
    displayType: 'GENERIC',
    priority: 26,
    message:
      'The legs of {event} have no price together at the moment. Wait, or place them as straight bets.',
  },
  SAME_GAME_NOT_SOLD: {
    displayType: 'GENERIC',
    priority: 25,
    message:
      'These legs of {event} are not sold together: they hardly ever all win, or one of them can be paid in part. Remove one, or place them as straight bets.',
  },
  /** A slip waits for the price, which takes a second or two, and says nothing of it: only who bets meanwhile reads this. */
  SAME_GAME_PRICING: {
    displayType: 'RETRYABLE',
    priority: 27,
    message: 'We are still working out what the legs of {event} cost together. Try again in a moment.',
  },
  /** Of a league's season and its games, each of which moves the season. */
  FUTURES_AND_GAME: {
    displayType: 'GENERIC',
    priority: 25,
    message:
      'Futures of {league} cannot be combined with its games, which decide them. Remove one of the two, or place them as straight bets.',
  },
  TEASER_NEEDS_LEGS: {
    displayType: 'GENERIC',
    priority: 24,
    message: 'A teaser has 2 or more football or basketball spreads or totals.',
  },
  TEASER_LEG: {
    displayType: 'GENERIC',
    priority: 25,
    message: 'This cannot be teased: {leg}. A teaser has spreads and totals of football or basketball games.',
  },
  TEASER_LINE: {
    displayType: 'GENERIC',
    priority: 25,
    message:
      'The main line of the game has moved away from {leg}. Move its points to the line of now, or remove it.',
  },
  TEASER_IN_PLAY: {
    displayType: 'GENERIC',
    priority: 25,
    message:
      'A teaser has games that have not begun, and this one has: {leg}. Bet it as a straight or in a parlay.',
  },
  TEASER_SPORTS: {
    displayType: 'GENERIC',
    priority: 25,
    message: 'A teaser has games of one sport. Remove those of the other.',
  },
  TEASER_BOTH_SIDES: {
    displayType: 'GENERIC',
    priority: 25,
    message: 'A teaser has one side of each line. Remove the other side.',
  },
  TEASER_POINTS: {
    displayType: 'GENERIC',
    priority: 25,
    message: 'These points are not sold for this sport. Choose others.',
  },
  TEASER_TOO_MANY: {
    displayType: 'GENERIC',
    priority: 25,
    message: 'A teaser has at most {maximum} legs. Remove some to continue.',
  },
  REWARD_UNAVAILABLE: {
    displayType: 'GENERIC',
    priority: 28,
    message: 'This reward is not available. Place the bet with cash.',
  },
  /** Which one and why, in the words of the reward. */
  REWARD_REFUSED: { displayType: 'GENERIC', priority: 29, message: '{reason}' },
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
    message: 'The odds changed from {before} to {now}. Accept the new odds to place the bet.',
  },
  /** Of the joint price of one game's legs. */
  GROUP_ODDS_CHANGED: {
    displayType: 'ODDS_CHANGED',
    priority: 41,
    message: 'The odds of {event} changed from {before} to {now}. Accept the new odds to place the bet.',
  },
  STAKE_MISSING: { displayType: 'BET_AMOUNT', priority: 50, message: 'Enter a bet amount.' },
  STAKE_NEGATIVE: {
    displayType: 'BET_AMOUNT',
    priority: 50,
    message: 'An amount cannot be negative. Enter an amount above zero.',
  },
  STAKE_TOO_LOW: { displayType: 'BET_AMOUNT', priority: 51, message: 'The minimum bet is {amount}.' },
  STAKE_TOO_HIGH: { displayType: 'BET_AMOUNT', priority: 52, message: 'The maximum bet is {amount}.' },
  /** The same of a bet whose winnings were typed: the message stands under that input. */
  WINNINGS_TOO_LOW: {
    displayType: 'WIN_AMOUNT',
    priority: 51,
    message: 'To win this little takes a bet below the minimum of {amount}.',
  },
  WINNINGS_TOO_HIGH: {
    displayType: 'WIN_AMOUNT',
    priority: 52,
    message: 'To win this much takes a bet above the maximum of {amount}.',
  },
  /** What the house risks on a market, an event or a patron, or pays for one bet. */
  HOUSE_LIMIT_EXCEEDED: {
    displayType: 'BET_AMOUNT',
    priority: 53,
    message: 'The most you can bet on this right now is {amount}. Lower your bet amount to place it.',
  },
  HOUSE_LIMIT_REACHED: {
    displayType: 'BET_AMOUNT',
    priority: 54,
    message: 'We take no more bets on this right now. Choose another selection or try again later.',
  },
  /** The message stands under both inputs: either of them may be lowered. */
  WINNINGS_ABOVE_LIMIT: {
    displayType: 'BET_WIN_AMOUNT',
    priority: 53,
    message: 'A bet wins {amount} at most. Bet up to {stake} to stay below it.',
  },
  /** No amount helps. */
  ODDS_TOO_LONG: {
    displayType: 'BET_WIN_AMOUNT',
    priority: 53,
    message:
      'A bet wins {amount} at most, and this one wins more even with the minimum of {minimum}. Remove a selection to continue.',
  },
  LOW_PROMOTIONAL_CREDITS: {
    displayType: 'GENERIC',
    priority: 59,
    message: 'Your promotional credits are {amount}. Lower the amount or place the bet with cash.',
  },
  INSUFFICIENT_FUNDS: {
    displayType: 'DEPOSIT',
    priority: 60,
    message: 'Your balance is too low for this bet. Deposit to continue.',
  },
  /** Each bet alone could be paid, all together cannot. */
  INSUFFICIENT_FUNDS_TOTAL: {
    displayType: 'DEPOSIT',
    priority: 61,
    message: 'Your balance is too low for all of these bets. Deposit or lower an amount to continue.',
  },
  NO_ACCOUNT: {
    displayType: 'GENERIC',
    priority: 70,
    message: 'Your account cannot place bets. Contact customer support.',
  },
  /** What came back of probabilityEncrypted: the way on is the slip as it stands now. */
  QUOTE_MISSING: {
    displayType: 'RETRYABLE',
    priority: 71,
    message: 'We do not know which price you saw. Look at your bet again and place it.',
  },
  QUOTE_INVALID: {
    displayType: 'RETRYABLE',
    priority: 72,
    message: 'The price you saw is not one of ours for this selection. Look at your bet again and place it.',
  },
  QUOTE_EXPIRED: {
    displayType: 'RETRYABLE',
    priority: 73,
    message: 'The price you saw is more than a day old. Look at your bet again and place it.',
  },
  UNAVAILABLE: {
    displayType: 'RETRYABLE',
    priority: 80,
    message: 'We could not confirm this bet. Try again: it is never placed twice.',
  },
} as const satisfies Record<string, Rule>;

export type BetErrorCode = keyof typeof RULES;

/** @internal For its test. */
export const BET_ERROR_CODES = Object.keys(RULES).filter((code): code is BetErrorCode => code in RULES);

/** The {names} in a message. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** What the message's {names} stand for, all of them, already formatted; nothing for one without any. */
type Details<Code extends BetErrorCode> =
  NamesIn<(typeof RULES)[Code]['message']> extends infer Name extends string
    ? [Name] extends [never]
      ? []
      : [Readonly<Record<Name, string>>]
    : never;

/** One whose message says all by itself. */
export type PlainErrorCode = {
  [Code in BetErrorCode]: Details<Code> extends [] ? Code : never;
}[BetErrorCode];

export function betError<Code extends BetErrorCode>(code: Code, ...[details]: Details<Code>): BetError {
  const rule: Rule = RULES[code];
  const texts = new Map(Object.entries<string>(details ?? {}));
  return {
    code,
    message: rule.message.replace(/\{(\w+)\}/g, (whole, name: string) => texts.get(name) ?? whole),
    priority: rule.priority,
    displayType: rule.displayType,
    disableAwardsDisplay: rule.disableAwardsDisplay ?? false,
  };
}

import { type Phased, phaseOf } from './event-state.ts';

const WORDS: Readonly<Record<string, string>> = {
  DATA_AWAITED: 'Waiting for live data',
  HOUSE: 'Stopped by the house',
  ODDS_IN_THE_MAKING: 'New odds soon',
  ODDS_UNSETTLED: 'Odds updating',
  PLAY_UNDER_WAY: 'Play under way',
  POSTPONED: 'Postponed',
  START_OVERDUE: 'Waiting for the start',
};

const AWAITED: Readonly<Record<string, string>> = {
  FIRST_AWAITED: 'First odds soon',
  NEW_AWAITED: 'New odds soon',
};

/** They come and go with every play, the price after it within a second or two; longer waits are told by the state of the prices. */
const BRIEF: ReadonlySet<string> = new Set(['ODDS_IN_THE_MAKING', 'PLAY_UNDER_WAY']);

interface Suspended {
  readonly priceState: string;
  readonly suspension?: string | null | undefined;
}

/**
 * Why no bets are taken on an event, or on one market of it, the same wherever it is said; undefined where it is not known, or they
 * are taken.
 */
export function suspensionWords(
  event: Suspended,
  market?: Pick<Suspended, 'suspension'>,
): string | undefined {
  return WORDS[market?.suspension ?? ''] ?? lastingSuspensionWords(event) ?? WORDS[event.suspension ?? ''];
}

/** The same where a word that comes and goes with every play would only flicker. */
export function lastingSuspensionWords({ priceState, suspension }: Suspended): string | undefined {
  if (suspension != null && !BRIEF.has(suspension)) return WORDS[suspension];
  return AWAITED[priceState];
}

/** Whether the lines of a game in play are those of a moment long gone, and new ones awaited: what they say now is wrong. */
export function areLinesOutOfDate(event: Phased & Pick<Suspended, 'priceState'>): boolean {
  return phaseOf(event) === 'live' && AWAITED[event.priceState] !== undefined;
}

/** What a house has to know of a sport to take bets on it, beside its rules. */
export interface SportFacts {
  /** How a game is named: 'Bills at Chiefs', 'Everton vs Liverpool' with the host first, 'Ola vs Brandt' where nobody is host. */
  readonly naming: 'visitor-at-host' | 'host-first' | 'no-host';
  /** How far people in the stadium may be ahead of what is heard here, in seconds. */
  readonly aheadSeconds: number;
  /** How long a game under way may be silent, in minutes: its longest interval. */
  readonly silentMinutes: number;
  /** So many seconds after the last word a game under way is where it was, also when nobody heard meanwhile. */
  readonly freshSeconds: number;
  /**
   * Until when a game that was put off, or broken off, may be played for its bets to stand. Milliseconds since the epoch.
   * @param competition its slug
   * @param fromMs when it was to begin, or was last told of
   */
  standsUntilMs(competition: string | undefined, fromMs: number): number;
}

/** What a board has to know of a sort of markets, beside their names. */
export interface SortFacts {
  /** What they are called together, where their names share no words that would say it. */
  readonly title?: string;
  /** Their names begin with the stretch they are of, which the title must say, too: '3rd Set Game 10'. */
  readonly isOfStretch?: true;
  /** They have a few ways each, too many for a row and too few for a card of their own. */
  readonly hasFewWays?: true;
}

/** The side that the name of an event says first; all that lists its sides keeps to that. */
export function firstNamed(facts: Pick<SportFacts, 'naming'>): 'home' | 'away' {
  return facts.naming === 'host-first' ? 'home' : 'away';
}

const STANDS_MS = 48 * 3_600_000;

/** Where a sport says nothing else. */
export const USUAL_FACTS: SportFacts = {
  naming: 'no-host',
  aheadSeconds: 5,
  silentMinutes: 20,
  freshSeconds: 60,
  standsUntilMs: (_competition, fromMs) => fromMs + STANDS_MS,
};

/** What differs between the leagues. */
export interface BasketballRules {
  readonly league: League;
  /** Four quarters or two halves. */
  readonly periods: 2 | 4;
  readonly periodSeconds: number;
  readonly overtimeSeconds: number;
  /** The foul of a period from which on every one brings free throws. */
  readonly bonusFoul: number;
  /** From this one on there are two; before it the second is thrown only after the first went in. */
  readonly doubleBonusFoul: number;
  readonly timeouts: number;
}

export const LEAGUES = ['nba', 'wnba', 'ncaab'] as const;
export type League = (typeof LEAGUES)[number];

/** The rule books of 2024: NBA 12-minute quarters, WNBA 10, men's college halves of 20 minutes with one-and-one from the 7th foul. */
export const RULES: Readonly<Record<League, BasketballRules>> = {
  nba: {
    league: 'nba',
    periods: 4,
    periodSeconds: 720,
    overtimeSeconds: 300,
    bonusFoul: 5,
    doubleBonusFoul: 5,
    timeouts: 7,
  },
  wnba: {
    league: 'wnba',
    periods: 4,
    periodSeconds: 600,
    overtimeSeconds: 300,
    bonusFoul: 5,
    doubleBonusFoul: 5,
    timeouts: 5,
  },
  ncaab: {
    league: 'ncaab',
    periods: 2,
    periodSeconds: 1200,
    overtimeSeconds: 300,
    bonusFoul: 7,
    doubleBonusFoul: 10,
    timeouts: 4,
  },
};

/** Fouls of a side that a play can tell of at once, and how many seconds it takes to commit one more on purpose. */
export const MOST_FOULS_AT_ONCE = 3;
export const FOUL_SECONDS = 5;
/** More than any side has in a period, those of a college game's overtimes with it. */
export const MOST_FOULS = 60;

/** The rules of a league by its slug; those of the NBA where it has none of its own. */
export function rulesOf(league: string | undefined): BasketballRules {
  return RULES[LEAGUES.find((each) => each === league) ?? 'nba'];
}

/** How long a period is, overtime included. */
export function secondsOf(rules: BasketballRules, period: number): number {
  return period > rules.periods ? rules.overtimeSeconds : rules.periodSeconds;
}

/** Seconds of a last quarter, halves played or quarters. */
export function lastQuarterOf({ periods, periodSeconds }: BasketballRules): number {
  return (periods * periodSeconds) / 4;
}

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
const HALVES = ['1st half', '2nd half'] as const;

const INNINGS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * What the parts of a game are called on the axis of its chances, by sport or by the league where it differs. A sport whose
 * parts are not equally long, as sets, legs and maps, has none.
 */
const STRETCHES: Readonly<Record<string, readonly string[]>> = {
  football: QUARTERS,
  basketball: QUARTERS,
  ncaab: HALVES,
  hockey: ['P1', 'P2', 'P3'],
  soccer: HALVES,
  futsal: HALVES,
  baseball: INNINGS,
};

/** What is played after them where it is not called overtime. */
const BEYOND: Readonly<Record<string, string>> = { baseball: 'Extra', soccer: 'ET', futsal: 'ET' };

/** What stands on the axis after the parts; undefined of a game that has not come so far. @param begun how many parts have begun */
export function beyond(sport: string, stretches: readonly string[], begun: number): string | undefined {
  return stretches.length > 0 && begun > stretches.length ? (BEYOND[sport] ?? 'OT') : undefined;
}

/**
 * The equally long parts of a game in order; empty for a sport that has none.
 * @param rounds of a fight, as many as are scheduled
 */
export function stretchesOf(
  sport: string,
  competition: string,
  rounds: number | undefined,
): readonly string[] {
  if (rounds !== undefined) return Array.from({ length: rounds }, (_, at) => `R${at + 1}`);
  return STRETCHES[competition] ?? STRETCHES[sport] ?? [];
}

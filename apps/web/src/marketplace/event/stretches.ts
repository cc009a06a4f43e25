const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
const HALVES = ['1st half', '2nd half'] as const;

const INNINGS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * What the parts of a game are called on the axis of its chances, where the sport or the league has others than quarters; none
 * where its parts are not equally long.
 */
const STRETCHES: Readonly<Record<string, readonly string[]>> = {
  hockey: ['P1', 'P2', 'P3'],
  soccer: HALVES,
  futsal: HALVES,
  ncaab: HALVES,
  baseball: INNINGS,
  cricket: [],
  darts: [],
  tennis: [],
  'table-tennis': [],
};

/** The equally long parts of a game in order; empty for a sport that has none. */
export function stretchesOf(sport: string, competition: string): readonly string[] {
  return STRETCHES[competition] ?? STRETCHES[sport] ?? QUARTERS;
}

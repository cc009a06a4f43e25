/** A market of the table beside one of ours. */
export interface Compared {
  readonly name: string;
  readonly key: string;
  /** Decimal prices in the order of our selections. */
  readonly columns: readonly string[];
  /** What the chances add up to: 2 where two of three selections win. */
  readonly sum: number;
  /** Fitted to, so that there is nothing to compare. */
  readonly isTarget: boolean;
}

export const RESULT: Compared = {
  ...market('Result', 'threeway:reg', ['B365H', 'B365D', 'B365A']),
  isTarget: true,
};
export const TOTAL: Compared = {
  ...market('Total 2.5', 'total:reg:2.5', ['B365>2.5', 'B365<2.5']),
  isTarget: true,
};
/** It tells, beside the result's own prices, whether both were noted at one moment. */
export const DOUBLE_CHANCE: Compared = {
  ...market('Double chance', 'double-chance:reg', ['DC_1X', 'DC_12', 'DC_X2']),
  sum: 2,
};

/** What the total of the game comes from: both were noted at its moment, or not. */
export const FIRST_HALF = total('1st half total', 'h1', 1, 'HT');
export const SECOND_HALF = total('2nd half total', 'h2', 1, '2H');

/** The line of corners that is fitted to, so that the others can be compared. */
export const CORNER_LINE = 9.5;
const CORNER_LINES = [7.5, 8.5, 9.5, 10.5, 11.5];

/** Every market of the table that has the prices of all of its selections: 'win to nil' has one of two. */
export const compared: readonly Compared[] = [
  RESULT,
  TOTAL,
  DOUBLE_CHANCE,
  market('Both teams to score', 'both-score:reg', ['BTTS_Yes', 'BTTS_No']),
  ...[0, 1, 3, 4].map((goals) => total('Total', 'reg', goals, 'FT')),
  market('1st half result', 'threeway:h1', ['Odd_1_HT', 'Odd_X_HT', 'Odd_2_HT']),
  total('1st half total', 'h1', 0, 'HT'),
  FIRST_HALF,
  ...[2, 3].map((goals) => total('1st half total', 'h1', goals, 'HT')),
  market('2nd half result', 'threeway:h2', ['Odd_1_2H', 'Odd_X_2H', 'Odd_2_2H']),
  total('2nd half total', 'h2', 0, '2H'),
  SECOND_HALF,
  ...[2, 3].map((goals) => total('2nd half total', 'h2', goals, '2H')),
  market('Corners result', 'threeway:corners', ['odds_corners_1', 'odds_corners_x', 'odds_corners_2']),
  ...CORNER_LINES.map((line) => ({ ...cornerTotal(line), isTarget: line === CORNER_LINE })),
];

function total(name: string, period: string, goals: number, column: string): Compared {
  const columns = [`Over_${column}_${goals}_5`, `Under_${column}_${goals}_5`];
  return market(`${name} ${goals}.5`, `total:${period}:${goals}.5`, columns);
}

function market(name: string, key: string, columns: readonly string[]): Compared {
  return { name, key, columns, sum: 1, isTarget: false };
}

/** Over and under a line of corners. */
export function cornerTotal(line: number): Compared {
  const columns = ['over', 'under'].map((side) => `odds_corners_${side}_${line * 10}`);
  return market(`Corners ${line}`, `total:corners:${line}`, columns);
}

/**
 * How many runs a side is above the league's average in nine innings against its opponent of the day; batting, the other side's
 * pitching and the park taken together.
 */
export interface BaseballStrength {
  readonly home: number;
  readonly away: number;
}

export const EVEN: BaseballStrength = { home: 0, away: 0 };

/**
 * How well each side moves the ball against the other's defence. 0 is a league-average offence against a league-average
 * defence; one unit is worth about one point over a whole game. Sensible values lie within ±18.
 */
export interface FootballStrength {
  readonly home: number;
  readonly away: number;
}

export const EVEN: FootballStrength = { home: 0, away: 0 };

/**
 * How well each side scores against the other's defence. 0 is a league-average offence against a league-average defence; one
 * unit is worth about one point over a whole game before the score has its say. Sensible values lie within ±35.
 */
export interface BasketballStrength {
  readonly home: number;
  readonly away: number;
}

export const EVEN: BasketballStrength = { home: 0, away: 0 };

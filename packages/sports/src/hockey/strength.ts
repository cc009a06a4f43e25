/**
 * How well each side scores against the other's defence and goalie. 0 is league average; one unit is worth about one goal over a
 * whole game. Sensible values lie within ±2.
 */
export interface HockeyStrength {
  readonly home: number;
  readonly away: number;
}

export const EVEN: HockeyStrength = { home: 0, away: 0 };

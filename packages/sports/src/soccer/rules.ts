/** What differs between soccer and futsal, and between a league game and one that must have a winner. Plain JSON data. */
export interface SoccerRules {
  readonly game: 'soccer' | 'futsal';
  /** Length of a half and of a half of extra time, in seconds, stoppage time aside. */
  readonly halfSeconds: number;
  readonly extraHalfSeconds: number;
  /** Whether a level game goes on to extra time and a shoot-out. */
  readonly mustHaveWinner: boolean;
}

/** Two halves of 45 minutes on a running clock, each with stoppage time. */
export const SOCCER: SoccerRules = {
  game: 'soccer',
  halfSeconds: 2700,
  extraHalfSeconds: 900,
  mustHaveWinner: false,
};

/** Two halves of 20 minutes on a clock that stops with the ball: no stoppage time. */
export const FUTSAL: SoccerRules = {
  game: 'futsal',
  halfSeconds: 1200,
  extraHalfSeconds: 300,
  mustHaveWinner: false,
};

/** Seconds of futsal a side plays one short after a red card, or until it concedes (FIFA Futsal Laws of the Game, law 3). */
export const SUSPENSION_SECONDS = 120;

/** Period 1 and 2 are the halves, 3 and 4 extra time, 5 the shoot-out. */
export const SECOND_HALF = 2;
export const LAST_EXTRA_HALF = 4;
export const SHOOTOUT = 5;

/** Seconds of a period, stoppage time aside; a shoot-out has no clock. */
export function nominalSeconds(rules: SoccerRules, period: number): number {
  if (period <= SECOND_HALF) return rules.halfSeconds;
  return period < SHOOTOUT ? rules.extraHalfSeconds : 0;
}

/** Places of a side's roster: the quarterback, two running backs, three wide receivers, two tight ends. */
export const QUARTERBACK = 0;
/** How many of them are told apart; the place after them stands for everybody else. */
export const SKILL_PLACES = 8;
export const EVERYBODY_ELSE = 8;
export const KICKER = 9;

/** Those who run with the ball often enough to be told apart: quarterback and running backs. */
export const RUNNERS: readonly number[] = [0, 1, 2];
/** Those who catch passes: all but the quarterback. */
export const RECEIVERS: readonly number[] = [3, 4, 6, 5, 1, 7, 2];

/** What is counted of a player. */
export const PLAYER_COUNTS = [
  'touchdowns',
  'pass-yards',
  'pass-touchdowns',
  'completions',
  'interceptions',
  'receiving-yards',
  'receptions',
  'rush-yards',
  'rush-attempts',
  'kick-points',
] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

import type { SoccerRules } from '../rules.ts';

/** What can happen, for home at an even place and for away at the odd one after it. */
export const GOAL = 0;
export const SAVED = 2;
export const OFF_TARGET = 4;
export const CORNER = 6;
/** From here on they come as cards do over a game, before it as attacks do. */
export const YELLOW = 8;
export const RED = 10;
export const EVENTS = 12;

/** How a sport scores apart from the strength of the sides; figures are of a whole game. */
export interface Rates {
  /** How much the rate of attacks grows from the kickoff to the end, and that of cards. */
  readonly attackSlope: number;
  readonly cardSlope: number;
  /** Saved shots of a side that scores one goal a game, and how they grow with goals. */
  readonly saved: number;
  readonly savedPower: number;
  /** Shots off target and blocked for each one on target. */
  readonly offPerOn: number;
  /** Corners of both sides: for sides of one goal each, and for each unit of the logarithm of the goals' product. */
  readonly corners: number;
  readonly cornersPerGoals: number;
  /** The home side's share of corners, in log-odds: at equal goals, and for each unit of the logarithm of their ratio. */
  readonly cornerEdge: number;
  readonly cornerLean: number;
  /** How firmly that share is believed: what so many corners tell on the day counts as much as it. */
  readonly cornersBelieved: number;
  /** Chance that a corner is followed by another one. */
  readonly cornerAgain: number;
  /** Cards of a side, and how many more the away side gets. */
  readonly yellow: number;
  readonly red: number;
  readonly awayCards: number;
  /** Share of goals from the penalty spot, and chance that a penalty goes in. */
  readonly penaltyShare: number;
  readonly penaltyMade: number;
  readonly ownGoalShare: number;
  /** Of the goals from play, those that somebody passed for: some three in four of all goals are. */
  readonly assisted: number;
  /** What a side of a player less scores, and its opponent. */
  readonly shortHanded: number;
  readonly againstShort: number;
  /** What the side in front and the side behind score, in the last part of the game as well. */
  readonly leading: number;
  readonly trailing: number;
  readonly lastSeconds: number;
  readonly leadingLast: number;
  readonly trailingLast: number;
  /** Power of a strength's `level` that counts in the first half: sides settle for a draw, or do not, towards the end. */
  readonly levelEarly: number;
}

/**
 * Corners and saved shots: least squares over the odds and counts of 1,446 games of 2024–25 (Premier League, Bundesliga, Serie A,
 * La Liga). The slope, what sides behind score and how much `level` counts before halftime: from the bookmaker's prices of every
 * fourth of those games, docs/pricing.md measures the others; how corners lean and how firmly that is believed by hand, on every
 * third. Corners vary by a fifth
 * more than independent ones would (11.7 to 9.7), which is what a chance of 9 % for another one brings. Cards: 3.5 a game in the
 * 64 games of the World Cup 2022 and 4.2 in the eight Wyscout games at hand, four reds in each. Penalties and own goals: World
 * Cup 2022. Red cards: the rule of thumb x 0.67 and x 1.2.
 */
export const SOCCER_RATES: Rates = {
  attackSlope: 0.43,
  cardSlope: 1.2,
  saved: 3.15,
  savedPower: 0.6,
  offPerOn: 1.45,
  corners: 9.07,
  cornersPerGoals: 1.21,
  cornerEdge: 0.046,
  cornerLean: 0.57,
  cornersBelieved: 40,
  cornerAgain: 0.09,
  yellow: 1.85,
  red: 0.1,
  awayCards: 1.12,
  penaltyShare: 0.08,
  penaltyMade: 0.77,
  ownGoalShare: 0.02,
  assisted: 0.83,
  shortHanded: 0.67,
  againstShort: 1.2,
  leading: 1,
  trailing: 1.07,
  lastSeconds: 0,
  leadingLast: 1,
  trailingLast: 1,
  levelEarly: 0.5,
};

/**
 * Futsal: some ten saves, as many corners and three or four cards a game. A side behind plays its last minutes with an
 * outfield player in goal: it scores more, and concedes into the empty goal. Chosen, for no counts are at hand.
 */
export const FUTSAL_RATES: Rates = {
  ...SOCCER_RATES,
  attackSlope: 0.25,
  saved: 6,
  savedPower: 0.5,
  offPerOn: 1.1,
  corners: 8,
  cornersPerGoals: 1.2,
  yellow: 1.6,
  red: 0.06,
  penaltyShare: 0.06,
  shortHanded: 0.5,
  againstShort: 2.2,
  lastSeconds: 180,
  leadingLast: 1.7,
  trailingLast: 1.5,
};

export const ratesOf = (rules: SoccerRules): Rates => (rules.game === 'soccer' ? SOCCER_RATES : FUTSAL_RATES);

/** What both sides score while the score is level, by period, later ones as the second half: see Rates.levelEarly. */
export function levelFactors(rates: Rates, level: number): readonly number[] {
  return [1, level ** rates.levelEarly, level];
}

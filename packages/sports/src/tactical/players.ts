import type { TacticalRules } from './rules.ts';

/** Players of a side, and of both: the home side's places come first. */
export const PLAYERS = 5;
export const BOTH_SIDES = 2 * PLAYERS;

/** The most kills of a side in a round: the other five, and in Valorant some of them again, whom theirs brought back to life. */
export const MOST_KILLS: Readonly<Record<TacticalRules['game'], number>> = {
  'counter-strike': 5,
  valorant: 8,
};

/** Place of a side's player among those of both. */
export function placeOf(side: 'home' | 'away', player: number): number {
  return side === 'home' ? player : PLAYERS + player;
}

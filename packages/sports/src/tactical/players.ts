/** Players of a side, and of both: the home side's places come first. */
export const PLAYERS = 5;
export const BOTH_SIDES = 2 * PLAYERS;

/** Place of a side's player among those of both. */
export function placeOf(side: 'home' | 'away', player: number): number {
  return side === 'home' ? player : PLAYERS + player;
}

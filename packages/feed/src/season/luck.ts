import type { RandomSource } from '@fairline/sports/sport.ts';

/** The random numbers that a play is drawn with, by its event's id and its number in the event: always the same for the same two. */
export type Luck = (eventId: string, number: number) => RandomSource;

/**
 * What the ending of a game is drawn with that came and went while nothing ran. Its league's season and the records of its sides draw
 * once each, and tell the same winner.
 */
export function untoldLuck(luck: Luck, gameId: string): RandomSource {
  return luck(`${gameId} untold`, 0);
}

/** Players of a side whose deeds are kept, by place in the roster; futsal's rosters have fewer. */
export const PLACES = 14;
/** Words of a game: the home side's, then the away side's. */
export const WORDS = 2 * PLACES;

const ON_TARGET_SHIFT = 6;
const BOOKED_SHIFT = 11;
const ASSIST_SHIFT = 12;

/**
 * What a player did in both halves in 16 bits: his shots (0–5), those on target (6–10), whether he was shown a card (11), and his
 * assists (12–15).
 */
export const SHOT = 1;
export const SHOT_ON_TARGET = SHOT + (1 << ON_TARGET_SHIFT);
export const BOOKED = 1 << BOOKED_SHIFT;
export const ASSIST = 1 << ASSIST_SHIFT;
/** As many of each are loaded of a real game: half of what a word holds, the rest is left for what is still to come. */
export const MOST_LOADED = { shots: 31, onTarget: 15, assists: 7 } as const;

export const PLAYER_COUNTS = {
  shots: (word: number): number => word & 63,
  onTarget: (word: number): number => (word >> ON_TARGET_SHIFT) & 31,
  cards: (word: number): number => (word >> BOOKED_SHIFT) & 1,
  assists: (word: number): number => word >> ASSIST_SHIFT,
} as const;
export type PlayerCount = keyof typeof PLAYER_COUNTS;

export const isBooked = (word: number): boolean => (word & BOOKED) !== 0;

/** Players of a side whose deeds are kept, by place in the roster; futsal's rosters have fewer. */
export const PLACES = 14;
/** Words of a game: the home side's, then the away side's. */
export const WORDS = 2 * PLACES;

const ON_TARGET_SHIFT = 7;
const MOST_SHOTS = 127;

/** What a player did in both halves in 16 bits: his shots (0–6), those on target (7–13), and whether he was shown a card (14). */
export const SHOT = 1;
export const SHOT_ON_TARGET = SHOT + (1 << ON_TARGET_SHIFT);
export const BOOKED = 0x4000;

export const PLAYER_COUNTS = {
  shots: (word: number): number => word & MOST_SHOTS,
  onTarget: (word: number): number => (word >> ON_TARGET_SHIFT) & MOST_SHOTS,
  cards: (word: number): number => word >> 14,
} as const;
export type PlayerCount = keyof typeof PLAYER_COUNTS;

export const isBooked = (word: number): boolean => (word & BOOKED) !== 0;

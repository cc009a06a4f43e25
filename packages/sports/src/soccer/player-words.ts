import type { Field } from '../kit/columns.ts';

/** Players of a side whose deeds are kept, by place in the roster; futsal's rosters have fewer. */
export const PLACES = 14;
/** In a play, whoever has no place in the roster: the source says that it was none of those who have one. */
export const EVERYBODY_ELSE = 15;
/** Whether a place that a play names is one man's. Of a squad of more names those from PLACES on are everybody else, too. */
export const hasPlace = (player: number): boolean => player < PLACES;
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
  shots: { shift: 0, mask: 63 },
  onTarget: { shift: ON_TARGET_SHIFT, mask: 31 },
  cards: { shift: BOOKED_SHIFT, mask: 1 },
  assists: { shift: ASSIST_SHIFT, mask: 15 },
} as const satisfies Readonly<Record<string, Field>>;
export type PlayerCount = keyof typeof PLAYER_COUNTS;

export const isBooked = (word: number): boolean => (word & BOOKED) !== 0;

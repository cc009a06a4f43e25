/** What a score was, as it is packed. */
export const TWO_POINTS = 0;
export const THREE_POINTS = 1;
export const FREE_THROWS = 2;

/** Players of a side who are told apart; the slot after them stands for everybody else. */
export const PLAYERS = 9;
export const SLOTS = PLAYERS + 1;
export const EVERYBODY_ELSE = SLOTS - 1;
/** In a score's word, where the source does not say who brought it. */
export const NOT_SAID = 15;

/** Races are run to multiples of this many points. */
export const RACE_STEP = 5;
/** As many races as bits tell: to 155 points. */
export const RACES = 31;

/** One score in 11 bits: side (bit 0), kind (1–2), points (3–5), player's slot (6–9) and a bit that is always set. */
export function packScore(side: number, kind: number, points: number, slot: number): number {
  return 1024 | (slot << 6) | (points << 3) | (kind << 1) | side;
}

export const sideOf = (packed: number): number => packed & 1;
export const kindOf = (packed: number): number => (packed >> 1) & 3;
export const pointsOf = (packed: number): number => (packed >> 3) & 7;
export const slotOf = (packed: number): number => (packed >> 6) & 15;

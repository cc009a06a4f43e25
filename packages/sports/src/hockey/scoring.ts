export const HOME = 0;
export const AWAY = 1;

/** Skaters of a side who are told apart; the place after them stands for everybody else. */
export const SKATERS = 11;
export const SLOTS = SKATERS + 1;
export const EVERYBODY_ELSE = SLOTS - 1;
/** In a goal's word, where the source does not say who scored. */
export const NOT_SAID = 15;

/** Goals of one game that are kept in order; far beyond any game of today. */
export const MAX_GOALS = 30;

/** How strong the scoring side was. */
export const EVEN_STRENGTH = 0;
export const POWER_PLAY = 1;
export const SHORT_HANDED = 2;
export const EMPTY_NET = 3;

/**
 * One goal in 13 bits: a bit that is always set (0), side (1), period (2–4), who scored (5–8), strength (9–10) and whether it
 * came in the first ten minutes of its period (11).
 */
export function packGoal(
  side: number,
  period: number,
  slot: number,
  strength: number,
  clock: number,
): number {
  const early = period <= 3 && clock >= 600 ? 1 : 0;
  return 1 | (side << 1) | (period << 2) | (slot << 5) | (strength << 9) | (early << 11);
}

export const sideOf = (packed: number): number => (packed >> 1) & 1;
export const periodOf = (packed: number): number => (packed >> 2) & 7;
export const slotOf = (packed: number): number => (packed >> 5) & 15;
export const strengthOf = (packed: number): number => (packed >> 9) & 3;
export const isEarly = (packed: number): boolean => (packed & 0x800) !== 0;

/** Where in a skater's word what is counted: goals lie lowest. */
export const ASSIST_SHIFT = 4;
export const SHOT_SHIFT = 8;

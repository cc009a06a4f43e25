import { OVERTIME } from './rules.ts';

/** Skaters of a side who are told apart, all who dress; the place after them stands for everybody else. */
export const SKATERS = 18;
export const SLOTS = SKATERS + 1;
export const EVERYBODY_ELSE = SLOTS - 1;
/** The place of who scored, where the source does not say. */
export const NOT_SAID = 31;
/** What stands for it in a goal's word; places from here on are one more there. */
const NOT_SAID_CODE = 15;

/** Goals of one game that are kept in order; far beyond any game of today. */
export const MAX_GOALS = 30;

/** How strong the scoring side was. */
export const EVEN_STRENGTH = 0;
export const POWER_PLAY = 1;
export const SHORT_HANDED = 2;
export const EMPTY_NET = 3;

/**
 * One goal in 12 bits, never 0: whether the code of who scored is below 16 (0), side (1), period, every overtime as the first (2–4),
 * the lower four bits of that code (5–8), strength (9–10) and whether it came in the first ten minutes of its period (11).
 */
export function packGoal(
  side: number,
  period: number,
  slot: number,
  strength: number,
  clock: number,
): number {
  const early = period <= 3 && clock >= 600 ? 1 : 0;
  const code = slot === NOT_SAID ? NOT_SAID_CODE : slot < NOT_SAID_CODE ? slot : slot + 1;
  return (
    (code < 16 ? 1 : 0) |
    (side << 1) |
    (Math.min(period, OVERTIME) << 2) |
    ((code & 15) << 5) |
    (strength << 9) |
    (early << 11)
  );
}

export const sideOf = (packed: number): number => (packed >> 1) & 1;
export const periodOf = (packed: number): number => (packed >> 2) & 7;
export function slotOf(packed: number): number {
  const code = ((packed >> 5) & 15) + ((packed & 1) === 1 ? 0 : 16);
  if (code === NOT_SAID_CODE) return NOT_SAID;
  return code < NOT_SAID_CODE ? code : code - 1;
}
export const strengthOf = (packed: number): number => (packed >> 9) & 3;
export const isEarly = (packed: number): boolean => (packed & 0x800) !== 0;

/** Where in a skater's word what is counted: goals lie lowest. */
export const ASSIST_SHIFT = 4;
export const SHOT_SHIFT = 8;
export const POWER_PLAY_POINT_SHIFT = 13;

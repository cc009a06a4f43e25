import { BLOCKS, PASSES, REBOUNDS, STEALS, THREES, TWOS } from './players.ts';

/** What ends an attempt, as the attempt table lists it. */
export const TWO = 0;
export const TWO_ASSISTED = 1;
export const THREE = 2;
export const THREE_ASSISTED = 3;
/** Two points and a free throw, good or not. */
export const AND_ONE = 4;
export const AND_ONE_MISSED = 5;
export const TWO_MISSED = 6;
export const TWO_MISSED_KEPT = 7;
export const THREE_MISSED = 8;
export const THREE_MISSED_KEPT = 9;
/** Two free throws after a foul on a shot: two, one or none good. */
export const FREE_2_OF_2 = 10;
export const FREE_1_OF_2 = 11;
export const FREE_0_OF_2 = 12;
/** Three free throws, all or two good. */
export const FREE_3_OF_3 = 13;
export const FREE_2_OF_3 = 14;
export const TURNOVER = 15;
export const OFFENSIVE_FOUL = 16;
/** A foul away from a shot: the ball stays, or there are free throws. */
export const FOUL = 17;
/** Fouled on purpose late in the game. */
export const INTENTIONAL_FOUL = 18;
/** The period ends without a shot. */
export const BUZZER = 19;
/** A turnover by the hand of an opponent. */
export const STEAL = 20;
/** A two that is blocked, and nobody's rebound: the other side takes the ball, or it stays with the own one. */
export const TWO_BLOCKED = 21;
export const TWO_BLOCKED_KEPT = 22;

/** Points an attempt brings; what free throws after a plain foul bring is drawn when they are thrown. */
const POINTS: Readonly<Record<number, number>> = {
  [TWO]: 2,
  [TWO_ASSISTED]: 2,
  [THREE]: 3,
  [THREE_ASSISTED]: 3,
  [AND_ONE]: 3,
  [AND_ONE_MISSED]: 2,
  [FREE_2_OF_2]: 2,
  [FREE_1_OF_2]: 1,
  [FREE_3_OF_3]: 3,
  [FREE_2_OF_3]: 2,
};
const FROM_THREE: readonly number[] = [THREE, THREE_ASSISTED, THREE_MISSED, THREE_MISSED_KEPT];
const ASSISTED: readonly number[] = [TWO_ASSISTED, THREE_ASSISTED];
/** The side that missed takes the ball back. */
const KEPT: readonly number[] = [TWO_MISSED_KEPT, THREE_MISSED_KEPT];
const BLOCKED: readonly number[] = [TWO_BLOCKED, TWO_BLOCKED_KEPT];
const REBOUNDED: readonly number[] = [TWO_MISSED, THREE_MISSED, AND_ONE_MISSED, FREE_0_OF_2];
/** Charged to the defence. */
const FOULED: readonly number[] = [
  AND_ONE,
  AND_ONE_MISSED,
  FREE_2_OF_2,
  FREE_1_OF_2,
  FREE_0_OF_2,
  FREE_3_OF_3,
  FREE_2_OF_3,
  FOUL,
  INTENTIONAL_FOUL,
];

/** Where in a player's word what is counted; points lie lowest. */
export const REBOUND_SHIFT = 7;
export const ASSIST_SHIFT = 13;
export const THREE_SHIFT = 19;
export const STEAL_SHIFT = 24;
export const BLOCK_SHIFT = 28;

/** Where in a code's word what stands; what it adds to the players' words stands where it does in those. */
export const POINTS_MASK = 7;
export const TURNS_SHIFT = 3;
export const TAKEN_SHIFT = 4;
export const FOULED_SHIFT = 5;
export const FROM_THREE_SHIFT = 6;
export const CODE_SHIFT = 8;
export const CODE_MASK = 31;
const SHOOTER_COLUMN_SHIFT = 14;
const HELPER_COLUMN_SHIFT = 20;
/** What the word adds to the one who shoots, and to the one who helps: passes, takes the rebound, steals or blocks. */
export const SHOOTER_GAINS = POINTS_MASK | (1 << THREE_SHIFT);
export const HELPER_GAINS =
  (1 << REBOUND_SHIFT) | (1 << ASSIST_SHIFT) | (1 << STEAL_SHIFT) | (1 << BLOCK_SHIFT);
/** Set in the word of a plain foul alone. */
export const IS_FOUL = 1 << 25;

/**
 * All about a code in one number, so that the hot loop looks up once: points (3 bits), a bit each for the ball to the other side,
 * a helper of the other side, a foul, a shot from behind the line, a rebound, the code (5), an assist, in which column of the
 * tables of who does what the shooter stands (5; see whoWord), a three made, in which the helper does (5; the last bit of who
 * steals is the steal's own), a plain foul and a block.
 */
export function wordOf(code: number): number {
  const points = pointsOf(code);
  const three = FROM_THREE.includes(code);
  const kept = KEPT.includes(code);
  const taken = REBOUNDED.includes(code);
  const blocked = isBlocked(code);
  const stays = kept || code === TWO_BLOCKED_KEPT || code === FOUL || code === INTENTIONAL_FOUL;
  return (
    points |
    bit(!stays, TURNS_SHIFT) |
    bit(taken || blocked || code === STEAL, TAKEN_SHIFT) |
    bit(FOULED.includes(code), FOULED_SHIFT) |
    bit(three, FROM_THREE_SHIFT) |
    bit(kept || taken, REBOUND_SHIFT) |
    (code << CODE_SHIFT) |
    bit(isAssisted(code), ASSIST_SHIFT) |
    ((COLUMNS[three ? THREES : TWOS] ?? 0) << SHOOTER_COLUMN_SHIFT) |
    bit(three && points > 0, THREE_SHIFT) |
    ((COLUMNS[helpOf(code)] ?? 0) << HELPER_COLUMN_SHIFT) |
    bit(code === STEAL, STEAL_SHIFT) |
    (code === FOUL ? IS_FOUL : 0) |
    bit(blocked, BLOCK_SHIFT)
  );
}

/** Which kind of deed it is that helps, see players.ts. */
function helpOf(code: number): number {
  if (isAssisted(code)) return PASSES;
  if (isBlocked(code)) return BLOCKS;
  return code === STEAL ? STEALS : REBOUNDS;
}

/**
 * In which order a word of who does what holds the kinds of deeds, COLUMN_BITS for each, from its lowest bits on. Of those that help,
 * steals alone may begin beyond bit 15: the bit that says so in a code's word is the steal's own as well (see wordOf).
 */
const ORDER = [TWOS, PASSES, REBOUNDS, BLOCKS, STEALS, THREES];

/** Bits of a place among the players of both sides, and so of a column in a word of who does what. */
const COLUMN_BITS = 5;
const COLUMN_MASK = (1 << COLUMN_BITS) - 1;
/** Where each kind of deed stands in it. */
export const COLUMNS: readonly number[] = [TWOS, THREES, PASSES, REBOUNDS, STEALS, BLOCKS].map(
  (kind) => COLUMN_BITS * ORDER.indexOf(kind),
);

/**
 * Who shoots, and who helps, as places among the players of both sides. What a code's word has above the number of the column needs no
 * masking: a shift takes the lowest five bits alone.
 * @param who a word of who does what
 * @param word of a code
 */
export const shooterIn = (who: number, word: number): number =>
  (who >> (word >> SHOOTER_COLUMN_SHIFT)) & COLUMN_MASK;
export const helperIn = (who: number, word: number): number =>
  (who >> (word >> HELPER_COLUMN_SHIFT)) & COLUMN_MASK;

/** Which kind of deed it is that helps, by a code's word: the kinds by their columns. */
const HELPS = Uint8Array.from({ length: 1 << COLUMN_BITS }, (_, column) => ORDER[column / COLUMN_BITS] ?? 0);
export const helpIn = (word: number): number => HELPS[(word >> HELPER_COLUMN_SHIFT) & COLUMN_MASK] ?? 0;

const bit = (set: boolean, place: number): number => (set ? 1 << place : 0);

export const pointsOf = (code: number): number => POINTS[code] ?? 0;
export const isThree = (code: number): boolean => FROM_THREE.includes(code);
export const isAssisted = (code: number): boolean => ASSISTED.includes(code);
/** Whether a miss was rebounded by somebody, of either side. */
export const isRebounded = (code: number): boolean => KEPT.includes(code) || REBOUNDED.includes(code);
export const isKept = (code: number): boolean => KEPT.includes(code);
export const isBlocked = (code: number): boolean => BLOCKED.includes(code);

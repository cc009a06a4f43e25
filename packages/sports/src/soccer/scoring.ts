import type { Scorer } from '../kit/first-scorer.ts';
import { AWAY, HOME, sideKey, sideNumber } from '../kit/side-number.ts';
import { UNTOLD } from '../kit/untold-count.ts';
import type { LoggedPlay } from './play.ts';
import { hasPlace } from './player-words.ts';
import { SECOND_HALF, type SoccerRules } from './rules.ts';

/** Goals of one game that are kept in order; a game of soccer or futsal hardly has more. */
export const MAX_GOALS = 24;
/** Who scores as a packed goal has it, in four bits: places of a roster, then these two. */
export const PACKED_PLAYERS = 16;
/** Everybody else of a play, which has another number for them. */
const NONE_OF_THEM = 14;
/** Where the source does not say who scored, or it was an own goal. */
export const NOBODY = 15;

const OWN_GOAL = 0x20;
const PENALTY = 0x40;

/**
 * One goal in 16 bits: side (bit 0), who scored, see packedPlayer (1–4), own goal (5), penalty (6), the minute from 1 to 120
 * in which it falls, stoppage time belonging to the last minute of its half (7–13), and the stretch: 0 and 1 the halves, 2 extra
 * time (14–15).
 */
export function packGoal(side: number, player: number, how: number, minute: number, period: number): number {
  const stretch = Math.min(period, SECOND_HALF + 1) - 1;
  return (stretch << 14) | (minute << 7) | how | (player << 1) | side;
}

/** Who scored a goal of a play. */
export function packedPlayer({ player, how }: Pick<LoggedPlay, 'player' | 'how'>): number {
  if (how === 'own-goal' || player === undefined) return NOBODY;
  return hasPlace(player) ? player : NONE_OF_THEM;
}

export const howCode = (how: LoggedPlay['how']): number =>
  how === 'own-goal' ? OWN_GOAL : how === 'penalty' ? PENALTY : 0;

export const sideOf = (packed: number): number => packed & 1;
export const playerOf = (packed: number): number => (packed >> 1) & 15;
export const isOwnGoal = (packed: number): boolean => (packed & OWN_GOAL) !== 0;
export const minuteOf = (packed: number): number => (packed >> 7) & 127;
export const stretchOf = (packed: number): number => packed >> 14;

/** The minute in which a moment falls, as it is written: 1 to 45, 46 to 90 … */
export function minuteAt(rules: SoccerRules, period: number, clock: number): number {
  const half = rules.halfSeconds / 60;
  const extra = rules.extraHalfSeconds / 60;
  const before = period <= SECOND_HALF ? (period - 1) * half : 2 * half + (period - 3) * extra;
  const length = period <= SECOND_HALF ? half : extra;
  return Math.min(120, before + Math.min(length, Math.floor(clock / 60) + 1));
}

/** The packed list of a real game's goals. */
export function packGoals(rules: SoccerRules, log: readonly LoggedPlay[]): number[] {
  const goals = log.filter(({ kind }) => kind === 'goal');
  return goals.map((goal) =>
    packGoal(
      sideNumber(goal.side),
      packedPlayer(goal),
      howCode(goal.how),
      minuteAt(rules, goal.period, goal.clock),
      goal.period,
    ),
  );
}

/** The scorer of a packed goal in one number above 0, see scorerOf; 0 without a goal. Own goals are NOBODY's; UNTOLD where it is not said. */
export function scorerCode(packed: number): number {
  if (packed === 0) return 0;
  if (isOwnGoal(packed)) return 1 + sideOf(packed) * PACKED_PLAYERS + NOBODY;
  const player = playerOf(packed);
  return player === NOBODY ? UNTOLD : 1 + sideOf(packed) * PACKED_PLAYERS + player;
}

/** Of which side a scorer is, and his place, by the number of scorerCode. */
export function scorerOf(code: number): Scorer {
  const place = (code - 1) % PACKED_PLAYERS;
  return { side: sideKey(code > PACKED_PLAYERS ? AWAY : HOME), place };
}

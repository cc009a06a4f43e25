import type { SideKey } from '../sport.ts';
import type { LoggedPlay } from './play.ts';
import { SECOND_HALF, type SoccerRules } from './rules.ts';

export const HOME = 0;
export const AWAY = 1;

/** Goals of one game that are kept in order; a game of soccer or futsal hardly has more. */
export const MAX_GOALS = 24;
/** Where the source does not say who scored, or it was an own goal. */
export const NOBODY = 15;
/** Somebody who has no place in the roster. */
const NONE_OF_THEM = NOBODY - 1;

const OWN_GOAL = 0x20;
const PENALTY = 0x40;

/**
 * One goal in 16 bits: side (bit 0), who scored by place in the roster (1–4), own goal (5), penalty (6), the minute from 1 to 120
 * in which it falls, stoppage time belonging to the last minute of its half (7–13), and the stretch: 0 and 1 the halves, 2 extra
 * time (14–15).
 */
export function packGoal(side: number, player: number, how: number, minute: number, period: number): number {
  const stretch = Math.min(period, SECOND_HALF + 1) - 1;
  return (stretch << 14) | (minute << 7) | how | (player << 1) | side;
}

export const howCode = (how: LoggedPlay['how']): number =>
  how === 'own-goal' ? OWN_GOAL : how === 'penalty' ? PENALTY : 0;

export const sideOf = (packed: number): number => packed & 1;
export const playerOf = (packed: number): number => (packed >> 1) & 15;
export const isOwnGoal = (packed: number): boolean => (packed & OWN_GOAL) !== 0;
export const minuteOf = (packed: number): number => (packed >> 7) & 127;
export const stretchOf = (packed: number): number => packed >> 14;

export function sideKey(side: number): SideKey {
  return side === HOME ? 'home' : 'away';
}

export function sideNumber(side: SideKey): number {
  return side === 'home' ? HOME : AWAY;
}

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
  return goals.map(({ side, player, how, period, clock }) =>
    packGoal(
      sideNumber(side),
      how === 'own-goal' || player === undefined ? NOBODY : Math.min(player, NONE_OF_THEM),
      howCode(how),
      minuteAt(rules, period, clock),
      period,
    ),
  );
}

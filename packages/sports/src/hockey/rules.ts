import type { MatchFormat } from '../sport.ts';

/** What differs between the regular season and the play-offs. */
export interface HockeyRules {
  /** Length of an overtime, in which the first goal wins. */
  readonly overtimeSeconds: number;
  /** Whether there is one overtime, of three skaters a side, and then a shoot-out; else as many of five as it takes. */
  readonly hasShootout: boolean;
}

export const REGULAR_SEASON: HockeyRules = { overtimeSeconds: 300, hasShootout: true };
export const PLAY_OFFS: HockeyRules = { overtimeSeconds: 1200, hasShootout: false };

export function rulesOf(format: MatchFormat | undefined): HockeyRules {
  return format?.mustHaveWinner ? PLAY_OFFS : REGULAR_SEASON;
}

export const PERIOD_SECONDS = 1200;
export const PERIODS = 3;
export const OVERTIME = 4;
/** Where there is one; else the second overtime. */
export const SHOOTOUT = 5;
/** Attempts of each side before the shoot-out goes on by pairs. */
export const SHOOTOUT_ROUNDS = 3;

export const MINOR_SECONDS = 120;
/** Penalties of a side that run at the same time; a third one waits. */
export const RUNNING_PENALTIES = 2;

export function isShootout(period: number, { hasShootout }: HockeyRules = REGULAR_SEASON): boolean {
  return hasShootout && period === SHOOTOUT;
}

/** Of three skaters a side. */
export function isShortOvertime(period: number, { hasShootout }: HockeyRules = REGULAR_SEASON): boolean {
  return hasShootout && period === OVERTIME;
}

/** The length of a period: none of a shoot-out. */
export function periodSeconds(period: number, rules = REGULAR_SEASON): number {
  if (isShootout(period, rules)) return 0;
  return period > PERIODS ? rules.overtimeSeconds : PERIOD_SECONDS;
}

/** "P2", "OT", "2OT" */
export function nameOfPeriod(period: number): string {
  if (period <= PERIODS) return `P${period}`;
  return period === OVERTIME ? 'OT' : `${period - PERIODS}OT`;
}

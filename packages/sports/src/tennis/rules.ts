import type { MatchFormat } from '../sport.ts';

/**
 * How long a match is. The final set at six games all: a tie-break to 7, one to 10 (the Grand Slams since 2022, the
 * Australian Open since 2019), games until somebody is two ahead (as before in most), or no final set but one tie-break to 10 in its place (doubles).
 */
export interface TennisRules {
  readonly setsToWin: 2 | 3;
  readonly finalSet: 'tie-break' | 'long-tie-break' | 'advantage' | 'match-tie-break';
  /** Whether the next point decides a game at deuce, as in doubles. */
  readonly decidingPoint: boolean;
}

/** Best of three, as on both tours. */
export const BEST_OF_THREE: TennisRules = { setsToWin: 2, finalSet: 'tie-break', decidingPoint: false };
export const BEST_OF_FIVE: TennisRules = { setsToWin: 3, finalSet: 'long-tie-break', decidingPoint: false };

/** The rules of a match of this length; undefined without one, and for one that nobody plays. */
export function rulesOf(format: MatchFormat | undefined): TennisRules | undefined {
  return [BEST_OF_THREE, BEST_OF_FIVE].find(({ setsToWin }) => setsToWin === format?.setsToWin);
}

export function lengthOf({ setsToWin }: TennisRules): string {
  return `a match to ${setsToWin} sets`;
}

export const GAMES_TO_WIN_SET = 6;
export const GAME_TO = 4;
export const TIE_BREAK_TO = 7;
export const LONG_TIE_BREAK_TO = 10;
export const MOST_SETS = 5;

export function isFinalSet(rules: TennisRules, set: number): boolean {
  return set === 2 * rules.setsToWin - 1;
}

/** By how many points a game that is played to so many is won. */
export function gameAhead({ decidingPoint }: TennisRules, to: number): 1 | 2 {
  return decidingPoint && to === GAME_TO ? 1 : 2;
}

/** How many points win the game that comes at so many games each in set number `set` (from 1). */
export function gameTo(rules: TennisRules, set: number, home: number, away: number): number {
  const final = isFinalSet(rules, set);
  if (final && rules.finalSet === 'match-tie-break') return LONG_TIE_BREAK_TO;
  if (home !== GAMES_TO_WIN_SET || away !== GAMES_TO_WIN_SET) return GAME_TO;
  if (!final || rules.finalSet === 'tie-break') return TIE_BREAK_TO;
  return rules.finalSet === 'long-tie-break' ? LONG_TIE_BREAK_TO : GAME_TO;
}

/** Whether a tie-break is played at six games all in set number `set` (from 1), if it comes to that. */
export function setHasTieBreak(rules: TennisRules, set: number): boolean {
  return gameTo(rules, set, GAMES_TO_WIN_SET, GAMES_TO_WIN_SET) > GAME_TO;
}

/** Whether these games, after the last of them, decide set number `set`. */
export function isSetOver(rules: TennisRules, set: number, home: number, away: number): boolean {
  const most = Math.max(home, away);
  const ahead = Math.abs(home - away);
  if (isFinalSet(rules, set)) {
    if (rules.finalSet === 'match-tie-break') return most === 1;
    if (rules.finalSet === 'advantage') return most >= GAMES_TO_WIN_SET && ahead >= 2;
  }
  return (most >= GAMES_TO_WIN_SET && ahead >= 2) || most > GAMES_TO_WIN_SET;
}

import type { Outcomes } from '../market-definition.ts';
import type { BySide } from '../sport.ts';
import { MOST_GAMES, type TableTennisRules, type TableTennisState } from './state.ts';

/** Points of the running game that are bet on one by one. */
export const TOLD_POINTS = 24;
/** Points of the running game that are told apart: one of ten all goes beyond as many once in four million times. */
export const KEPT_POINTS = 64;

/** Complete matches as columns. */
export interface TableTennisOutcomes extends Outcomes {
  /** Points won in each game, one column a game; 0-0 where it was not played. */
  readonly points: BySide<readonly Uint8Array[]>;
  /** Who won each point, KEPT_POINTS a match: 1 home, 2 away, 0 not played. Of one game alone. */
  readonly rally: Uint8Array;
  /** The game whose points are told, from 1; nobody can say of others. */
  readonly rallyGame: number;
  /** Points of every game as letters, in the one real match. */
  readonly letters: readonly string[] | undefined;
  /** By which the one real match was played. */
  readonly rules?: TableTennisRules;
  /** The one real match where a player gave up. */
  readonly stopped: TableTennisState | undefined;
}

export function emptyOutcomes(size: number, rallyGame: number): TableTennisOutcomes {
  const perGame = () => Array.from({ length: MOST_GAMES }, () => new Uint8Array(size));
  return {
    size,
    points: { home: perGame(), away: perGame() },
    rally: new Uint8Array(size * KEPT_POINTS),
    rallyGame,
    letters: undefined,
    stopped: undefined,
  };
}

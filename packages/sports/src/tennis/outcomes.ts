import type { Outcomes } from '../market-definition.ts';
import type { BySide } from '../sport.ts';
import { GAME_TO, gameAhead, MOST_SETS, setHasTieBreak, type TennisRules } from './rules.ts';
import type { TennisState } from './state.ts';

/** Games of one set that can be told apart: all there are, but that the later ones of an advantage set are only counted. */
export const TOLD_GAMES = 13;
/** Points of the running game that are told apart; a bet on the next point looks no further. */
export const TOLD_POINTS = 24;

/** A game that was not played. A played one is 1 plus its code (rally/race-table.ts), 128 more when the server lost it. */
export const NOT_PLAYED = 0;
export const BROKEN = 128;

/** Complete matches as columns. */
export interface TennisOutcomes extends Outcomes {
  /** Games won in each set, one column a set; a match tie-break is one game. */
  readonly games: BySide<readonly Uint8Array[]>;
  /** By how many points a game is won. */
  readonly ahead: 1 | 2;
  /** MOST_SETS times TOLD_GAMES games a match. */
  readonly told: Uint8Array;
  /** Games that the server lost among those that are not told apart. */
  readonly laterBreaks: Uint8Array;
  /** Of each set whether a tie-break is played in it at six games all. */
  readonly tieBreaks: readonly boolean[];
  readonly aces: BySide<Uint8Array>;
  readonly doubleFaults: BySide<Uint8Array>;
  /** Who won each point, TOLD_POINTS a match: 1 home, 2 away, 0 not played. Of one game alone. */
  readonly rally: Uint8Array;
  /** The game whose points are told; nobody can say of others. */
  readonly rallySet: number;
  readonly rallyGame: number;
  /** Points of other games, in the one real match: set and game to letters. */
  readonly letters: ReadonlyMap<string, string> | undefined;
  /** By which the one real match was played. */
  readonly rules?: TennisRules;
  /** The one real match where a player gave up. */
  readonly stopped: TennisState | undefined;
}

export function emptyOutcomes(
  size: number,
  rules: TennisRules,
  rallySet: number,
  rallyGame: number,
): TennisOutcomes {
  const perSet = () => Array.from({ length: MOST_SETS }, () => new Uint8Array(size));
  return {
    size,
    ahead: gameAhead(rules, GAME_TO),
    games: { home: perSet(), away: perSet() },
    told: new Uint8Array(size * MOST_SETS * TOLD_GAMES),
    laterBreaks: new Uint8Array(size),
    tieBreaks: Array.from({ length: MOST_SETS }, (_, index) => setHasTieBreak(rules, index + 1)),
    aces: { home: new Uint8Array(size), away: new Uint8Array(size) },
    doubleFaults: { home: new Uint8Array(size), away: new Uint8Array(size) },
    rally: new Uint8Array(size * TOLD_POINTS),
    rallySet,
    rallyGame,
    letters: undefined,
    stopped: undefined,
  };
}

/** Where game `game` of set `set`, both from 1, stands in `told`. */
export function toldAt(index: number, set: number, game: number): number {
  return (index * MOST_SETS + set - 1) * TOLD_GAMES + game - 1;
}

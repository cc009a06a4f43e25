import type { FormatBy } from '../kit/format.ts';
import { countPoints } from '../rally/points.ts';
import { type BySide, type MatchFormat, otherSide, type SideKey, type Sides } from '../sport.ts';

/** How long a match is: best of five or of seven games, each to 11 points and two ahead. */
export interface TableTennisRules {
  readonly gamesToWin: 3 | 4;
}

export const BEST_OF_FIVE: TableTennisRules = { gamesToWin: 3 };
const BEST_OF_SEVEN: TableTennisRules = { gamesToWin: 4 };

/** The rules of a match of this length; undefined without one, and for one that nobody plays. */
export function rulesOf(format: MatchFormat | undefined): TableTennisRules | undefined {
  return [BEST_OF_FIVE, BEST_OF_SEVEN].find(({ gamesToWin }) => gamesToWin === format?.gamesToWin);
}

export function lengthOf({ gamesToWin }: TableTennisRules): string {
  return `a match to ${gamesToWin} games`;
}

export const GAME_TO = 11;
export const MOST_GAMES = 7;

/** A match of table tennis as far as it was played; plain JSON data. */
export interface TableTennisState {
  readonly sides: Sides;
  readonly rules: TableTennisRules;
  /** Who said how long the match is; absent while it is the usual length. */
  readonly formatBy?: FormatBy;
  readonly phase: 'pre-game' | 'in-play' | 'final';
  /** Who gave up, which ended the match. */
  readonly retired: SideKey | undefined;
  /** Who served the first point of the match; undefined before it. The first serve changes with each game. */
  readonly firstServer: SideKey | undefined;
  /**
   * Who won each point of every game begun, a letter each: 'h' home, 'a' away. The last game is the running one, or the last
   * one played once the match is over.
   */
  readonly games: readonly string[];
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

/** Before the first point. @param announced the rules by the format of the fixture, where it has one */
export function initialState(sides: Sides, announced?: TableTennisRules): TableTennisState {
  return {
    sides,
    rules: announced ?? BEST_OF_FIVE,
    ...(announced && { formatBy: 'fixture' }),
    phase: 'pre-game',
    retired: undefined,
    firstServer: undefined,
    games: [''],
    lastPlay: undefined,
    plays: 0,
  };
}

/** Points of the running game, or of the last one. */
export function runningGame({ games }: TableTennisState): string {
  return games.at(-1) ?? '';
}

/** From here on the serve changes with every point, not with every second one. */
const BOTH_AT_TEN = 2 * (GAME_TO - 1);

/** Whether the side that served a game first serves its point number `played` (from 0), too. */
export function servesFirst(played: number): boolean {
  return ((played < BOTH_AT_TEN ? played >> 1 : played) & 1) === 0;
}

/** Who serves the next point; undefined before the match. */
export function nextServer(state: TableTennisState): SideKey | undefined {
  const { firstServer, games } = state;
  if (firstServer === undefined) return undefined;
  const first = games.length % 2 === 1 ? firstServer : otherSide(firstServer);
  return servesFirst(runningGame(state).length) ? first : otherSide(first);
}

export function isGameOver(points: string): boolean {
  const { home, away } = countPoints(points);
  return Math.max(home, away) >= GAME_TO && Math.abs(home - away) >= 2;
}

/** Games won so far. A player who retires keeps what is won. */
export function gamesWon({ games }: TableTennisState): BySide<number> {
  const over = games.filter(isGameOver);
  const home = over.filter((points) => points.endsWith('h')).length;
  return { home, away: over.length - home };
}

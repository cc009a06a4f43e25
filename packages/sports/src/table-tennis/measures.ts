import { columnMeasure, measureAt, sumOf, wonMeasure } from '../kit/columns.ts';
import { areAll, isAtLeast } from '../kit/tests.ts';
import type { Measure } from '../market-definition.ts';
import { otherSide, type SideKey } from '../sport.ts';
import { KEPT_POINTS, type TableTennisOutcomes } from './outcomes.ts';
import { GAME_TO } from './state.ts';

export type TableTennisMeasure = Measure<TableTennisOutcomes>;

export const GAMES = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'] as const;
export type GameKey = (typeof GAMES)[number];
/** The whole match, or a game of it. */
export type Period = 'game' | GameKey;

/** Number of a game, from 1. */
export function gameNumber(key: GameKey): number {
  return GAMES.indexOf(key) + 1;
}

/** Game number `n`, from 1. @throws RangeError where no match has so many */
export function gameAt(n: number): GameKey {
  const game = GAMES[n - 1];
  if (game === undefined) throw new RangeError(`there is no game ${n}`);
  return game;
}

/** The game after another; undefined for the whole match and the last game there can be. */
export function gameAfter(period: Period): GameKey | undefined {
  return period === 'game' ? undefined : GAMES[gameNumber(period)];
}

export function asGame(text: string | undefined): GameKey | undefined {
  return GAMES.find((game) => game === text);
}

/** Points of one side in a game, or in the match. */
export function pointsOf(side: SideKey, period: Period): TableTennisMeasure {
  const key = `points:${side}:${period}`;
  if (period !== 'game') return columnMeasure(key, ({ points }) => points[side][gameNumber(period) - 1]);
  return sumOf(
    key,
    GAMES.map((game) => pointsOf(side, game)),
  );
}

/** Games of one side in the match; of a single game, its points. */
export function gamesOf(side: SideKey, period: Period): TableTennisMeasure {
  if (period !== 'game') return pointsOf(side, period);
  return wonMeasure(`games:${side}`, ({ points }) => ({ own: points[side], other: points[otherSide(side)] }));
}

/** Who wins point `point` of a game: 1 home, 2 away, 0 when it is not played. */
export function pointWinnerOf(game: GameKey, point: number): TableTennisMeasure {
  return measureAt(`point:${game}:${point}`, pointAt, { game: gameNumber(game), point: point - 1 });
}

/** Who has so many points of a game first: 1 home, 2 away, 0 when nobody is known to. */
export function raceInGame(game: GameKey, to: number): TableTennisMeasure {
  return measureAt(`game-race:${game}:${to}`, firstToInGame, { game: gameNumber(game), to });
}

function firstToInGame(
  outcomes: TableTennisOutcomes,
  index: number,
  { game, to }: { readonly game: number; readonly to: number },
): number {
  let home = 0;
  let away = 0;
  for (let point = 0; point < KEPT_POINTS; point++) {
    const winner = winnerOfPoint(outcomes, index, game, point);
    if (winner === 1) home += 1;
    else if (winner === 2) away += 1;
    else return 0;
    if (home === to) return 1;
    if (away === to) return 2;
  }
  return 0;
}

/** Points that the home side is ahead by after `played` points of a game, from 1; 0 where they are not known. */
export function leadAfter(game: GameKey, played: number): TableTennisMeasure {
  return measureAt(`game-lead:${game}:${played}`, leadAt, { game: gameNumber(game), played });
}

function leadAt(
  outcomes: TableTennisOutcomes,
  index: number,
  { game, played }: { readonly game: number; readonly played: number },
): number {
  let lead = 0;
  for (let point = 0; point < played; point++) {
    const winner = winnerOfPoint(outcomes, index, game, point);
    if (winner === 0) return 0;
    lead += winner === 1 ? 1 : -1;
  }
  return lead;
}

/** Who wins point `point` of a game and the one after it: 1 home, 2 away, 3 one each, 0 when not both are played. */
export function pairWinnersOf(game: GameKey, point: number): TableTennisMeasure {
  return measureAt(`point-pair:${game}:${point}`, pairAt, { game: gameNumber(game), point: point - 1 });
}

function pairAt(
  outcomes: TableTennisOutcomes,
  index: number,
  { game, point }: { readonly game: number; readonly point: number },
): number {
  const first = winnerOfPoint(outcomes, index, game, point);
  const second = winnerOfPoint(outcomes, index, game, point + 1);
  return first === 0 || second === 0 ? 0 : first | second;
}

/** Whether a game reaches ten points all. */
export function isExtra(game: GameKey): TableTennisMeasure {
  return areAll(
    isAtLeast(pointsOf('home', game), GAME_TO - 1),
    isAtLeast(pointsOf('away', game), GAME_TO - 1),
  );
}

/** Games that reach ten points all. */
export const extraGames: TableTennisMeasure = sumOf('extra-games', GAMES.map(isExtra));

/** Points of both sides in the game that has the most. */
export const highestGame: TableTennisMeasure = measureAt('highest-game', highestGameAt, undefined);

function highestGameAt({ points: { home, away } }: TableTennisOutcomes, index: number): number {
  let most = 0;
  for (let game = 0; game < home.length; game++) {
    most = Math.max(most, (home[game]?.[index] ?? 0) + (away[game]?.[index] ?? 0));
  }
  return most;
}

function pointAt(
  outcomes: TableTennisOutcomes,
  index: number,
  { game, point }: { readonly game: number; readonly point: number },
): number {
  return winnerOfPoint(outcomes, index, game, point);
}

/** The winner of a point, from 0, of a game as far as it is told: 1 home, 2 away, 0 not played. */
export function winnerOfPoint(
  { letters, rally, rallyGame }: TableTennisOutcomes,
  index: number,
  game: number,
  point: number,
): number {
  if (letters !== undefined) {
    const letter = letters[game - 1]?.charAt(point);
    return letter === 'h' ? 1 : letter === 'a' ? 2 : 0;
  }
  const isTold = game === rallyGame && point < KEPT_POINTS;
  return isTold ? (rally[index * KEPT_POINTS + point] ?? 0) : 0;
}

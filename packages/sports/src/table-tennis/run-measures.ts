import { measureAt, pairMeasure } from '../kit/columns.ts';
import { leadOf } from '../kit/contest.ts';
import type { SideKey } from '../sport.ts';
import { points } from './contest.ts';
import {
  type GameKey,
  gameNumber,
  leadAfter,
  raceInGame,
  type TableTennisMeasure,
  winnerOfPoint,
} from './measures.ts';
import type { TableTennisOutcomes } from './outcomes.ts';

/** One more than the home side wins of so many points of a game; 0 where not all of them are played. @param from from 1 */
export function wonOfPoints(game: GameKey, from: number, count: number): TableTennisMeasure {
  return measureAt(`next-points:${game}:${from}:${count}`, wonAt, { game: gameNumber(game), from, count });
}

function wonAt(
  outcomes: TableTennisOutcomes,
  index: number,
  { game, from, count }: { readonly game: number; readonly from: number; readonly count: number },
): number {
  let won = 1;
  for (let point = from - 1; point < from - 1 + count; point++) {
    const winner = winnerOfPoint(outcomes, index, game, point);
    if (winner === 0) return 0;
    if (winner === 1) won += 1;
  }
  return won;
}

/** As leadAfter, of the score then. */
export function scoreAfter(game: GameKey, played: number): TableTennisMeasure {
  return { ...leadAfter(game, played), key: `game-after:${game}:${played}` };
}

interface InGame {
  readonly game: number;
  /** Whose they are, 1 home and 2 away; 0 for either. */
  readonly code: number;
}

function inGame(game: GameKey, side: SideKey | undefined): InGame {
  return { game: gameNumber(game), code: side === undefined ? 0 : side === 'home' ? 1 : 2 };
}

/** The most points in a row that a side wins in a game, or either side, as far as they are told. */
export function runIn(game: GameKey, side: SideKey | undefined): TableTennisMeasure {
  return measureAt(`game-run:${game}:${side ?? 'any'}`, runAt, inGame(game, side));
}

function runAt(outcomes: TableTennisOutcomes, index: number, { game, code }: InGame): number {
  let most = 0;
  let run = 0;
  let last = 0;
  for (let point = 0; ; point++) {
    const winner = winnerOfPoint(outcomes, index, game, point);
    if (winner === 0) return most;
    run = winner === last ? run + 1 : 1;
    last = winner;
    if (run > most && (code === 0 || code === winner)) most = run;
  }
}

/** The most points that a side is ahead by at any time of a game, or either side, as far as they are told. */
export function leadMost(game: GameKey, side: SideKey | undefined): TableTennisMeasure {
  return measureAt(`game-ahead:${game}:${side ?? 'any'}`, leadMostAt, inGame(game, side));
}

function leadMostAt(outcomes: TableTennisOutcomes, index: number, { game, code }: InGame): number {
  let most = 0;
  let lead = 0;
  for (let point = 0; ; point++) {
    const winner = winnerOfPoint(outcomes, index, game, point);
    if (winner === 0) return most;
    lead += winner === 1 ? 1 : -1;
    if (code !== 2 && lead > most) most = lead;
    if (code !== 1 && 0 - lead > most) most = 0 - lead;
  }
}

/**
 * Who has so many points of a game first and who wins it: 1 and 2 of the home side's race, 3 and 4 of the away side's; 0 where it is
 * not played.
 */
export function raceAndWinner(game: GameKey, to: number): TableTennisMeasure {
  return pairMeasure(`race-game:${game}:${to}`, [raceInGame(game, to), leadOf(points, game)], (race, lead) =>
    race === 0 || lead === 0 ? 0 : 2 * race - (lead > 0 ? 1 : 0),
  );
}

import {
  BYTE,
  columnMeasure,
  differenceOf,
  fieldMeasure,
  measureAt,
  pairMeasure,
  sumOf,
  wonMeasure,
} from '../kit/columns.ts';
import type { Measure } from '../market-definition.ts';
import { loserPoints, racePoints } from '../rally/race-table.ts';
import { otherSide, type SideKey } from '../sport.ts';
import { BROKEN, NOT_PLAYED, type TennisOutcomes, TOLD_GAMES, TOLD_POINTS, toldAt } from './outcomes.ts';
import { GAME_TO, MOST_SETS } from './rules.ts';

export type TennisMeasure = Measure<TennisOutcomes>;

export const SETS = ['s1', 's2', 's3', 's4', 's5'] as const;
export type SetKey = (typeof SETS)[number];
/** The whole match, or a set of it. */
export type Period = 'game' | SetKey;

/** Set number `n`, from 1. @throws RangeError where no match has so many */
export function setAt(n: number): SetKey {
  const set = SETS[n - 1];
  if (set === undefined) throw new RangeError(`there is no set ${n}`);
  return set;
}

/** The set after another; undefined for the whole match and the last set there can be. */
export function setAfter(period: Period): SetKey | undefined {
  return period === 'game' ? undefined : SETS[setNumber(period)];
}

/** Number of a set, from 1. */
export function setNumber(key: SetKey): number {
  return SETS.indexOf(key) + 1;
}

/** Games of one side in a set, or in the match. */
export function gamesOf(side: SideKey, period: Period): TennisMeasure {
  const key = `points:${side}:${period}`;
  if (period !== 'game') return columnMeasure(key, ({ games }) => games[side][setNumber(period) - 1]);
  return sumOf(
    key,
    SETS.map((set) => gamesOf(side, set)),
  );
}

/** Sets of one side in the match; of a single set, its games. */
export function setsOf(side: SideKey, period: Period): TennisMeasure {
  if (period !== 'game') return gamesOf(side, period);
  return wonMeasure(`sets:${side}`, ({ games }) => ({ own: games[side], other: games[otherSide(side)] }));
}

/** Who wins game `game` of a set: 1 home, 2 away, 0 when it is not played. */
export function gameWinnerOf(set: SetKey, game: number): TennisMeasure {
  return measureAt(`game-winner:${set}:${game}`, gameWinnerAt, { set: setNumber(set), game });
}

/** A game by its numbers, from 1. */
interface GameOfSet {
  readonly set: number;
  readonly game: number;
}

function toldOf({ told }: TennisOutcomes, index: number, { set, game }: GameOfSet): number {
  return told[toldAt(index, set, game)] ?? NOT_PLAYED;
}

function gameWinnerAt(outcomes: TennisOutcomes, index: number, game: GameOfSet): number {
  const value = toldOf(outcomes, index, game);
  return value === NOT_PLAYED ? 0 : 1 + ((value - 1) & 1);
}

/**
 * By which score game `game` of a set was won: 1, 3, 5 or 7 when home won it to love, to 15, to 30 or after a deuce; 2, 4, 6 or 8 when away
 * did; 0 when it is not played.
 */
export function gameScoreOf(set: SetKey, game: number): TennisMeasure {
  return measureAt(`game-score:${set}:${game}`, gameScoreAt, { set: setNumber(set), game });
}

function gameScoreAt(outcomes: TennisOutcomes, index: number, game: GameOfSet): number {
  const value = toldOf(outcomes, index, game);
  if (value === NOT_PLAYED) return 0;
  const code = (value - 1) & (BROKEN - 1);
  return 1 + 2 * Math.min(3, loserPoints(code)) + (code & 1);
}

/** Points played in game `game` of a set that is no tie-break; 0 when it is not played. */
export function gamePointsOf(set: SetKey, game: number): TennisMeasure {
  return measureAt(`game-points:${set}:${game}`, gamePointsAt, { set: setNumber(set), game });
}

function gamePointsAt(outcomes: TennisOutcomes, index: number, game: GameOfSet): number {
  const value = toldOf(outcomes, index, game);
  return value === NOT_PLAYED ? 0 : racePoints((value - 1) & (BROKEN - 1), GAME_TO, outcomes.ahead);
}

/** Who reaches so many games first in a set: 1 home, 2 away, 0 neither. */
export function raceInSet(set: SetKey, to: number): TennisMeasure {
  return measureAt(`set-race:${set}:${to}`, firstToInSet, { set: setNumber(set), to });
}

function firstToInSet(
  { told }: TennisOutcomes,
  index: number,
  { set, to }: { readonly set: number; readonly to: number },
): number {
  const from = toldAt(index, set, 1);
  let home = 0;
  let away = 0;
  for (let game = 0; game < TOLD_GAMES; game++) {
    const value = told[from + game] ?? NOT_PLAYED;
    if (value === NOT_PLAYED) return 0;
    if (((value - 1) & 1) === 0) home += 1;
    else away += 1;
    if (home === to) return 1;
    if (away === to) return 2;
  }
  return 0;
}

/** Games of the match that the server lost. */
export const breaksOfServe: TennisMeasure = measureAt('breaks:game', breaksAt, undefined);

function breaksAt({ told, laterBreaks }: TennisOutcomes, index: number): number {
  const start = toldAt(index, 1, 1);
  let breaks = laterBreaks[index] ?? 0;
  for (let at = start; at < start + MOST_SETS * TOLD_GAMES; at++) {
    if ((told[at] ?? 0) >= BROKEN) breaks += 1;
  }
  return breaks;
}

/** Games of a set that the server lost, of both sides or won so by one; those beyond TOLD_GAMES aside. */
export function breaksInSet(set: SetKey, side: SideKey | undefined): TennisMeasure {
  const code = side === undefined ? undefined : side === 'home' ? 0 : 1;
  return measureAt(`set-breaks:${set}:${side ?? 'both'}`, breaksInSetAt, { set: setNumber(set), code });
}

function breaksInSetAt(
  { told }: TennisOutcomes,
  index: number,
  { set, code }: { readonly set: number; readonly code: number | undefined },
): number {
  const start = toldAt(index, set, 1);
  let breaks = 0;
  for (let at = start; at < start + TOLD_GAMES; at++) {
    const value = told[at] ?? 0;
    if (value >= BROKEN && (code === undefined || ((value - 1) & 1) === code)) breaks += 1;
  }
  return breaks;
}

/** One more than the games that the home side has after so many of a set; 0 where not so many are played. */
export function wonOfGames(set: SetKey, from: number, count: number): TennisMeasure {
  return measureAt(`set-games:${set}:${from}:${count}`, wonOfGamesAt, { set: setNumber(set), from, count });
}

function wonOfGamesAt(
  { told }: TennisOutcomes,
  index: number,
  { set, from, count }: { readonly set: number; readonly from: number; readonly count: number },
): number {
  const start = toldAt(index, set, from);
  let won = 1;
  for (let at = start; at < start + count; at++) {
    const value = told[at] ?? NOT_PLAYED;
    if (value === NOT_PLAYED) return 0;
    if (((value - 1) & 1) === 0) won += 1;
  }
  return won;
}

/** Who wins point `point` of a game and the one after it: 1 home, 2 away, 3 one each, 0 when not both are played. */
export function pairWinnersOf(set: SetKey, game: number, point: number): TennisMeasure {
  return pairMeasure(
    `point-pair:${set}:${game}:${point}`,
    [pointWinnerOf(set, game, point), pointWinnerOf(set, game, point + 1)],
    (first, second) => (first === 0 || second === 0 ? 0 : first | second),
  );
}

/** Who wins point `point` of a game: 1 home, 2 away, 0 when it is not played. */
export function pointWinnerOf(set: SetKey, game: number, point: number): TennisMeasure {
  const fields = [{ place: point - 1, field: BYTE }];
  return fieldMeasure(`point:${set}:${game}:${point}`, ({ letters, rally, rallySet, rallyGame }) => {
    if (letters !== undefined) {
      const letter = letters.get(`${setNumber(set)} ${game}`)?.charAt(point - 1);
      return letter === 'h' ? 1 : letter === 'a' ? 2 : 0;
    }
    if (setNumber(set) !== rallySet || game !== rallyGame) return 0;
    return { of: { words: rally, width: TOLD_POINTS }, fields };
  });
}

/** Aces, or double faults, of one side or of both. */
export function servesOf(what: 'aces' | 'doubleFaults', side: SideKey | undefined): TennisMeasure {
  if (side === undefined) return sumOf(`${what}:both`, [servesOf(what, 'home'), servesOf(what, 'away')]);
  return columnMeasure(`${what}:${side}`, (outcomes) => outcomes[what][side]);
}

/** Aces the home side is ahead. */
export const aceLead: TennisMeasure = differenceOf(
  'ace-lead',
  servesOf('aces', 'home'),
  servesOf('aces', 'away'),
);

import { checkFormat } from '../kit/format.ts';
import { countPoints, scoreWords } from '../rally/points.ts';
import { ImpossiblePlay, type SideKey } from '../sport.ts';
import type { TableTennisPlay, TableTennisPoint } from './play.ts';
import { gamesWon, isGameOver, lengthOf, nextServer, runningGame, type TableTennisState } from './state.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: the wrong server, a score that disagrees with the points
 * seen, another length than was told before, anything after the end
 */
export function apply(state: TableTennisState, play: TableTennisPlay): TableTennisState {
  if (state.phase === 'final') throw new ImpossiblePlay('the match is over');
  const told = { lastPlay: play.text === '' ? state.lastPlay : play.text, plays: state.plays + 1 };
  if (play.kind === 'retirement') return { ...state, ...told, phase: 'final', retired: play.side };
  if (play.kind === 'format') {
    if (state.phase !== 'pre-game') throw new ImpossiblePlay('the match has begun');
    const rules = { gamesToWin: play.gamesToWin };
    checkFormat(state.formatBy, state.rules, rules, lengthOf);
    return { ...state, ...told, rules, formatBy: 'play' };
  }
  const expected = nextServer(state);
  if (expected !== undefined && play.server !== expected) {
    throw new ImpossiblePlay(`the ${play.server} side served out of turn`);
  }
  const after = afterPoint(state, play.server, play.winner);
  checkScore(after, play);
  return { ...after, ...told };
}

/** The score after a point: the game it ends, the match that ends with that. */
export function afterPoint(state: TableTennisState, server: SideKey, winner: SideKey): TableTennisState {
  const points = runningGame(state) + (winner === 'home' ? 'h' : 'a');
  const games = [...state.games.slice(0, -1), points];
  const after: TableTennisState = {
    ...state,
    phase: 'in-play',
    firstServer: state.firstServer ?? server,
    games,
  };
  if (!isGameOver(points)) return after;
  if (gamesWon(after)[winner] === state.rules.gamesToWin) return { ...after, phase: 'final' };
  return { ...after, games: [...games, ''] };
}

function checkScore(after: TableTennisState, play: TableTennisPoint): void {
  const stated = scoreWords([play.games, play.points]);
  const counted = scoreWords([gamesWon(after), countPoints(runningGame(after))]);
  if (stated !== counted) {
    throw new ImpossiblePlay(`the play says ${stated}, the points add up to ${counted}`);
  }
}

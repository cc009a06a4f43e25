import { checkFormat } from '../kit/format.ts';
import { countPoints } from '../rally/points.ts';
import { type BySide, ImpossiblePlay, otherSide, type SideKey } from '../sport.ts';
import type { TennisPlay, TennisPoint } from './play.ts';
import { gameAhead, isSetOver, lengthOf } from './rules.ts';
import { pointServer, runningGameTo, runningSet, setsWon, type TennisState } from './state.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: the wrong server, a score that disagrees with the points
 * seen, another length than was announced, anything after the end
 */
export function apply(state: TennisState, play: TennisPlay): TennisState {
  if (state.phase === 'final') throw new ImpossiblePlay('the match is over');
  const told = { lastPlay: play.text === '' ? state.lastPlay : play.text, plays: state.plays + 1 };
  if (play.kind === 'retirement') return { ...state, ...told, phase: 'final', retired: play.side };
  if (play.kind === 'format') {
    if (state.phase !== 'pre-game') throw new ImpossiblePlay('the match has begun');
    const { setsToWin, finalSet, decidingPoint } = play;
    const rules = { setsToWin, finalSet, decidingPoint };
    checkFormat(state.formatBy, state.rules, rules, lengthOf);
    return { ...state, ...told, rules, formatBy: 'play' };
  }
  checkServer(state, play);
  const after = afterPoint(state, play.server, play.winner);
  checkScore(after, play);
  return {
    ...after,
    ...told,
    aces: play.ending === 'ace' ? oneMore(state.aces, play.winner) : state.aces,
    doubleFaults:
      play.ending === 'double-fault' ? oneMore(state.doubleFaults, play.server) : state.doubleFaults,
  };
}

/** Who serves the next point; undefined before the match. */
export function nextServer(state: TennisState): SideKey | undefined {
  return state.server && pointServer(state.server, runningGameTo(state), state.points.length);
}

/** The score after a point: the game it ends, the set that ends with it, the match that ends with that. */
export function afterPoint(state: TennisState, server: SideKey, winner: SideKey): TennisState {
  const first = state.server ?? server;
  const points = state.points + (winner === 'home' ? 'h' : 'a');
  const to = runningGameTo(state);
  const started = { ...state, phase: 'in-play' as const, server: first };
  if (!isGameWon(points, to, gameAhead(state.rules, to))) return { ...started, points };
  const games = [...state.games, { set: state.sets.length, server: first, to, points }];
  const set = oneMore(runningSet(state), winner);
  const sets = [...state.sets.slice(0, -1), set];
  const next = { ...started, server: otherSide(first), points: '', games, sets };
  if (!isSetOver(state.rules, sets.length, set.home, set.away)) return next;
  const won = sets.filter((each) => each[winner] > each[otherSide(winner)]).length;
  if (won === state.rules.setsToWin) return { ...next, phase: 'final' };
  return { ...next, sets: [...sets, { home: 0, away: 0 }] };
}

function isGameWon(points: string, to: number, ahead: number): boolean {
  const { home, away } = countPoints(points);
  return Math.max(home, away) >= to && Math.abs(home - away) >= ahead;
}

function oneMore(counts: BySide<number>, side: SideKey): BySide<number> {
  return { ...counts, [side]: counts[side] + 1 };
}

function checkServer(state: TennisState, play: TennisPoint): void {
  const expected = nextServer(state);
  if (expected !== undefined && play.server !== expected) {
    throw new ImpossiblePlay(`the ${play.server} side served out of turn`);
  }
  if (play.ending === 'ace' && play.winner !== play.server) {
    throw new ImpossiblePlay('an ace is won by who serves');
  }
  if (play.ending === 'double-fault' && play.winner === play.server) {
    throw new ImpossiblePlay('a double fault is lost by who serves');
  }
}

function checkScore(after: TennisState, play: TennisPoint): void {
  const stated = [play.sets, play.games, play.points];
  const counted = [setsWon(after), runningSet(after), countPoints(after.points)];
  const words = (scores: readonly BySide<number>[]) =>
    scores.map(({ home, away }) => `${home}-${away}`).join(' ');
  if (words(stated) !== words(counted)) {
    throw new ImpossiblePlay(`the play says ${words(stated)}, the points add up to ${words(counted)}`);
  }
}

import { checkFormat } from '../kit/format.ts';
import { scoreWords } from '../rally/points.ts';
import { ImpossiblePlay, otherSide, type SideKey } from '../sport.ts';
import type { DartsPlay, DartsVisit } from './play.ts';
import { canCheckOut, canScore, isSetOver, lengthOf } from './rules.ts';
import {
  type DartsState,
  firstHalf,
  type Leg,
  legsBySet,
  legWinner,
  nextThrower,
  remaining,
  setsWon,
} from './state.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: the wrong thrower, a finish that three darts cannot make,
 * a score that disagrees with the visits seen, another length than was announced, anything after the end
 */
export function apply(state: DartsState, play: DartsPlay): DartsState {
  if (state.phase === 'final') throw new ImpossiblePlay('the match is over');
  const told = { lastPlay: play.text === '' ? state.lastPlay : play.text, plays: state.plays + 1 };
  if (play.kind === 'retirement') return { ...state, ...told, phase: 'final', retired: play.side };
  if (play.kind === 'format') {
    if (state.phase !== 'pre-game') throw new ImpossiblePlay('the match has begun');
    const { setsToWin, legsToWin, twoClear } = play;
    const rules = { setsToWin, legsToWin, twoClear };
    checkFormat(state.formatBy, state.rules, rules, lengthOf);
    return { ...state, ...told, rules, formatBy: 'play' };
  }
  checkVisit(state, play);
  const after = afterVisit(markedUnsure(state, play), play.thrower, play.score);
  checkScore(state, after, play);
  return { ...after, ...told };
}

/** The running leg, or the one that begins, with what of its points is unsure by a visit. */
function markedUnsure(state: DartsState, play: DartsVisit): DartsState {
  const leg = state.legs.at(-1) ?? { set: 1, first: play.thrower, visits: [] };
  const marked = withUnsure(leg, play);
  return marked === leg ? state : { ...state, legs: [...state.legs.slice(0, -1), marked] };
}

/** A leg before a visit, with what is unsure by that: it begins a pair, or keeps one from being told. */
function withUnsure(leg: Leg, { thrower, score, isUnsure }: DartsVisit): Leg {
  const place = leg.visits.length;
  const half = firstHalf(leg, place);
  const left = remaining(leg)[thrower] - score;
  const sureVisits = leg.sureVisits ?? place;
  if (half !== undefined) {
    const isSecond = isUnsure && left > 0 && (score === half || score === half - 1);
    return isSecond ? leg : { ...leg, sureVisits: Math.min(sureVisits, place - 2) };
  }
  if (!isUnsure) return leg;
  // What is odd together is told as half of it and one less: 139 of 141 leave 2.
  const hasSecond = left - score >= 1;
  return hasSecond ? { ...leg, unsure: [...(leg.unsure ?? []), place] } : { ...leg, sureVisits };
}

/** The score after a visit: the leg it wins, the set that ends with it, the match that ends with that. */
export function afterVisit(state: DartsState, thrower: SideKey, score: number): DartsState {
  const running = state.legs.at(-1) ?? { set: 1, first: thrower, visits: [] };
  const leg: Leg = { ...running, visits: [...running.visits, score] };
  const legs = [...state.legs.slice(0, -1), leg];
  const after: DartsState = { ...state, phase: 'in-play', legs };
  const winner = legWinner(leg);
  if (winner === undefined) return after;
  const { home, away } = legsBySet(after)[leg.set - 1] ?? { home: 0, away: 0 };
  if (!isSetOver(state.rules, home, away)) {
    return { ...after, legs: [...legs, { set: leg.set, first: otherSide(leg.first), visits: [] }] };
  }
  if (setsWon(after)[winner] === state.rules.setsToWin) return { ...after, phase: 'final' };
  const opener = legs.find(({ set }) => set === leg.set)?.first ?? leg.first;
  return { ...after, legs: [...legs, { set: leg.set + 1, first: otherSide(opener), visits: [] }] };
}

function checkVisit(state: DartsState, play: DartsVisit): void {
  const { thrower, score, isUnsure } = play;
  const expected = nextThrower(state);
  if (expected !== undefined && thrower !== expected) {
    throw new ImpossiblePlay(`the ${thrower} side threw out of turn`);
  }
  // Half of what two visits scored need be no visit's points: 180 and 145 are told as 163 and 162.
  if (!isUnsure && !canScore(score)) throw new ImpossiblePlay(`three darts cannot score ${score}`);
  const leg = state.legs.at(-1);
  if (!leg) return;
  const before = remaining(leg)[thrower];
  const left = before - score;
  if (left < 0 || left === 1) throw new ImpossiblePlay(`${score} is a bust with ${before} to go`);
  if (left === 0 && !canCheckOut(score)) throw new ImpossiblePlay(`three darts cannot finish ${score}`);
}

function checkScore(state: DartsState, after: DartsState, play: DartsVisit): void {
  const leg = after.legs[Math.max(0, state.legs.length - 1)];
  const set = legsBySet(after).at(-1) ?? { home: 0, away: 0 };
  const counted = scoreWords([setsWon(after), set, leg ? remaining(leg) : { home: 0, away: 0 }]);
  const stated = scoreWords([play.sets, play.legs, play.remaining]);
  if (stated !== counted) {
    throw new ImpossiblePlay(`the play says ${stated}, the visits add up to ${counted}`);
  }
}

import { ImpossiblePlay } from '../sport.ts';
import { checkBall, checkRevision } from './ball-rules.ts';
import { leastOvers } from './length.ts';
import { type CricketPlay, isLegal, PLAYERS, runsOf } from './play.ts';
import {
  type CricketState,
  type Innings,
  inningsToCome,
  isUnbegun,
  newInnings,
  wicketsAllowed,
  winnerOf,
} from './state.ts';
import { checkSubstitute } from './substitutes.ts';

/** The innings the next ball belongs to, and its number from 0: after one that is over the one to come. */
export function inningsFor(state: CricketState): { innings: Innings; n: number } {
  const last = state.innings.length - 1;
  const current = state.innings[last];
  if (current !== undefined && !current.closed) return { innings: current, n: last };
  if (state.first === undefined || state.overs === undefined) {
    throw new ImpossiblePlay('the match has not begun');
  }
  const n = last + 1;
  const { side, limit } = inningsToCome(n, state.first, state);
  return { innings: newInnings(side, limit), n };
}

/** @throws ImpossiblePlay when the play cannot follow from the state */
export function checkPlay(state: CricketState, play: CricketPlay): void {
  if (state.phase === 'final') throw new ImpossiblePlay('the match is over');
  if (state.phase === 'pre-game') {
    checkBeforeStart(state, play);
    return;
  }
  if (play.kind === 'start') throw new ImpossiblePlay('the match has begun before');
  if (play.overs !== undefined) throw new ImpossiblePlay('overs are told when the match begins');
  const { innings, n } = inningsFor(state);
  if (play.innings !== n + 1 || play.side !== innings.side) {
    throw new ImpossiblePlay(
      `a ball of innings ${play.innings} to the ${play.side} side, when innings ${n + 1} of the ${innings.side} side is next`,
    );
  }
  if (play.kind !== 'revision' && (play.limit !== undefined || play.target !== undefined)) {
    throw new ImpossiblePlay('only a revision changes balls or target');
  }
  checkSubstitute(state, play);
  checkCount(innings, play);
  checkBall(innings, play);
  if (play.kind === 'revision') checkRevision(state, innings, n, play);
  checkBatters(innings, n, play);
}

/** A match starts, and before it does elevens change. */
function checkBeforeStart(state: CricketState, play: CricketPlay): void {
  checkSubstitute(state, play);
  if (play.kind === 'start') checkOvers(state, checkStart(play));
  else if (play.substitute === undefined) throw new ImpossiblePlay('the match has not begun');
  else if (play.overs !== undefined) throw new ImpossiblePlay('overs are told when the match begins');
  checkNothingPlayed(play);
}

/** Rain before the start makes a match shorter, never longer, and not so short that nobody plays it. */
function checkOvers({ scheduled }: CricketState, overs: number): void {
  if (scheduled === undefined || (overs <= scheduled && overs >= leastOvers(scheduled))) return;
  throw new ImpossiblePlay(
    `${overs} overs an innings, where ${scheduled} are played, and ${leastOvers(scheduled)} at the least`,
  );
}

/** Answers how many overs. */
function checkStart({ overs }: CricketPlay): number {
  if (overs === undefined) throw new ImpossiblePlay('a start says how many overs are bowled');
  return overs;
}

/** The first innings is to come: nothing of it has been played, and nobody has changed it. */
function checkNothingPlayed(play: CricketPlay): void {
  const { kind } = play;
  if (play.innings !== 1) throw new ImpossiblePlay(`a match starts with innings 1, not ${play.innings}`);
  if (play.limit !== undefined || play.target !== undefined) {
    throw new ImpossiblePlay('only a revision changes balls or target');
  }
  if (play.runs + play.wickets + play.balls + runsOf(play) > 0 || play.wicket !== undefined) {
    throw new ImpossiblePlay(`a ${kind} before the first ball brings no runs, wickets or balls`);
  }
}

function checkCount(before: Innings, play: CricketPlay): void {
  const runs = before.runs + runsOf(play);
  if (play.runs !== runs) throw new ImpossiblePlay(`the ball says ${play.runs} runs, they add up to ${runs}`);
  const wickets = before.wickets + (play.wicket === undefined ? 0 : 1);
  if (play.wickets !== wickets) throw new ImpossiblePlay(`${play.wickets} wickets, not ${wickets}`);
  const balls = before.balls + (isLegal(play) ? 1 : 0);
  if (play.balls !== balls) throw new ImpossiblePlay(`${play.balls} balls, not ${balls}`);
  if (play.kind !== 'delivery' && (runsOf(play) > 0 || play.wicket !== undefined)) {
    throw new ImpossiblePlay(`a ${play.kind} brings no runs and no wicket`);
  }
}

function checkBatters(before: Innings, n: number, play: CricketPlay): void {
  const out = play.wicket?.place;
  if (out !== undefined && out !== before.striker && out !== before.nonStriker) {
    throw new ImpossiblePlay('only a batter at the crease is out');
  }
  if (play.wickets >= Math.min(wicketsAllowed(n), PLAYERS - 1)) return;
  if (play.striker === play.nonStriker) throw new ImpossiblePlay('two batters are at the crease');
  for (const place of [play.striker, play.nonStriker]) {
    if (place === out || before.batters[place]?.out === true) {
      throw new ImpossiblePlay(`batter ${place + 1} is out`);
    }
  }
  checkCrease(before, play);
}

/** One comes in for one who is out or retires, whoever has not been in or retired before; otherwise nobody does. */
function checkCrease(before: Innings, play: CricketPlay): void {
  if (isOpening(before, play)) return;
  const fresh = [play.striker, play.nonStriker].filter(
    (place) => place !== before.striker && place !== before.nonStriker,
  );
  const expected = play.wicket !== undefined || play.kind === 'retirement' ? 1 : 0;
  if (fresh.length !== expected) {
    throw new ImpossiblePlay(`${fresh.length} batters come in, when ${expected} should`);
  }
}

/**
 * Whether a play tells of a super over after a tie that was to stand, which it does not then. Until December 2026 every tie went
 * to super overs, and fixtures of that time do not say of which matches.
 */
export function breaksTie(state: CricketState, { innings }: CricketPlay): boolean {
  const isTied = state.phase === 'final' && winnerOf(state) === undefined;
  return isTied && state.tieStands === true && innings > 2;
}

/** Whether a play says who opens an innings. */
export function isOpening(before: Innings, { kind }: CricketPlay): boolean {
  return kind === 'other' && isUnbegun(before);
}

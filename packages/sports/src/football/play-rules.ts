import { checkPutBack } from '../kit/period-clock.ts';
import { checkRestated, momentDown } from '../kit/restated.ts';
import { ImpossiblePlay } from '../sport.ts';
import type { FootballPlay, FootballPlayKind, FootballScoreKind } from './play.ts';
import type { FootballState } from './state.ts';
import { totalScore } from './totals.ts';

/** A quarter may be left without word of its end only in its last minute; more would be missing plays. */
const QUIET_END_SECONDS = 60;

/** What can be scored on a kind of play; kinds not listed can bring a touchdown or a safety. */
const SCORING: Partial<Record<FootballPlayKind, readonly FootballScoreKind[]>> = {
  'field-goal': ['field-goal', 'touchdown', 'safety'],
  'extra-point': ['extra-point', 'two-point', 'defensive-conversion'],
  'two-point': ['two-point', 'defensive-conversion'],
  kneel: ['safety'],
  spike: [],
  timeout: [],
  'two-minute-warning': [],
  'end-of-period': [],
  'end-of-game': [],
};
const OPEN_PLAY: readonly FootballScoreKind[] = ['touchdown', 'safety'];
const TRIES: readonly FootballScoreKind[] = ['extra-point', 'two-point', 'defensive-conversion'];

/** @throws ImpossiblePlay when the play cannot follow from the state */
export function checkPlay(state: FootballState, play: FootballPlay): void {
  if (state.phase === 'final') throw new ImpossiblePlay('the game is over');
  checkSituation(play);
  if (play.kind === 'correction') {
    checkCorrection(play);
    checkTime(state, play);
    return;
  }
  if (play.correctedScores !== undefined) throw new ImpossiblePlay('only a correction restates the scores');
  if (play.correctedPlayers !== undefined) {
    throw new ImpossiblePlay('only a correction restates what players did');
  }
  checkTime(state, play);
  checkTimeouts(state, play);
  checkScores(state, play);
  if (play.kind === 'end-of-game') checkEnd(state, play);
}

function checkSituation(play: FootballPlay): void {
  if (play.next !== 'scrimmage') {
    if (play.down !== 0) throw new ImpossiblePlay(`down ${play.down} before a ${play.next}`);
    return;
  }
  if (play.down === 0) throw new ImpossiblePlay('a play from scrimmage has a down');
  if (play.ballOn < 1 || play.ballOn > 99) throw new ImpossiblePlay(`the ball lies at ${play.ballOn}`);
}

function checkCorrection(play: FootballPlay): void {
  if (play.correctedScores === undefined) throw new ImpossiblePlay('a correction restates every score');
  if (play.scores.length > 0) throw new ImpossiblePlay('a correction brings no points of its own');
  if (play.did !== undefined) {
    throw new ImpossiblePlay('a correction restates what players did in correctedPlayers');
  }
  const moments = play.correctedScores.map(({ quarter, clock }) => momentDown(quarter, clock));
  checkRestated(moments, momentDown(play.quarter, play.clock));
  play.correctedScores.forEach(({ side, kind }, at, all) => {
    if (!TRIES.includes(kind)) return;
    const before = all[at - 1];
    const scorer = kind === 'defensive-conversion' ? otherThan(side) : side;
    if (before?.kind !== 'touchdown' || before.side !== scorer)
      throw new ImpossiblePlay(`a ${kind} without a touchdown before it`);
  });
}

function checkTime(state: FootballState, play: FootballPlay): void {
  const entered = play.quarter - state.quarter;
  if (entered < 0) throw new ImpossiblePlay(`quarter ${play.quarter} after quarter ${state.quarter}`);
  if (entered > 1) throw new ImpossiblePlay(`no word of the end of quarter ${state.quarter}`);
  if (entered === 0) {
    if (play.kind === 'correction') {
      checkPutBack(state.clock, play.clock);
      return;
    }
    if (state.phase === 'break' && play.kind !== 'end-of-game' && play.kind !== 'timeout') {
      throw new ImpossiblePlay(`quarter ${state.quarter} is over`);
    }
    if (play.clock > state.clock) {
      throw new ImpossiblePlay(`the clock ran back from ${state.clock} to ${play.clock} seconds`);
    }
    return;
  }
  if (state.phase === 'pre-game') throw new ImpossiblePlay('the game begins with quarter 1');
  if (state.phase === 'in-play' && state.clock > QUIET_END_SECONDS) {
    throw new ImpossiblePlay(`quarter ${state.quarter} had ${state.clock} seconds left`);
  }
  if (play.quarter > 4) {
    const { home, away } = totalScore(state.scores);
    if (state.quarter === 4 && home !== away) throw new ImpossiblePlay('overtime needs a level score');
  }
}

function checkTimeouts(state: FootballState, play: FootballPlay): void {
  const sameHalf =
    state.phase === 'in-play' && play.quarter === state.quarter && play.kind !== 'end-of-period';
  if (!sameHalf) return;
  if (play.timeouts.home > state.timeouts.home || play.timeouts.away > state.timeouts.away) {
    throw new ImpossiblePlay('time-outs come back only with a new half');
  }
}

function checkScores(state: FootballState, play: FootballPlay): void {
  if (play.scores.length > 2) throw new ImpossiblePlay('more scores than one play can bring');
  const anything = play.kind === 'penalty' || play.kind === 'other';
  const allowed = SCORING[play.kind] ?? OPEN_PLAY;
  let pendingTry = state.next === 'conversion' ? state.possession : undefined;
  play.scores.forEach(({ side, kind }, index) => {
    const isTry = TRIES.includes(kind);
    if (isTry) {
      const scorer = kind === 'defensive-conversion' ? otherThan(side) : side;
      if (pendingTry !== scorer) throw new ImpossiblePlay(`a ${kind} without a touchdown before it`);
      pendingTry = undefined;
    } else {
      if (index > 0) throw new ImpossiblePlay(`a ${kind} after another score in one play`);
      pendingTry = kind === 'touchdown' ? side : undefined;
    }
    if (!anything && !(isTry && index === 1) && !allowed.includes(kind)) {
      throw new ImpossiblePlay(`a ${play.kind} cannot bring a ${kind}`);
    }
  });
}

function otherThan(side: 'home' | 'away'): 'home' | 'away' {
  return side === 'home' ? 'away' : 'home';
}

function checkEnd(state: FootballState, play: FootballPlay): void {
  if (play.quarter < 4) throw new ImpossiblePlay(`a game cannot end in quarter ${play.quarter}`);
  if (play.quarter === 4 && play.clock > 0) throw new ImpossiblePlay('a game cannot end before its time');
  const level = play.score.home === play.score.away;
  if (level && (play.quarter === 4 || !state.rules.canTie)) {
    throw new ImpossiblePlay('a level game goes to overtime');
  }
}

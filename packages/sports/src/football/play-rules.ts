import { checkPeriodClock } from '../kit/period-clock.ts';
import { checkRestated, momentDown } from '../kit/restated.ts';
import { ImpossiblePlay, otherSide } from '../sport.ts';
import { checkDeeds } from './deed-rules.ts';
import { goesOn, isOvertimeWon } from './overtime.ts';
import type { FootballPlay, FootballPlayKind, FootballScoreKind } from './play.ts';
import { type FootballState, QUARTERS } from './state.ts';

/** What may be told after the end of a quarter and before the next. */
const BETWEEN_QUARTERS: ReadonlySet<string> = new Set<FootballPlayKind>(['end-of-game', 'timeout']);

/** What may be told once overtime is won: nothing that puts the ball in play. */
const AFTER_THE_WIN: ReadonlySet<FootballPlayKind> = new Set([
  'end-of-game',
  'end-of-period',
  'timeout',
  'penalty',
  'other',
]);

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
  checkWon(state, play);
  checkTimeouts(state, play);
  checkScores(state, play);
  checkDeeds(state, play);
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
    const scorer = kind === 'defensive-conversion' ? otherSide(side) : side;
    if (before?.kind !== 'touchdown' || before.side !== scorer)
      throw new ImpossiblePlay(`a ${kind} without a touchdown before it`);
  });
}

/** A college's overtime has no clock, whatever a source says of it. */
function checkTime(state: FootballState, play: FootballPlay): void {
  const timed = ({ quarter, clock }: Pick<FootballPlay, 'quarter' | 'clock'>) => ({
    period: quarter,
    clock: state.rules.isCollege && quarter > QUARTERS ? 0 : clock,
  });
  checkPeriodClock(
    { phase: state.phase, ...timed(state) },
    { kind: play.kind, ...timed(play) },
    { betweenPeriods: BETWEEN_QUARTERS, periods: QUARTERS, isLevel: goesOn(state) },
  );
}

function checkWon(state: FootballState, play: FootballPlay): void {
  if (!isOvertimeWon(state)) return;
  if (!AFTER_THE_WIN.has(play.kind) || play.scores.length > 0) {
    throw new ImpossiblePlay(`a ${play.kind} after overtime was won`);
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
      const scorer = kind === 'defensive-conversion' ? otherSide(side) : side;
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

function checkEnd(state: FootballState, play: FootballPlay): void {
  if (play.quarter < QUARTERS) throw new ImpossiblePlay(`a game cannot end in quarter ${play.quarter}`);
  if (play.quarter === QUARTERS && play.clock > 0)
    throw new ImpossiblePlay('a game cannot end before its time');
  const level = play.score.home === play.score.away;
  if (level && (play.quarter === QUARTERS || !state.rules.canTie)) {
    throw new ImpossiblePlay('a level game goes to overtime');
  }
}

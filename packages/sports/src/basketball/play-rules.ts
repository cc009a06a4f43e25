import { checkPeriodClock } from '../kit/period-clock.ts';
import { checkRestated } from '../kit/restated.ts';
import { ImpossiblePlay } from '../sport.ts';
import { checkDeeds } from './deed-rules.ts';
import type { BasketballPlay, BasketballScore } from './play.ts';
import { FOUL_SECONDS, MOST_FOULS_AT_ONCE, secondsOf } from './rules.ts';
import { type BasketballState, scoreOf } from './state.ts';

/** @throws ImpossiblePlay when the play cannot follow from the state */
export function checkPlay(state: BasketballState, play: BasketballPlay): void {
  if (state.phase === 'final') throw new ImpossiblePlay('the game is over');
  if (play.clock > secondsOf(state.rules, play.period)) {
    throw new ImpossiblePlay(`period ${play.period} does not have ${play.clock} seconds`);
  }
  if (play.kind === 'correction') {
    if (play.correctedScores === undefined) throw new ImpossiblePlay('a correction restates every score');
    if (play.scores.length > 0) throw new ImpossiblePlay('a correction brings no points of its own');
    checkPoints(play.correctedScores);
    checkRestated(
      play.correctedScores.map(({ period }) => period),
      play.period,
    );
  } else if (play.correctedScores !== undefined)
    throw new ImpossiblePlay('only a correction restates the scores');
  checkPeriodClock(state, play, {
    betweenPeriods: BETWEEN_PERIODS,
    periods: state.rules.periods,
    isLevel: scoreOf(state, 'home') === scoreOf(state, 'away'),
  });
  checkFouls(state, play);
  if (play.kind === 'correction') {
    if (play.assist ?? play.rebound) throw new ImpossiblePlay('a correction restates points alone');
    return;
  }
  checkCounts(state, play);
  checkScores(play);
  checkDeeds(play);
  if (play.kind === 'end-of-game') checkEnd(state, play);
}

const BETWEEN_PERIODS: ReadonlySet<string> = new Set([
  'end-of-game',
  'timeout',
  'foul',
  'free-throw',
  'other',
]);

function checkCounts(state: BasketballState, play: BasketballPlay): void {
  if (state.phase !== 'in-play' || play.period !== state.period) return;
  for (const side of ['home', 'away'] as const) {
    if (play.fouls[side] < state.fouls[side]) {
      throw new ImpossiblePlay('fouls are wiped out only with a new period');
    }
    if (play.timeouts[side] > state.timeouts[side]) {
      throw new ImpossiblePlay('time-outs come back only with a new period');
    }
  }
}

/** No more than a side can have committed since the play before, or in a period that is new. */
function checkFouls(state: BasketballState, { period, clock, fouls }: BasketballPlay): void {
  const isNew = state.phase === 'pre-game' || period !== state.period;
  // Overtime goes on with those of the period before in college games, and wherever FIBA's rules are played.
  const goesOn = !isNew || period > state.rules.periods;
  const seconds = Math.max(0, (isNew ? secondsOf(state.rules, period) : state.clock) - clock);
  const most = MOST_FOULS_AT_ONCE + Math.floor(seconds / FOUL_SECONDS);
  for (const side of ['home', 'away'] as const) {
    const committed = fouls[side] - (goesOn ? state.fouls[side] : 0);
    if (committed > most) throw new ImpossiblePlay(`${committed} fouls of a side in ${seconds} seconds`);
  }
}

const SCORING: ReadonlySet<string> = new Set(['attempt', 'free-throw', 'foul', 'other']);
/** A basket and one is told as the attempt that it was. */
const FREE_THROWS_ALONE: ReadonlySet<string> = new Set(['free-throw', 'foul']);

function checkScores(play: BasketballPlay): void {
  if (play.scores.length === 0) return;
  if (!SCORING.has(play.kind)) throw new ImpossiblePlay(`a ${play.kind} cannot bring points`);
  if (FREE_THROWS_ALONE.has(play.kind) && play.scores.some(({ kind }) => kind !== 'free-throws')) {
    throw new ImpossiblePlay(`a ${play.kind} brings free throws alone`);
  }
  checkPoints(play.scores);
}

function checkPoints(scores: readonly BasketballScore[]): void {
  for (const { kind, points } of scores) {
    const most = kind === 'three' ? 4 : 3;
    const least = kind === 'three' ? 3 : kind === 'two' ? 2 : 1;
    if (points < least || points > most) throw new ImpossiblePlay(`a ${kind} for ${points} points`);
  }
}

function checkEnd(state: BasketballState, play: BasketballPlay): void {
  if (play.period < state.rules.periods)
    throw new ImpossiblePlay(`a game cannot end in period ${play.period}`);
  if (play.clock > 0) throw new ImpossiblePlay('a game cannot end before its time');
  if (play.score.home === play.score.away) throw new ImpossiblePlay('a level game goes to overtime');
}

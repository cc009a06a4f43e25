import { type Contest, leadOf, totalOf } from '../kit/contest.ts';
import { QUARTER_WORDS } from '../kit/quarters.ts';
import { actual } from './actual.ts';
import { pointsOf } from './measures.ts';
import type { BasketballOutcomes, Period } from './outcomes.ts';
import type { BasketballState } from './state.ts';

export const contest: Contest<BasketballState, BasketballOutcomes, Period> = {
  periods: QUARTER_WORDS,
  unit: { one: 'point', many: 'points' },
  pointsOf,
  isNeverLevel: (period) => period === 'game',
  isPeriodOver,
  actual,
};

export const gameLead = leadOf(contest, 'game');
export const gameTotal = totalOf(contest, 'game');

/** Whether a stretch of the game is over for good. A game in halves has no quarters: theirs are never decided. */
export function isPeriodOver(state: BasketballState, period: Period): boolean {
  const inHalves = state.rules.periods === 2;
  if (inHalves && isQuarter(period)) return false;
  if (state.phase === 'final') return true;
  const done = state.phase === 'break' ? state.period : state.period - 1;
  switch (period) {
    case 'q1':
      return done >= 1;
    case 'q2':
      return done >= 2;
    case 'h1':
      return done >= (inHalves ? 1 : 2);
    case 'q3':
      return done >= 3;
    case 'q4':
      return done >= 4;
    case 'reg':
      return done >= state.rules.periods;
    default:
      return false;
  }
}

function isQuarter(period: Period): boolean {
  return period === 'q1' || period === 'q2' || period === 'q3' || period === 'q4';
}

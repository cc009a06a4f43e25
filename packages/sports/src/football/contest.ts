import { type Contest, leadOf, totalOf } from '../kit/contest.ts';
import { QUARTER_WORDS } from '../kit/quarters.ts';
import { actual } from './actual.ts';
import { pointsOf } from './measures.ts';
import type { FootballOutcomes, Period } from './outcomes.ts';
import type { FootballState } from './state.ts';

export const contest: Contest<FootballState, FootballOutcomes, Period> = {
  periods: QUARTER_WORDS,
  unit: { one: 'point', many: 'points' },
  pointsOf,
  isPeriodOver,
  actual,
};

export const gameLead = leadOf(contest, 'game');
export const gameTotal = totalOf(contest, 'game');

/** Whether a stretch of the game is over for good. */
function isPeriodOver(state: FootballState, period: Period): boolean {
  if (state.phase === 'final') return true;
  const done = state.phase === 'break' ? state.quarter : state.quarter - 1;
  switch (period) {
    case 'q1':
      return done >= 1;
    case 'q2':
    case 'h1':
      return done >= 2;
    case 'q3':
      return done >= 3;
    case 'q4':
    case 'reg':
      return done >= 4;
    default:
      return false;
  }
}

import { type Contest, leadOf, type PeriodWords, totalOf } from '../kit/contest.ts';
import { actual } from './actual.ts';
import { goalsOf } from './measures.ts';
import type { HockeyOutcomes, Period } from './outcomes.ts';
import { PERIODS } from './rules.ts';
import type { HockeyState } from './state.ts';

const PERIOD_WORDS: Readonly<Record<Period, PeriodWords>> = {
  p1: period('1st'),
  p2: period('2nd'),
  p3: period('3rd'),
  ot: { title: 'Overtime', sentence: 'overtime', classification: 'period' },
  reg: { title: 'Regulation', sentence: 'regulation', classification: 'game' },
  game: { title: '', sentence: '', classification: 'game' },
};

function period(ordinal: string): PeriodWords {
  return { title: `${ordinal} Period`, sentence: `the ${ordinal} period`, classification: 'period' };
}

export const contest: Contest<HockeyState, HockeyOutcomes, Period> = {
  periods: PERIOD_WORDS,
  unit: { one: 'goal', many: 'goals' },
  pointsOf: goalsOf,
  isNeverLevel: (period) => period === 'game',
  isPeriodOver,
  actual,
};

export const gameLead = leadOf(contest, 'game');
export const gameTotal = totalOf(contest, 'game');

/** Whether a stretch of the game is over for good. */
function isPeriodOver(state: HockeyState, period: Period): boolean {
  if (state.phase === 'final') return true;
  const done = state.phase === 'break' ? state.period : state.period - 1;
  switch (period) {
    case 'p1':
      return done >= 1;
    case 'p2':
      return done >= 2;
    case 'p3':
    case 'reg':
      return done >= PERIODS;
    default:
      return false;
  }
}

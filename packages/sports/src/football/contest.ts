import { type Contest, leadOf, type PeriodWords, totalOf } from '../kit/contest.ts';
import { actual } from './actual.ts';
import { pointsOf } from './measures.ts';
import type { FootballOutcomes, Period } from './outcomes.ts';
import type { FootballState } from './state.ts';

const PERIOD_WORDS: Readonly<Record<Period, PeriodWords>> = {
  q1: quarter('1st'),
  q2: quarter('2nd'),
  q3: quarter('3rd'),
  q4: quarter('4th'),
  ot: { title: 'Overtime', sentence: 'overtime', classification: 'quarter' },
  h1: { title: '1st Half', sentence: 'the 1st half', classification: 'half' },
  h2: { title: '2nd Half', sentence: 'the 2nd half', classification: 'half' },
  reg: { title: 'Regulation', sentence: 'regulation', classification: 'game' },
  game: { title: '', sentence: '', classification: 'game' },
};

function quarter(ordinal: string): PeriodWords {
  return { title: `${ordinal} Quarter`, sentence: `the ${ordinal} quarter`, classification: 'quarter' };
}

export const contest: Contest<FootballState, FootballOutcomes, Period> = {
  periods: PERIOD_WORDS,
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

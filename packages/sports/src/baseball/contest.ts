import { type Contest, leadOf, type PeriodWords, totalOf } from '../kit/contest.ts';
import { ordinal } from '../kit/words.ts';
import { actual } from './actual.ts';
import { pointsOf } from './measures.ts';
import type { BaseballOutcomes, Period } from './outcomes.ts';
import type { BaseballState } from './state.ts';

const PERIOD_WORDS: Readonly<Record<Period, PeriodWords>> = {
  i1: inning(1),
  i2: inning(2),
  i3: inning(3),
  i4: inning(4),
  i5: inning(5),
  i6: inning(6),
  i7: inning(7),
  i8: inning(8),
  i9: inning(9),
  f3: first(3),
  f5: first(5),
  f7: first(7),
  reg: { title: '9 Innings', sentence: 'the nine innings', classification: 'game' },
  xi: { title: 'Extra Innings', sentence: 'extra innings', classification: 'innings' },
  game: { title: '', sentence: '', classification: 'game' },
};

function inning(n: number): PeriodWords {
  return {
    title: `${ordinal(n)} Inning`,
    sentence: `the ${ordinal(n)} inning`,
    classification: 'inning',
  };
}

function first(n: number): PeriodWords {
  return {
    title: `First ${n} Innings`,
    sentence: `the first ${n} innings`,
    classification: 'innings',
  };
}

export const contest: Contest<BaseballState, BaseballOutcomes, Period> = {
  periods: PERIOD_WORDS,
  unit: { one: 'run', many: 'runs' },
  pointsOf,
  isNeverLevel: (period) => period === 'game',
  isPeriodOver,
  actual,
};

export const gameLead = leadOf(contest, 'game');
export const gameTotal = totalOf(contest, 'game');

/** The inning a stretch ends with; undefined for those that last as long as the game. */
export function lastInningOf(period: Period): number | undefined {
  if (period === 'game' || period === 'xi') return undefined;
  return period === 'reg' ? 9 : Number(period.slice(1));
}

/** Whether a stretch of the game is over for good. */
function isPeriodOver(state: BaseballState, period: Period): boolean {
  if (state.phase === 'final') return true;
  const last = lastInningOf(period);
  if (last === undefined) return false;
  return state.inning > last || (state.inning === last && state.phase === 'break' && state.half === 'bottom');
}

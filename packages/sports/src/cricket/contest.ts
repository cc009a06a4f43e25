import { type Contest, type PeriodWords, totalOf } from '../kit/contest.ts';
import type { SideKey } from '../sport.ts';
import { actual } from './actual.ts';
import { markBalls } from './engine/game.ts';
import { pointsOf, winnerBy } from './measures.ts';
import { type CricketOutcomes, MARKED, type Period } from './outcomes.ts';
import type { CricketState, Innings } from './state.ts';

const PERIOD_WORDS: Readonly<Record<Period, PeriodWords>> = {
  pp: { title: 'Powerplay', sentence: 'the powerplay', classification: 'overs' },
  half: { title: 'Half of the Overs', sentence: 'half of the overs', classification: 'overs' },
  late: {
    title: 'Before the Last Overs',
    sentence: 'the overs before the last ones',
    classification: 'overs',
  },
  game: { title: '', sentence: '', classification: 'game' },
};

export const contest: Contest<CricketState, CricketOutcomes, Period> = {
  periods: PERIOD_WORDS,
  unit: { one: 'run', many: 'runs' },
  pointsOf,
  isPeriodOver: (state, period) =>
    state.phase === 'final' || (isSideOver(state, 'home', period) && isSideOver(state, 'away', period)),
  actual,
};

export const matchWinner = winnerBy('winner');
export const matchTotal = totalOf(contest, 'game');

/** The side's own innings of the match; undefined before it begins. */
export function inningsOf(state: CricketState, side: SideKey): Innings | undefined {
  return state.innings.slice(0, 2).find((innings) => innings.side === side);
}

/** Whether a stretch of one side's innings is over for good. */
export function isSideOver(state: CricketState, side: SideKey, period: Period): boolean {
  if (state.phase === 'final') return true;
  const innings = inningsOf(state, side);
  if (innings === undefined) return false;
  if (innings.closed || period === 'game') return innings.closed;
  return innings.balls >= (markBalls(state.overs ?? 20)[MARKED.indexOf(period)] ?? 0);
}

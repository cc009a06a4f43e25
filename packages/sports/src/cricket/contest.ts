import { type Contest, type PeriodWords, totalOf } from '../kit/contest.ts';
import type { SideKey } from '../sport.ts';
import { actual } from './actual.ts';
import { MARK_BALLS } from './engine/game.ts';
import { TWENTY } from './length.ts';
import { pointsOf, winnerBy } from './measures.ts';
import { type CricketOutcomes, keptAs, MARKED, type Period } from './outcomes.ts';
import { type CricketState, inningsOf } from './state.ts';

const PERIOD_WORDS: Readonly<Record<Period, PeriodWords>> = {
  o6: firstOvers(6),
  o10: firstOvers(10),
  o15: firstOvers(15),
  o25: firstOvers(25),
  o40: firstOvers(40),
  pp: overs('Powerplay', 'in the Powerplay', 'the powerplay'),
  half: overs('Half of the Overs', 'in the First Half of the Overs', 'half of the overs'),
  late: overs('Before the Last Overs', 'Before the Last Overs', 'the overs before the last ones'),
  game: { title: '', sentence: '', classification: 'game' },
};

function firstOvers(count: number): PeriodWords {
  return overs(`First ${count} Overs`, `in the First ${count} Overs`, `the first ${count} overs`);
}

function overs(title: string, ending: string, sentence: string): PeriodWords {
  return { title, ending, sentence, classification: 'overs' };
}

export const contest: Contest<CricketState, CricketOutcomes, Period> = {
  periods: PERIOD_WORDS,
  unit: { one: 'run', many: 'runs' },
  pointsOf,
  isPeriodOver: (state, period) => isSideOver(state, 'home', period) && isSideOver(state, 'away', period),
  actual,
};

export const matchWinner = winnerBy('winner');
export const matchTotal = totalOf(contest, 'game');

/** Whether a stretch of one side's innings is over for good. */
export function isSideOver(state: CricketState, side: SideKey, period: Period): boolean {
  const innings = inningsOf(state, side);
  if (innings === undefined) return state.phase === 'final';
  const kept = keptAs(period, state.overs ?? TWENTY);
  if (innings.closed || kept === 'game') return innings.closed;
  return innings.balls >= (MARK_BALLS[MARKED.indexOf(kept)] ?? 0);
}

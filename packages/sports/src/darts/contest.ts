import type { Contest, PeriodWords, Score } from '../kit/contest.ts';
import { endingsFrom } from '../kit/may-come.ts';
import { stretch } from '../rally/words.ts';
import { actual } from './actual.ts';
import { legsOf, numberIn, type Period, scoreOf } from './measures.ts';
import type { DartsOutcomes } from './outcomes.ts';
import { matchScore } from './past.ts';
import type { DartsState } from './state.ts';

/** Sets and legs of the longest match there is: first to seven sets. */
const MOST_SETS = 13;
export const MOST_LEGS = 65;

function words(letter: string, count: number, noun: string, classification: string) {
  return Array.from({ length: count }, (_, index): readonly [string, PeriodWords] => [
    `${letter}${index + 1}`,
    stretch(index + 1, noun, classification),
  ]);
}

const PERIODS: Readonly<Record<Period, PeriodWords>> = {
  game: { title: '', sentence: '', classification: 'game' },
  ...Object.fromEntries(words('s', MOST_SETS, 'Set', 'set')),
  ...Object.fromEntries(words('l', MOST_LEGS, 'Leg', 'leg')),
};

/** Who wins: the match by sets or legs, a set by legs, a leg. */
export const match: Contest<DartsState, DartsOutcomes, Period> = {
  periods: PERIODS,
  unit: { one: 'leg', many: 'legs' },
  endings,
  pointsOf: scoreOf,
  isPeriodOver,
  actual,
};

/** Legs, which both spread and total count. */
export const legs: Contest<DartsState, DartsOutcomes, Period> = {
  ...match,
  isAside: true,
  endings: () => undefined,
  pointsOf: legsOf,
};

/** Legs alone that are won two clear have no end. */
function endings(state: DartsState): Score[] | undefined {
  const { setsToWin, legsToWin, twoClear } = state.rules;
  if (setsToWin > 1) return endingsFrom(setsToWin, matchScore(state));
  return twoClear ? undefined : endingsFrom(legsToWin, matchScore(state));
}

/** Whether the match was played to its end; one that was given up was not. */
export function isOver(state: DartsState): boolean {
  return state.phase === 'final' && state.retired === undefined;
}

/** Whether a stretch was played to its end, or never will be since the match was. */
function isPeriodOver(state: DartsState, period: Period): boolean {
  if (isOver(state)) return true;
  const set = numberIn(period, 's');
  const leg = numberIn(period, 'l');
  if (set !== undefined) return set < (state.legs.at(-1)?.set ?? 1);
  return leg !== undefined && leg < state.legs.length;
}

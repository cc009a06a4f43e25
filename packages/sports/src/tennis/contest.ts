import type { Contest, PeriodWords } from '../kit/contest.ts';
import { endingsFrom } from '../kit/may-come.ts';
import { stretch } from '../rally/words.ts';
import { actual } from './actual.ts';
import { gamesOf, type Period, setNumber, setsOf } from './measures.ts';
import type { TennisOutcomes } from './outcomes.ts';
import { setsWon, type TennisState } from './state.ts';

const SET_WORDS = {
  s1: stretch(1, 'Set', 'set'),
  s2: stretch(2, 'Set', 'set'),
  s3: stretch(3, 'Set', 'set'),
  s4: stretch(4, 'Set', 'set'),
  s5: stretch(5, 'Set', 'set'),
} as const satisfies Readonly<Record<string, PeriodWords>>;

const stretches = {
  periods: { game: { title: '', sentence: '', classification: 'game' }, ...SET_WORDS },
  isPeriodOver,
  actual,
};

/** Who wins: the match by sets, a set by games. */
export const sets: Contest<TennisState, TennisOutcomes, Period> = {
  ...stretches,
  unit: { one: 'set', many: 'sets' },
  countsLeader: true,
  endings: (state) => endingsFrom(state.rules.setsToWin, setsWon(state)),
  pointsOf: setsOf,
};

/** Games, which both spread and total count. */
export const games: Contest<TennisState, TennisOutcomes, Period> = {
  ...stretches,
  unit: { one: 'game', many: 'games' },
  isAside: true,
  pointsOf: gamesOf,
};

/** Whether the match was played to its end; one that was given up was not. */
export function isOver(state: TennisState): boolean {
  return state.phase === 'final' && state.retired === undefined;
}

/** Whether a stretch was played to its end, or never will be since the match was. */
function isPeriodOver(state: TennisState, period: Period): boolean {
  if (isOver(state)) return true;
  return period !== 'game' && setNumber(period) < state.sets.length;
}

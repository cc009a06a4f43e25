import type { Contest, PeriodWords } from '../kit/contest.ts';
import { endingsFrom } from '../kit/may-come.ts';
import { actual } from './actual.ts';
import { mapNumber, mapsOf, type Period, roundsOf } from './measures.ts';
import type { TacticalOutcomes } from './outcomes.ts';
import { HALF } from './rules.ts';
import { isOver, isSeriesOver, mapsWon, type TacticalState } from './state.ts';

function mapWords(map: number): PeriodWords {
  return { title: `Map ${map}`, sentence: `map ${map}`, classification: 'map' };
}

function halfWords(map: number): PeriodWords {
  return {
    title: `Map ${map} 1st Half`,
    sentence: `the 1st half of map ${map}`,
    classification: 'map',
  };
}

const PERIODS: Readonly<Record<Period, PeriodWords>> = {
  game: { title: '', sentence: '', classification: 'game' },
  m1: mapWords(1),
  m2: mapWords(2),
  m3: mapWords(3),
  m4: mapWords(4),
  m5: mapWords(5),
  m1h1: halfWords(1),
  m2h1: halfWords(2),
  m3h1: halfWords(3),
  m4h1: halfWords(4),
  m5h1: halfWords(5),
};

/** Rounds of the series, of a map and of its first half. */
export const rounds: Contest<TacticalState, TacticalOutcomes, Period> = {
  periods: PERIODS,
  unit: { one: 'round', many: 'rounds' },
  pointsOf: roundsOf,
  isPeriodOver,
  actual,
};

/** Maps of the series. */
export const maps: Contest<TacticalState, TacticalOutcomes, Period> = {
  ...rounds,
  unit: { one: 'map', many: 'maps' },
  countsLeader: true,
  endings: (state) => endingsFrom(state.rules.mapsToWin, mapsWon(state)),
  pointsOf: mapsOf,
};

/** Whether a stretch was played to its end, or never will be since the series was. */
function isPeriodOver(state: TacticalState, period: Period): boolean {
  if (isSeriesOver(state)) return true;
  if (period === 'game') return false;
  const map = state.maps[mapNumber(period) - 1];
  if (map === undefined) return false;
  return period.endsWith('h1') ? map.rounds.length >= HALF : isOver(state.rules, map);
}

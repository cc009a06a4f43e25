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

function halfWords(map: number, half: '1st' | '2nd'): PeriodWords {
  return {
    title: `Map ${map} ${half} Half`,
    sentence: `the ${half} half of map ${map}`,
    classification: 'map',
  };
}

const PERIODS: Readonly<Record<Period, PeriodWords>> = {
  game: { title: '', sentence: '', classification: 'game' },
  m1: mapWords(1),
  m1h1: halfWords(1, '1st'),
  m1h2: halfWords(1, '2nd'),
  m2: mapWords(2),
  m2h1: halfWords(2, '1st'),
  m2h2: halfWords(2, '2nd'),
  m3: mapWords(3),
  m3h1: halfWords(3, '1st'),
  m3h2: halfWords(3, '2nd'),
  m4: mapWords(4),
  m4h1: halfWords(4, '1st'),
  m4h2: halfWords(4, '2nd'),
  m5: mapWords(5),
  m5h1: halfWords(5, '1st'),
  m5h2: halfWords(5, '2nd'),
};

/** Rounds of the series, of a map and of its halves. */
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
  if (period.endsWith('h1')) return map.rounds.length >= HALF;
  return isOver(state.rules, map) || (period.endsWith('h2') && map.rounds.length >= 2 * HALF);
}

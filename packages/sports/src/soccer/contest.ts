import type { Contest, PeriodWords } from '../kit/contest.ts';
import { actual } from './actual.ts';
import { countOf, goalsOf } from './measures.ts';
import type { Count, CountPeriod, SoccerOutcomes } from './outcomes.ts';
import { LAST_EXTRA_HALF, SECOND_HALF } from './rules.ts';
import type { SoccerState } from './state.ts';

/** Stretches of a game that are bet on: the halves, and both of them with their stoppage time; extra time is one of its own. */
export const HALVES = ['h1', 'h2', 'reg'] as const;
export type HalfPeriod = (typeof HALVES)[number];

export type SoccerContest<P extends string> = Contest<SoccerState, SoccerOutcomes, P>;

const WORDS: Readonly<Record<HalfPeriod, PeriodWords>> = {
  h1: { title: '1st Half', sentence: 'the 1st half', classification: 'half' },
  h2: { title: '2nd Half', sentence: 'the 2nd half', classification: 'half' },
  reg: { title: '', sentence: '', classification: 'game' },
};

/** Goals. */
export const goals: SoccerContest<HalfPeriod> = {
  periods: WORDS,
  unit: { one: 'goal', many: 'goals' },
  level: 'Draw',
  pointsOf: goalsOf,
  isPeriodOver,
  actual,
};

/** Goals of extra time, which is bet on from when it is due. */
export const extraTime: SoccerContest<'et'> = {
  periods: { et: { title: 'Extra Time', sentence: 'extra time', classification: 'game' } },
  unit: goals.unit,
  level: 'Draw',
  pointsOf: goalsOf,
  actual,
  isPeriodOver: ({ phase, period }) =>
    phase === 'final' || period > LAST_EXTRA_HALF || (phase === 'break' && period === LAST_EXTRA_HALF),
};

export const corners = counts('corners', 'Corners', 'corner', ['corners', 'corners-h1', 'corners-h2']);
export const cards = counts('cards', 'Cards', 'card', ['cards', 'cards-h1', 'cards-h2']);
export const shots = counts('shots', 'Shots', 'shot', ['shots']);
export const shotsOnTarget = counts('onTarget', 'Shots on Target', 'shot on target', ['shots-on-target']);

/** Everything that two sides count against each other. */
export const CONTESTS = [corners, cards, shots, shotsOnTarget] as const;

/** Whether a stretch of the game is over for good. */
export function isPeriodOver(state: SoccerState, period: HalfPeriod): boolean {
  if (state.phase === 'final') return true;
  const done = state.phase === 'break' ? state.period : state.period - 1;
  return done >= (period === 'h1' ? 1 : SECOND_HALF);
}

/** A contest of something counted, whose stretches have names of their own, for keys tell markets by them. */
function counts(count: Count, title: string, one: string, periods: readonly string[]): SoccerContest<string> {
  const words = periods.map((period): [string, PeriodWords] => [period, wordsOf(title, halfOf(period))]);
  return {
    periods: Object.fromEntries(words),
    unit: { one, many: title.toLowerCase() },
    level: 'Draw',
    pointsOf: (side, period) => countOf(count, side, halfOf(period), `points:${side}:${period}`),
    isPeriodOver: (state, period) => isPeriodOver(state, halfOf(period)),
    actual,
  };
}

function halfOf(period: string): CountPeriod {
  return period.endsWith('-h1') ? 'h1' : period.endsWith('-h2') ? 'h2' : 'reg';
}

function wordsOf(title: string, period: HalfPeriod): PeriodWords {
  const half = WORDS[period];
  return {
    title: half.title === '' ? title : `${half.title} ${title}`,
    sentence: `the ${title.toLowerCase()}${half.sentence === '' ? '' : ` of ${half.sentence}`}`,
    classification: title.toLowerCase().split(' ')[0] ?? '',
  };
}

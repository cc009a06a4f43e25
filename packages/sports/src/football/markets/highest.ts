import { type FootballMeasure, realValue, totalOf } from '../measures.ts';
import type { Period } from '../outcomes.ts';
import { isPeriodOver, type MarketKind, winWhere } from './kind.ts';
import { inSentence, titled } from './names.ts';
import { capital } from './winner.ts';

/** highest-quarter: the quarter with the most points, overtime aside. */
export const highestQuarter = highestOf('highest-quarter', 'Highest Scoring Quarter', [
  'q1',
  'q2',
  'q3',
  'q4',
]);
/** highest-half: the half with the most points; overtime belongs to the second. */
export const highestHalf = highestOf('highest-half', 'Highest Scoring Half', ['h1', 'h2']);

function highestOf(head: string, name: string, periods: readonly Period[]): MarketKind {
  const best: FootballMeasure = {
    key: head,
    bind: (outcomes) => {
      const totals = periods.map((period) => totalOf(period).bind(outcomes));
      return (index) => highest(totals, index);
    },
  };
  return {
    head,
    build(args) {
      if (args.length !== 0) return undefined;
      return {
        type: 'OTHER',
        classification: 'game',
        name,
        family: head,
        measure: best,
        selections: [
          ...periods.map((period, place) => ({
            key: period,
            type: 'OTHER' as const,
            name: titled(period, '').trim(),
            grade: winWhere((found) => found === place),
          })),
          {
            key: 'tie',
            type: 'DRAW',
            name: 'Tie',
            grade: winWhere((found) => found < 0),
          },
        ],
      };
    },
    isDecided: (_args, state) => isPeriodOver(state, periods.includes('h2') ? 'game' : 'reg'),
    explain: ({ outcomes }) => {
      const period = periods[realValue(best, outcomes)];
      const list = periods.map((each) => realValue(totalOf(each), outcomes)).join(', ');
      return period === undefined
        ? `Two or more were level at the top (${list} points)`
        : `${capital(inSentence(period).trim())} brought the most points (${list})`;
    },
  };
}

/** The place of the period with more points than every other; -1 when the best share it. */
function highest(totals: readonly ((index: number) => number)[], index: number): number {
  let best = -1;
  let most = -1;
  for (let place = 0; place < totals.length; place++) {
    const points = totals[place]?.(index) ?? 0;
    if (points > most) {
      most = points;
      best = place;
    } else if (points === most) {
      best = -1;
    }
  }
  return best;
}

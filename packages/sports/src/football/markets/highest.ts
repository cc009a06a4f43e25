import type { FootballOutcomes, Period } from '../outcomes.ts';
import { awayPoints, homePoints, isPeriodOver, type MarketKind, winIf } from './kind.ts';
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
  return {
    head,
    build(args) {
      if (args.length !== 0) return undefined;
      return {
        type: 'OTHER',
        classification: 'game',
        name,
        family: head,
        selections: [
          ...periods.map((period) => ({
            key: period,
            type: 'OTHER' as const,
            name: titled(period, '').trim(),
            mark: (outcomes: FootballOutcomes, index: number) =>
              winIf(highest(outcomes, index, periods) === period),
          })),
          {
            key: 'tie',
            type: 'DRAW',
            name: 'Tie',
            mark: (outcomes, index) => winIf(highest(outcomes, index, periods) === undefined),
          },
        ],
      };
    },
    isDecided: (_args, state) => isPeriodOver(state, periods.includes('h2') ? 'game' : 'reg'),
    explain: ({ outcomes }) => {
      const best = highest(outcomes, 0, periods);
      const list = periods.map((period) => pointsIn(outcomes, period, 0)).join(', ');
      return best === undefined
        ? `Two or more were level at the top (${list} points)`
        : `${capital(inSentence(best).trim())} brought the most points (${list})`;
    },
  };
}

/** The period with more points than every other; undefined when the best share their place. */
function highest(outcomes: FootballOutcomes, index: number, periods: readonly Period[]): Period | undefined {
  let best: Period | undefined;
  let most = -1;
  for (const period of periods) {
    const points = pointsIn(outcomes, period, index);
    if (points > most) {
      most = points;
      best = period;
    } else if (points === most) {
      best = undefined;
    }
  }
  return best;
}

function pointsIn(outcomes: FootballOutcomes, period: Period, index: number): number {
  return homePoints(outcomes, period, index) + awayPoints(outcomes, period, index);
}

import type { Measure, Outcomes } from '../sport.ts';
import { type Contest, realValue, totalOf } from './contest.ts';
import { type MarketKind, type WithSides, winWhere } from './kind.ts';
import { capital, titled } from './words.ts';

/** <head>: the stretch with the most points of both sides; a tie at the top is a selection of its own. */
export function highestOf<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  { head, name, periods, until }: { head: string; name: string; periods: readonly P[]; until: P },
): MarketKind<S, O> {
  const best: Measure<O> = {
    key: head,
    bind: (outcomes) => {
      const totals = periods.map((period) => totalOf(contest, period).bind(outcomes));
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
        winners: 1,
        selections: [
          ...periods.map((period, place) => ({
            key: period,
            type: 'OTHER' as const,
            name: titled(contest.periods[period], ''),
            grade: winWhere((found) => found === place),
          })),
          { key: 'tie', type: 'DRAW', name: 'Tie', grade: winWhere((found) => found < 0) },
        ],
      };
    },
    isDecided: (_args, state) => contest.isPeriodOver(state, until),
    explain: ({ outcomes }) => {
      const period = periods[realValue(best, outcomes)];
      const { many } = contest.unit;
      const list = periods.map((each) => realValue(totalOf(contest, each), outcomes)).join(', ');
      return period === undefined
        ? `Two or more were level at the top (${list} ${many})`
        : `${capital(contest.periods[period].sentence)} brought the most ${many} (${list})`;
    },
  };
}

/** The place of the stretch with more points than every other; -1 when the best share it. */
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

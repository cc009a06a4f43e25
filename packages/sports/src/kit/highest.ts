import type { Measure, Outcomes } from '../market-definition.ts';
import { type Room, withMeasures } from './columns.ts';
import { type Contest, realValue, totalOf } from './contest.ts';
import { type MarketKind, type WithSides, winWhere } from './kind.ts';
import { capital, titled } from './words.ts';

/** <head>: the stretch with the most points of both sides; a tie at the top is a selection of its own. */
export function highestOf<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  { head, name, periods, until }: { head: string; name: string; periods: readonly P[]; until: P },
): MarketKind<S, O> {
  const totalsOf = periods.map((period) => totalOf(contest, period));
  const best: Measure<O> = {
    key: head,
    bind: (outcomes) => {
      const totals = totalsOf.map((total) => total.bind(outcomes));
      return (index) =>
        highestAt(
          totals.map((totalAt) => [totalAt(index)]),
          0,
        );
    },
    fill: (outcomes, room) => withMeasures(totalsOf, outcomes, (totals) => fillHighest(totals, room)),
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
function highestAt(totals: readonly ArrayLike<number>[], index: number): number {
  let best = -1;
  let most = -1;
  for (let place = 0; place < totals.length; place++) {
    const points = totals[place]?.[index] ?? 0;
    if (points > most) {
      most = points;
      best = place;
    } else if (points === most) {
      best = -1;
    }
  }
  return best;
}

function fillHighest(totals: readonly Room[], room: Room): void {
  for (let index = 0; index < room.length; index++) room[index] = highestAt(totals, index);
}

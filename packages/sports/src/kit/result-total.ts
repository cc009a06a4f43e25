import { LOSS, type Measure, type Outcomes, PUSH, type Sides, WIN } from '../sport.ts';
import { asPeriod, type Contest, leadOf, periodAt, realValue, totalOf } from './contest.ts';
import { asPositiveLine, type MarketKind, type SelectionRule, type WithSides } from './kind.ts';
import { resultOf } from './winner.ts';
import { counted, titled } from './words.ts';

/**
 * result-total:<period>:<line>: who wins and whether the total is over a half line; level sides give the stake back.
 * @param winner above 0 where the home side wins, where that is not for whoever has more
 */
export function resultAndTotal<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  winner?: Measure<O>,
): MarketKind<S, O> {
  return {
    head: 'result-total',
    build(args, sides) {
      const period = asPeriod(contest, args[0]);
      const line = asPositiveLine(args[1]);
      if (period === undefined || line === undefined || Number.isInteger(line) || args.length !== 2) {
        return undefined;
      }
      const words = contest.periods[period];
      return {
        type: 'OTHER',
        classification: words.classification,
        name: titled(words, `Winner and Total ${line}`),
        family: `result-total:${period}`,
        measure: resultWithTotal(contest, period, winner ?? leadOf(contest, period)),
        winners: 1,
        selections: (['home', 'away'] as const).flatMap((side) => [
          selection(side, true, line, sides),
          selection(side, false, line, sides),
        ]),
      };
    },
    isDecided: (args, state) => contest.isPeriodOver(state, periodAt(contest, args[0])),
    explain: (facts) => {
      const period = periodAt(contest, facts.args[0]);
      const points = realValue(totalOf(contest, period), facts.outcomes);
      return `${resultOf(contest, facts, period)}; the total was ${counted(points, contest.unit)}`;
    },
  };
}

/** Three times the total, and 0 for a home win, 1 for level, 2 for an away win. */
function resultWithTotal<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: P,
  winner: Measure<O>,
): Measure<O> {
  return {
    key: `result-total:${period}`,
    bind: (outcomes) => {
      const lead = winner.bind(outcomes);
      const total = totalOf(contest, period).bind(outcomes);
      return (index) => 3 * total(index) + 1 - Math.sign(lead(index));
    },
  };
}

function selection(side: 'home' | 'away', over: boolean, line: number, sides: Sides): SelectionRule {
  const wanted = side === 'home' ? 0 : 2;
  return {
    key: `${side}-${over ? 'over' : 'under'}`,
    type: 'OTHER',
    name: `${sides[side].mediumName} and ${over ? 'Over' : 'Under'} ${line}`,
    side,
    grade(value) {
      const result = value % 3;
      if (result === 1) return PUSH;
      return result === wanted && (value - result) / 3 > line === over ? WIN : LOSS;
    },
  };
}

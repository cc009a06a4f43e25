import { type Contest, leadOf, realValue, totalOf } from '../kit/contest.ts';
import {
  asPositiveLine,
  type MarketKind,
  type SelectionRule,
  type WithSides,
  winWhere,
} from '../kit/kind.ts';
import { type LineFamily, linesAround } from '../kit/main-line.ts';
import { resultOf } from '../kit/winner.ts';
import { capital, counted } from '../kit/words.ts';
import type { Measure, Outcomes, SideKey, Sides } from '../sport.ts';

/** What decides a match, and what is counted in it. */
interface Counts<S extends WithSides, O extends Outcomes, P extends string> {
  readonly winner: Contest<S, O, P>;
  readonly counted: Contest<S, O, P>;
  readonly match: P;
}

const HEAD = 'result-total';

/** result-total:<line>: who wins a match that cannot end level, and whether more than so much is counted in it. */
export function resultAndTotal<S extends WithSides, O extends Outcomes, P extends string>({
  winner,
  counted: count,
  match,
}: Counts<S, O, P>): MarketKind<S, O> {
  const total = totalOf(count, match);
  const measure: Measure<O> = {
    key: HEAD,
    bind: (outcomes) => {
      const lead = leadOf(winner, match).bind(outcomes);
      const all = total.bind(outcomes);
      return (index) => 2 * all(index) + (lead(index) > 0 ? 0 : 1);
    },
  };
  return {
    head: HEAD,
    build(args, sides) {
      const line = args.length === 1 ? asPositiveLine(args[0]) : undefined;
      if (line === undefined || Number.isInteger(line)) return undefined;
      return {
        type: 'OTHER',
        classification: 'game',
        name: `Winner & Total ${capital(count.unit.many)} ${line}`,
        family: `${HEAD}:${line}`,
        measure,
        winners: 1,
        selections: (['home', 'away'] as const).flatMap((side) => [
          both(side, 'over', line, sides),
          both(side, 'under', line, sides),
        ]),
      };
    },
    isDecided: (_args, state) => winner.isPeriodOver(state, match),
    explain: (facts) => {
      const found = counted(realValue(total, facts.outcomes), count.unit);
      return `${resultOf(winner, facts, match)}; there were ${found}`;
    },
  };
}

function both(side: SideKey, way: 'over' | 'under', line: number, sides: Sides): SelectionRule {
  const loses = side === 'home' ? 0 : 1;
  return {
    key: `${side}-${way}`,
    type: 'OTHER',
    name: `${sides[side].mediumName} & ${capital(way)} ${line}`,
    side,
    grade: winWhere((value) => (value & 1) === loses && value >> 1 > line === (way === 'over')),
  };
}

/** Keys of the combinations to offer: at the half lines next to the balanced one. */
export function resultTotalKeys<O extends Outcomes>(outcomes: O, total: LineFamily<O>): string[] {
  return linesAround(outcomes, total, 1)
    .map(({ key }) => key.split(':').at(-1) ?? '')
    .filter((line) => line.endsWith('.5'))
    .map((line) => `${HEAD}:${line}`);
}

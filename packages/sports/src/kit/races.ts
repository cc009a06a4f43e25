import type { Measure, Outcomes } from '../market-definition.ts';
import { realValue } from './contest.ts';
import { asCount, type MarketKind, type SelectionRule, type WithSides, winWhere } from './kind.ts';
import { capital } from './words.ts';

export interface Race<S extends WithSides, O extends Outcomes> {
  /** 'point' and 'points' */
  readonly unit: { readonly one: string; readonly many: string };
  readonly most: number;
  readonly classification: string;
  /** Who gets so far first: 1 for home, 2 for away, 0 for neither. */
  measure(count: number): Measure<O>;
  isOver(state: S): boolean;
  actual(state: S): O;
}

/** race:<count>: who reaches so many first, or nobody. */
export function race<S extends WithSides, O extends Outcomes>(what: Race<S, O>): MarketKind<S, O> {
  return {
    head: 'race',
    build(args, sides) {
      const count = args.length === 1 ? asCount(args[0], 1, what.most) : undefined;
      if (count === undefined) return undefined;
      const to = (key: 'home' | 'away', code: number): SelectionRule => ({
        key,
        type: 'OTHER',
        name: sides[key].mediumName,
        side: key,
        grade: winWhere((found) => found === code),
      });
      return {
        type: 'OTHER',
        classification: what.classification,
        name: `Race to ${count} ${capital(what.unit.many)}`,
        family: 'race',
        measure: what.measure(count),
        winners: 1,
        selections: [
          to('home', 1),
          to('away', 2),
          { key: 'none', type: 'OTHER', name: 'Neither', grade: winWhere((found) => found === 0) },
        ],
      };
    },
    isDecided: (args, state) =>
      what.isOver(state) || realValue(what.measure(Number(args[0])), what.actual(state)) !== 0,
    explain: ({ args, state, outcomes }) => {
      const winner = realValue(what.measure(Number(args[0])), outcomes);
      if (winner === 0) return `Neither side reached ${args[0]} ${what.unit.many}`;
      const side = winner === 1 ? state.sides.home : state.sides.away;
      return `${side.mediumName} reached ${args[0]} ${what.unit.many} first`;
    },
  };
}

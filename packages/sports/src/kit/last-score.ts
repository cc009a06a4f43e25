import type { Measure, Outcomes } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import type { GradeFacts, MarketKind, SelectionRule, WithSides } from './kind.ts';

/** A market on who scores last in a game, or nobody: '<head>'. */
export interface LastScore<S extends WithSides, O extends Outcomes> {
  readonly head: string;
  readonly name: string;
  readonly measure: Measure<O>;
  selections(sides: Sides): SelectionRule[];
  /** Whether no more can be scored. */
  isOver(state: S): boolean;
  explain(facts: GradeFacts<S, O>): string;
}

export function lastScoreMarket<S extends WithSides, O extends Outcomes>(
  of: LastScore<S, O>,
): MarketKind<S, O> {
  return {
    head: of.head,
    build(args, sides) {
      if (args.length !== 0) return undefined;
      return {
        type: 'OTHER',
        classification: 'scoring',
        name: of.name,
        family: of.head,
        measure: of.measure,
        winners: 1,
        selections: of.selections(sides),
      };
    },
    isDecided: (_args, state) => of.isOver(state),
    explain: of.explain,
  };
}

import type { Measure, Outcomes } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { asCount, type GradeFacts, type MarketKind, type SelectionRule, type WithSides } from './kind.ts';

/** A market on the n-th score of a game. The number keeps the key stable: '<head>:<n>'. */
export interface NthScore<S extends WithSides, O extends Outcomes> {
  readonly head: string;
  /** Of the first score, and of each later one. */
  readonly names: readonly [first: string, next: string];
  /** More than a game can bring. */
  readonly most: number;
  measure(n: number): Measure<O>;
  selections(sides: Sides, n: number): SelectionRule[];
  /** Whether the n-th has been, or none can come. */
  isDecided(state: S, n: number): boolean;
  explain(facts: GradeFacts<S, O>, n: number): string;
}

/** What it is called when the n-th never comes: 'more' there can be only once there was one. */
export function noScore(n: number): string {
  return n === 1 ? 'No Score' : 'No More Scores';
}

export function nthScoreMarket<S extends WithSides, O extends Outcomes>(
  of: NthScore<S, O>,
): MarketKind<S, O> {
  return {
    head: of.head,
    build(args, sides) {
      const n = args.length === 1 ? asCount(args[0], 1, of.most) : undefined;
      if (n === undefined) return undefined;
      return {
        type: n === 1 ? 'FIRST_SCORE' : 'NEXT_SCORE',
        classification: 'scoring',
        name: of.names[n === 1 ? 0 : 1],
        family: of.head,
        measure: of.measure(n),
        winners: 1,
        selections: of.selections(sides, n),
      };
    },
    isDecided: (args, state) => of.isDecided(state, Number(args[0])),
    explain: (facts) => of.explain(facts, Number(facts.args[0])),
  };
}

import type { MarketKind, SelectionRule } from '../../kit/kind.ts';
import { winWhere } from '../../kit/kind.ts';
import type { SideKey, Sides } from '../../sport.ts';
import type { SoccerOutcomes } from '../outcomes.ts';
import type { SoccerState } from '../state.ts';

export type SoccerKind = MarketKind<SoccerState, SoccerOutcomes>;

/** Kinds of the same head about different things: the one that can build a key is the one that is meant. */
export function oneOf(first: SoccerKind, ...others: readonly SoccerKind[]): SoccerKind {
  const kinds = [first, ...others];
  const kindFor = (args: readonly string[], sides: Sides) =>
    kinds.find((kind) => kind.build(args, sides) !== undefined) ?? first;
  return {
    head: first.head,
    build: (args, sides) => kindFor(args, sides).build(args, sides),
    isDecided: (args, state) => kindFor(args, state.sides).isDecided(args, state),
    mayCome: (args, state, soFar) => kindFor(args, state.sides).mayCome?.(args, state, soFar),
    explain: (facts) => kindFor(facts.args, facts.state.sides).explain(facts),
  };
}

/** Home, away and nobody, of a measure that says 1, 2 and 0. */
export function whoOf(sides: Sides, nobody: string): SelectionRule[] {
  const side = (key: SideKey, code: number): SelectionRule => ({
    key,
    type: 'OTHER',
    name: sides[key].mediumName,
    side: key,
    grade: winWhere((value) => value === code),
  });
  return [
    side('home', 1),
    side('away', 2),
    { key: 'none', type: 'OTHER', name: nobody, grade: winWhere((value) => value === 0) },
  ];
}

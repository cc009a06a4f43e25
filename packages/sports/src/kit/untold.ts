import { type Outcomes, PUSH } from '../sport.ts';
import type { MarketKind, WithSides } from './kind.ts';

/** What a measure says of the real game when its source does not tell what is measured: who did it, or how often. */
export const UNTOLD = -2048;

/**
 * A kind whose stakes go back where the source of the game does not tell what it is about, as soon as that is known: a recording
 * without players' numbers, a feed without shots. Its measure is UNTOLD then.
 * @param isUntold of the kind, or of what the rest of a key names
 */
export function voidedUntold<S extends WithSides, O extends Outcomes>(
  kind: MarketKind<S, O>,
  isUntold: (state: S, args: readonly string[]) => boolean,
): MarketKind<S, O> {
  return {
    head: kind.head,
    build(args, sides) {
      const built = kind.build(args, sides);
      if (built === undefined) return undefined;
      const selections = built.selections.map((selection) => ({
        ...selection,
        grade: (value: number) => (value === UNTOLD ? PUSH : selection.grade(value)),
      }));
      return { ...built, selections };
    },
    isDecided: (args, state) => isUntold(state, args) || kind.isDecided(args, state),
    explain: (facts) =>
      isUntold(facts.state, facts.args)
        ? 'Void: the source of this game does not tell it'
        : kind.explain(facts),
  };
}

import { type Mark, type Outcomes, PUSH } from '../market-definition.ts';
import type { MarketKind, SelectionRule, WithSides } from './kind.ts';
import { MOST_TOLD, toldBefore, UNTOLD } from './untold-count.ts';

/** Of a count that can never be less again: more than anybody comes to. */
const ANY_MORE = 6143;

interface HowUntold<S> {
  /** How much more of it there may be than was told. */
  readonly more?: number;
  /** Why stakes go back; otherwise that the source does not tell it. */
  why?(state: S, args: readonly string[]): string;
}

/**
 * A kind whose stakes go back where the source of the game does not tell what it is about, as soon as that is known: a recording
 * without players' numbers, a feed without shots. Its measure is UNTOLD then, or what untoldAfter makes of what was told before:
 * a mark that was reached by then, or a line that was passed, stands, for nothing that is not told can change it.
 * @param isUntold of the kind, or of what the rest of a key names
 */
export function voidedUntold<S extends WithSides, O extends Outcomes>(
  kind: MarketKind<S, O>,
  isUntold: (state: S, args: readonly string[]) => boolean,
  { more = ANY_MORE, why = () => 'the source of this game does not tell it' }: HowUntold<S> = {},
): MarketKind<S, O> {
  return {
    head: kind.head,
    build(args, sides) {
      const built = kind.build(args, sides);
      if (built === undefined) return undefined;
      const selections = built.selections.map((selection) => ({
        ...selection,
        grade: (value: number) => {
          if (value > UNTOLD + MOST_TOLD) return selection.grade(value);
          return built.onlyGrows === true ? standing(selection, toldBefore(value), more) : PUSH;
        },
      }));
      return { ...built, selections };
    },
    isDecided: (args, state) => isUntold(state, args) || kind.isDecided(args, state),
    explain: (facts) => {
      if (!isUntold(facts.state, facts.args)) return kind.explain(facts);
      if (facts.mark === PUSH) return `Void: ${why(facts.state, facts.args)}`;
      return `${kind.explain(facts)} by the time the source of this game told it no more`;
    },
  };
}

/** The mark at a count if no more of it could change that. */
function standing({ grade }: SelectionRule, told: number, more: number): Mark {
  const mark = grade(told);
  return grade(told + more) === mark ? mark : PUSH;
}

import type { MarketDefinition, Measure, Outcomes, SelectionDefinition, SportModel } from '../sport.ts';
import type { MarketKind, SelectionRule, WithSides } from './kind.ts';

/** The three faces of a model that are about markets. */
type MarketFaces<S, O extends Outcomes> = Pick<
  SportModel<S, unknown, unknown, O, never>,
  'market' | 'isDecided' | 'explain'
>;

/** The markets of a sport, from its kinds. @param actual the real game so far, as one sample */
export function marketBook<S extends WithSides, O extends Outcomes>(
  kinds: readonly MarketKind<S, O>[],
  actual: (state: S) => O,
): MarketFaces<S, O> {
  const byHead: ReadonlyMap<string, MarketKind<S, O>> = new Map(kinds.map((kind) => [kind.head, kind]));

  function market(key: string, sides: WithSides['sides']): MarketDefinition<O> | undefined {
    const [head = '', ...args] = key.split(':');
    const built = byHead.get(head)?.build(args, sides);
    if (built === undefined) return undefined;
    return { key, ...built, selections: built.selections.map((rule) => complete(rule, built.measure)) };
  }

  function isDecided(state: S, key: string): boolean {
    const [head = '', ...args] = key.split(':');
    const kind = byHead.get(head);
    return kind?.build(args, state.sides) !== undefined && kind.isDecided(args, state);
  }

  function explain(state: S, key: string, selectionKey: string): string | undefined {
    if (!isDecided(state, key)) return undefined;
    const [head = '', ...args] = key.split(':');
    const selection = market(key, state.sides)?.selections.find((each) => each.key === selectionKey);
    if (selection === undefined) return undefined;
    const outcomes = actual(state);
    return byHead.get(head)?.explain({ args, state, selection, outcomes, mark: selection.mark(outcomes, 0) });
  }

  return { market, isDecided, explain };
}

function complete<O extends Outcomes>(rule: SelectionRule, measure: Measure<O>): SelectionDefinition<O> {
  return { ...rule, mark: (outcomes, index) => rule.grade((rule.measure ?? measure).bind(outcomes)(index)) };
}

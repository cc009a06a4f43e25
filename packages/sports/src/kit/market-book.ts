import type { MarketDefinition, Measure, Outcomes, SelectionDefinition, SportModel } from '../sport.ts';
import type { MarketKind, SelectionRule, WithSides } from './kind.ts';

/** The three faces of a model that are about markets. */
type MarketFaces<S, O extends Outcomes> = Pick<
  SportModel<S, unknown, unknown, O, never>,
  'market' | 'isDecided' | 'explain'
>;

/** Keys of a sport that are kept; some twenty games have so many. */
const MOST_KEPT = 10_000;

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

  /** Asked of hundreds of keys after every play: whether a key makes sense is found out once. */
  const sensible = new Map<string, readonly string[]>();

  function isDecided(state: S, key: string): boolean {
    const args = sensible.get(key) ?? argsOf(key, state.sides);
    return args !== undefined && byHead.get(args[0] ?? '')?.isDecided(args.slice(1), state) === true;
  }

  /** Head and arguments of a key that builds; undefined for any other. */
  function argsOf(key: string, sides: WithSides['sides']): readonly string[] | undefined {
    const args = key.split(':');
    if (byHead.get(args[0] ?? '')?.build(args.slice(1), sides) === undefined) return undefined;
    if (sensible.size >= MOST_KEPT) sensible.clear();
    sensible.set(key, args);
    return args;
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

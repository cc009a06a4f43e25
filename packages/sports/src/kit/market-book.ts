import {
  type MarketDefinition,
  type Measure,
  type Outcomes,
  type SelectionDefinition,
  type SportModel,
  WIN,
} from '../sport.ts';
import { realValue } from './contest.ts';
import type { MarketKind, SelectionRule, WithSides } from './kind.ts';

/** The three faces of a model that are about markets. */
export type MarketFaces<S, O extends Outcomes> = Pick<
  SportModel<S, unknown, unknown, O, never>,
  'market' | 'isDecided' | 'explain'
>;

/** Keys of a sport that are kept; some twenty games have so many. */
const MOST_KEPT = 10_000;

interface Sensible<O extends Outcomes> {
  /** The head of the key first. */
  readonly args: readonly string[];
  /** Of a line on something that only grows. */
  readonly growing: { readonly measure: Measure<O>; isPassed(count: number): boolean } | undefined;
}

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
    const { onlyGrows: _, ...definition } = built;
    return { key, ...definition, selections: built.selections.map((rule) => complete(rule, built.measure)) };
  }

  /** Asked of hundreds of keys after every play: what a key says is found out once. */
  const sensible = new Map<string, Sensible<O>>();

  function isDecided(state: S, key: string): boolean {
    const known = sensible.get(key) ?? read(key, state.sides);
    if (known === undefined) return false;
    const [head = '', ...args] = known.args;
    return byHead.get(head)?.isDecided(args, state) === true || isPassed(known, state);
  }

  function isPassed({ growing }: Sensible<O>, state: S): boolean {
    if (growing === undefined) return false;
    const outcomes = soFar.get(state) ?? actual(state);
    soFar.set(state, outcomes);
    return growing.isPassed(realValue(growing.measure, outcomes));
  }
  const soFar = new WeakMap<S, O>();

  /** Undefined for a key that does not build. */
  function read(key: string, sides: WithSides['sides']): Sensible<O> | undefined {
    const args = key.split(':');
    const built = byHead.get(args[0] ?? '')?.build(args.slice(1), sides);
    if (built === undefined) return undefined;
    const over = built.onlyGrows && built.selections.find(({ type }) => type === 'OVER');
    const known: Sensible<O> = {
      args,
      growing: over ? { measure: built.measure, isPassed: (count) => over.grade(count) === WIN } : undefined,
    };
    if (sensible.size >= MOST_KEPT) sensible.clear();
    sensible.set(key, known);
    return known;
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

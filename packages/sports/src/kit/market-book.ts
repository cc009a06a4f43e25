import {
  HALF_LOSS,
  HALF_WIN,
  LOSS,
  type Mark,
  type MarketDefinition,
  type Measure,
  type Outcomes,
  PUSH,
  type SelectionDefinition,
  WIN,
} from '../market-definition.ts';
import type { SportModel } from '../sport.ts';
import { realValue } from './contest.ts';
import type { MarketKind, SelectionRule, WithSides } from './kind.ts';
import { sameMark } from './may-come.ts';

/** The faces of a model that are about markets. */
export type MarketFaces<S, O extends Outcomes> = Pick<
  SportModel<S, unknown, unknown, O, never>,
  'market' | 'isDecided' | 'certainMark' | 'explain'
>;

/** Of what is certain before all of it is played. */
const CERTAIN: Readonly<Record<Mark, string>> = {
  [LOSS]: 'could not come true any more',
  [WIN]: 'could not fail any more',
  [PUSH]: 'could only come out level',
  [HALF_WIN]: 'could only win half',
  [HALF_LOSS]: 'could only lose half',
};

/** Keys of a sport that are kept; some four games have so many. All sports keep theirs in every simulation thread, too. */
const MOST_KEPT = 2_000;
const NONE: readonly SelectionRule[] = [];

interface Sensible<O extends Outcomes> {
  /** The head of the key first. */
  readonly args: readonly string[];
  /** Of a kind that knows what may come; none of another. */
  readonly selections: readonly SelectionRule[];
  /** Of a line on something that only grows: what is over it. */
  readonly growing: { readonly measure: Measure<O>; readonly over: SelectionRule } | undefined;
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
    if (isTold(known, state)) return true;
    const values = comingTo(known, state);
    return values !== undefined && known.selections.every((rule) => sameMark(rule, values) !== undefined);
  }

  /** Whether the one real outcome so far says it. */
  function isTold(known: Sensible<O>, state: S): boolean {
    const [head = '', ...args] = known.args;
    return byHead.get(head)?.isDecided(args, state) === true || isPassed(known, state);
  }

  function comingTo({ args: [head = '', ...args] }: Sensible<O>, state: S): readonly number[] | undefined {
    const kind = byHead.get(head);
    return kind?.mayCome?.(args, state, actual(state));
  }

  function certainMark(state: S, key: string, selectionKey: string): Mark | undefined {
    const known = sensible.get(key) ?? read(key, state.sides);
    if (known === undefined) return undefined;
    const isOf = (each: { readonly key: string }) => each.key === selectionKey;
    if (isTold(known, state)) return market(key, state.sides)?.selections.find(isOf)?.mark(actual(state), 0);
    const rule = known.selections.find(isOf);
    return rule && sameMark(rule, comingTo(known, state));
  }

  function isPassed({ growing }: Sensible<O>, state: S): boolean {
    if (growing === undefined) return false;
    return growing.over.grade(realValue(growing.measure, actual(state))) === WIN;
  }

  /** Undefined for a key that does not build. */
  function read(key: string, sides: WithSides['sides']): Sensible<O> | undefined {
    const args = key.split(':');
    const kind = byHead.get(args[0] ?? '');
    const built = kind?.build(args.slice(1), sides);
    if (built === undefined) return undefined;
    const over = built.onlyGrows && built.selections.find(({ type }) => type === 'OVER');
    const known: Sensible<O> = {
      args,
      selections: kind?.mayCome ? built.selections : NONE,
      growing: over ? { measure: built.measure, over } : undefined,
    };
    if (sensible.size >= MOST_KEPT) sensible.clear();
    sensible.set(key, known);
    return known;
  }

  function explain(state: S, key: string, selectionKey: string): string | undefined {
    const mark = certainMark(state, key, selectionKey);
    const built = market(key, state.sides);
    const selection = built?.selections.find((each) => each.key === selectionKey);
    const known = sensible.get(key);
    if (mark === undefined || selection === undefined || known === undefined) return undefined;
    if (!isTold(known, state)) return `${built?.name}: ${selection.name} ${CERTAIN[mark]}`;
    const [head = '', ...args] = known.args;
    return byHead.get(head)?.explain({ args, state, selection, outcomes: actual(state), mark });
  }

  return { market, isDecided, certainMark, explain };
}

function complete<O extends Outcomes>(rule: SelectionRule, measure: Measure<O>): SelectionDefinition<O> {
  return { ...rule, mark: (outcomes, index) => rule.grade((rule.measure ?? measure).bind(outcomes)(index)) };
}

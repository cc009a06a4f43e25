import type { MarketKind, MarketRule, SelectionRule } from '../../kit/kind.ts';
import { winWhere } from '../../kit/kind.ts';
import type { SelectionType } from '../../market-definition.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { isOver } from '../contest.ts';
import type { CombatMeasure } from '../measures.ts';
import type { CombatOutcomes } from '../outcomes.ts';
import { resultSentence } from '../result-words.ts';
import type { CombatState } from '../state.ts';

export type CombatKind = MarketKind<CombatState, CombatOutcomes>;

/** A market about how the fight ends: what the rest of its key makes of it. */
interface Ruled {
  readonly head: string;
  rule(args: readonly string[], sides: Sides): Omit<MarketRule<CombatOutcomes>, 'family'> | undefined;
  /** Whether it is known before the end. */
  known?(args: readonly string[], state: CombatState): boolean;
  /** What its measure may come to while the fight is on, see MarketKind. */
  mayCome?(state: CombatState): readonly number[];
}

/** The result of the fight explains every such market. */
export function ruled({ head, rule, known, mayCome }: Ruled): CombatKind {
  return {
    head,
    build(args, sides) {
      const built = rule(args, sides);
      return built && { family: [head, ...args].join(':'), ...built };
    },
    isDecided: (args, state) => isOver(state) || (known?.(args, state) ?? false),
    ...(mayCome && { mayCome: (_args, state) => mayCome(state) }),
    explain: ({ state }) => resultSentence(state),
  };
}

/** Yes and no. */
export function yesOrNo(
  name: string,
  classification: string,
  measure: CombatMeasure,
  test: (value: number) => boolean,
): Omit<MarketRule<CombatOutcomes>, 'family'> {
  return {
    type: 'YES_NO',
    classification,
    name,
    measure,
    winners: 1,
    selections: [
      { key: 'yes', type: 'YES', name: 'Yes', grade: winWhere(test) },
      { key: 'no', type: 'NO', name: 'No', grade: winWhere((value) => !test(value)) },
    ],
  };
}

/** One selection of several. */
export function choice(
  key: string,
  name: string,
  test: (value: number) => boolean,
  side?: SideKey,
  type: SelectionType = 'OTHER',
): SelectionRule {
  return { key, type, name, ...(side && { side }), grade: winWhere(test) };
}

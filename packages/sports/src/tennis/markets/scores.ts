import { type MarketKind, winWhere } from '../../kit/kind.ts';
import { resultOf } from '../../kit/winner.ts';
import { exactly, scoreOf, scoreValue } from '../../rally/match-markets.ts';
import { sets } from '../contest.ts';
import { SETS, type SetKey } from '../measures.ts';
import type { TennisOutcomes } from '../outcomes.ts';
import type { TennisState } from '../state.ts';

export type TennisKind = MarketKind<TennisState, TennisOutcomes>;

export function asSet(text: string | undefined): SetKey | undefined {
  return SETS.find((set) => set === text);
}

/** Scores that end a set before its tie-break, and with it. */
const SET_SCORES = [
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
] as const;
const SET_VALUES: ReadonlySet<number> = new Set(
  SET_SCORES.flatMap(([won, lost]) => [scoreValue(won, lost), scoreValue(lost, won)]),
);

/** set-score:<set>: the score in games; what only an advantage set or a match tie-break can bring is 'other'. */
export const setScore: TennisKind = {
  head: 'set-score',
  build(args, sides) {
    const set = args.length === 1 ? asSet(args[0]) : undefined;
    if (set === undefined) return undefined;
    return {
      type: 'WINNING_MARGIN',
      classification: 'set',
      name: `${sets.periods[set].title} Correct Score`,
      family: `set-score:${set}`,
      measure: scoreOf(sets, set),
      winners: 1,
      selections: [
        ...(['home', 'away'] as const).flatMap((side) =>
          SET_SCORES.map(([won, lost]) => exactly(side, won, lost, sides)),
        ),
        { key: 'other', type: 'OTHER', name: 'Other', grade: winWhere((value) => !SET_VALUES.has(value)) },
      ],
    };
  },
  isDecided: (args, state) => sets.isPeriodOver(state, asSet(args[0]) ?? 's1'),
  explain: (facts) => resultOf(sets, facts, asSet(facts.args[0]) ?? 's1'),
};

import { measureAt } from '../../kit/columns.ts';
import { realValue } from '../../kit/contest.ts';
import { firstScorerMarket, nameInSentence } from '../../kit/first-scorer.ts';
import { type MarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { lastScoreMarket } from '../../kit/last-score.ts';
import { nthScoreMarket } from '../../kit/nth-score.ts';
import { sideKey } from '../../kit/side-number.ts';
import { ordinal } from '../../kit/words.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { firstScorerGoal, lastGoal, nthGoalOf } from '../measures.ts';
import { type HockeyOutcomes, IN_OVERTIME, IN_REGULATION, IN_SHOOTOUT } from '../outcomes.ts';
import { MAX_GOALS, SKATERS, sideOf, slotOf } from '../scoring.ts';
import type { HockeyState } from '../state.ts';
import { skaterName } from '../story/narrate.ts';

type Kind = MarketKind<HockeyState, HockeyOutcomes>;

/** next-goal:<n>: who scores the n-th goal, the shoot-out aside, or nobody. The number keeps the key stable. */
export const nextGoal: Kind = nthScoreMarket({
  head: 'next-goal',
  names: ['First Goal', 'Next Goal'],
  most: MAX_GOALS,
  measure: nthGoalOf,
  selections: (sides, n) => bySide(sides, n === 1 ? 'No Goal' : 'No More Goals'),
  isDecided: (state, n) => state.phase === 'final' || state.goals.length >= n,
  explain: ({ state, outcomes }, n) => {
    const packed = realValue(nthGoalOf(n), outcomes);
    return packed === 0
      ? `There was no ${ordinal(n)} goal`
      : `${teamOf(state, packed)} scored the ${ordinal(n)} goal`;
  },
});

/** last-goal: who scores last, the shoot-out aside. */
export const lastGoalScorer = lastScoreMarket<HockeyState, HockeyOutcomes>({
  head: 'last-goal',
  name: 'Last Goal',
  measure: lastGoal,
  selections: (sides) => bySide(sides, 'No Goal'),
  isOver: (state) => state.phase === 'final',
  explain: ({ state, outcomes }) => {
    const packed = realValue(lastGoal, outcomes);
    return packed === 0 ? 'Nobody scored' : `${teamOf(state, packed)} scored last`;
  },
});

/** first-scorer: which skater scores the first goal. */
export const firstScorer: Kind = firstScorerMarket({
  head: 'first-scorer',
  type: 'FIRST_SCORE',
  name: 'First Goal Scorer',
  measure: firstScorerGoal,
  scorerOf: (packed) => ({ side: sideKey(sideOf(packed)), place: slotOf(packed) }),
  places: Array.from({ length: SKATERS }, (_, place) => place),
  nameOf: skaterName,
  nobody: 'No Goal',
  isDecided: (state) => state.phase === 'final' || state.goals.length >= 1,
  explain: ({ sides }, scorer) => {
    if (scorer === undefined) return 'Nobody scored';
    const side = sides[scorer.side];
    return `${nameInSentence(skaterName(side, scorer.place), side)} scored the first goal`;
  },
});

const METHODS = [
  { key: 'regulation', name: 'in Regulation', decided: IN_REGULATION, said: 'in regulation' },
  { key: 'overtime', name: 'in Overtime', decided: IN_OVERTIME, said: 'in overtime' },
  { key: 'shootout', name: 'in a Shootout', decided: IN_SHOOTOUT, said: 'in a shoot-out' },
] as const;

/** method: who wins, and when: in regulation, in overtime or in a shoot-out. */
export const winningMethod: Kind = {
  head: 'method',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    const rules = (side: SideKey): SelectionRule[] =>
      METHODS.map(({ key, name, decided }) => ({
        key: `${side}-${key}`,
        type: 'OTHER',
        name: `${sides[side].mediumName} ${name}`,
        side,
        grade: winWhere((value) => value === decided * 2 + (side === 'home' ? 0 : 1)),
      }));
    return {
      type: 'OTHER',
      classification: 'game',
      name: 'Winning Method',
      family: 'method',
      measure: method,
      winners: 1,
      selections: [...rules('home'), ...rules('away')],
    };
  },
  isDecided: (_args, state) => state.phase === 'final',
  explain: ({ state, outcomes }) => {
    const value = realValue(method, outcomes);
    const winner = state.sides[value % 2 === 0 ? 'home' : 'away'];
    return `${winner.mediumName} won ${METHODS[value >> 1]?.said ?? ''}`;
  },
};

const method = measureAt(
  'method',
  ({ goals, decided }: HockeyOutcomes, index) =>
    (decided[index] ?? 0) * 2 + ((goals.home.game[index] ?? 0) > (goals.away.game[index] ?? 0) ? 0 : 1),
  undefined,
);

function bySide(sides: Sides, nobody: string): SelectionRule[] {
  const side = (key: SideKey, code: number): SelectionRule => ({
    key,
    type: 'OTHER',
    name: sides[key].mediumName,
    side: key,
    grade: winWhere((packed) => packed !== 0 && sideOf(packed) === code),
  });
  return [
    side('home', 0),
    side('away', 1),
    { key: 'none', type: 'OTHER', name: nobody, grade: winWhere((packed) => packed === 0) },
  ];
}

function teamOf(state: HockeyState, packed: number): string {
  return state.sides[sideKey(sideOf(packed))].mediumName;
}

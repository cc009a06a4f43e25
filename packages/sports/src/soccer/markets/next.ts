import { measureAt } from '../../kit/columns.ts';
import { asCount, winWhere } from '../../kit/kind.ts';
import { lastScoreMarket } from '../../kit/last-score.ts';
import { nthScoreMarket } from '../../kit/nth-score.ts';
import { sideKey } from '../../kit/side-number.ts';
import { ordinal } from '../../kit/words.ts';
import { actual } from '../actual.ts';
import { isPeriodOver } from '../contest.ts';
import { firstGoal, lastGoal, nthCorner, nthGoal, nthScorerSide, whose } from '../measures.ts';
import type { SoccerOutcomes } from '../outcomes.ts';
import { minuteOf, sideOf } from '../scoring.ts';
import type { SoccerState } from '../state.ts';
import { type SoccerKind, whoOf } from './kinds.ts';

/** More goals, and corners, than a game can bring. */
const MOST_GOALS = 40;
const MOST_CORNERS = 32;

const isOver = (state: SoccerState) => isPeriodOver(state, 'reg');

/** next-goal:<n>: who scores the n-th goal, or nobody. The number keeps the key stable. An own goal is the other side's. */
export const nextGoal: SoccerKind = nthScoreMarket({
  head: 'next-goal',
  names: ['First Team to Score', 'Next Team to Score'],
  most: MOST_GOALS,
  measure: nthScorerSide,
  selections: (sides, n) => whoOf(sides, n === 1 ? 'No Goal' : 'No More Goals'),
  isDecided: (state, n) => isOver(state) || nthGoal(actual(state), 0, n) !== 0,
  explain: ({ state, outcomes }, n) => goalSentence(state, nthGoal(outcomes, 0, n), ordinal(n)),
});

/** last-goal: who scores the last goal, or nobody. */
export const lastTeamToScore = lastScoreMarket<SoccerState, SoccerOutcomes>({
  head: 'last-goal',
  name: 'Last Team to Score',
  measure: measureAt('last-goal', (outcomes, index) => whose(lastGoal(outcomes, index)), undefined),
  selections: (sides) => whoOf(sides, 'No Goal'),
  isOver,
  explain: ({ state, outcomes }) => goalSentence(state, lastGoal(outcomes, 0), 'last'),
});

/** Minutes in which the first goal may fall, by sixths of the usual 90. */
const STRETCHES = [1, 16, 31, 46, 61, 76].map((from) => ({ from, to: from + 14 }));

const firstGoalMinute = measureAt(
  'first-goal-minute',
  (outcomes: SoccerOutcomes, index) => minuteOf(firstGoal(outcomes, index)),
  undefined,
);

/** first-goal-time: in which fifteen minutes the first goal falls. Stoppage time belongs to the last minute of its half. */
export const firstGoalTime: SoccerKind = {
  head: 'first-goal-time',
  build(args) {
    if (args.length !== 0) return undefined;
    return {
      type: 'OTHER',
      classification: 'scoring',
      name: 'Time of First Goal',
      family: 'first-goal-time',
      measure: firstGoalMinute,
      winners: 1,
      selections: [
        ...STRETCHES.map(({ from, to }) => ({
          key: `${from}-${to}`,
          type: 'OTHER' as const,
          name: `${from}–${to} Minutes`,
          grade: winWhere((minute) => minute >= from && minute <= to),
        })),
        { key: 'none', type: 'OTHER', name: 'No Goal', grade: winWhere((minute) => minute === 0) },
      ],
    };
  },
  isDecided: (_args, state) => isOver(state) || nthGoal(actual(state), 0, 1) !== 0,
  explain: ({ outcomes }) => {
    const first = nthGoal(outcomes, 0, 1);
    return first === 0
      ? 'There was no goal'
      : `The first goal came in the ${ordinal(minuteOf(first))} minute`;
  },
};

/** next-corner:<n>: who takes the n-th corner, or nobody; those of extra time do not count. */
export const nextCorner: SoccerKind = {
  head: 'next-corner',
  build(args, sides) {
    const n = args.length === 1 ? asCount(args[0], 1, MOST_CORNERS) : undefined;
    if (n === undefined) return undefined;
    return {
      type: 'OTHER',
      classification: 'corners',
      name: n === 1 ? 'First Corner' : 'Next Corner',
      family: 'next-corner',
      measure: nthCorner(n),
      winners: 1,
      selections: whoOf(sides, n === 1 ? 'No Corner' : 'No More Corners'),
    };
  },
  isDecided: (args, state) => isOver(state) || nthCorner(Number(args[0])).bind(actual(state))(0) !== 0,
  explain: ({ args, state, outcomes }) => {
    const taker = nthCorner(Number(args[0])).bind(outcomes)(0);
    if (taker === 0) return `There was no ${ordinal(Number(args[0]))} corner`;
    return `${state.sides[taker === 1 ? 'home' : 'away'].mediumName} took the ${ordinal(Number(args[0]))} corner`;
  },
};

function goalSentence(state: SoccerState, packed: number, which: string): string {
  if (packed === 0)
    return which === '1st' || which === 'last' ? 'There was no goal' : `There was no ${which} goal`;
  return `${state.sides[sideKey(sideOf(packed))].mediumName} scored the ${which} goal`;
}

import { realValue } from '../../kit/contest.ts';
import { asCount, asSide, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { rosterOf } from '../../kit/roster.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { isPeriodOver } from '../contest.ts';
import { SOCCER_ROSTER } from '../engine/scorers.ts';
import { goalsOfPlayer, lastGoal, nthGoal, scorerCode } from '../measures.ts';
import type { SoccerOutcomes } from '../outcomes.ts';
import { NOBODY, sideNumber } from '../scoring.ts';
import type { SoccerState } from '../state.ts';
import type { SoccerKind } from './kinds.ts';

/** Players whose goals are bet on, by place in the roster: those who score, the likeliest first. */
export const SCORERS = [9, 10, 5, 6, 7, 8, 11, 12] as const;

function nameOf(sides: Sides, side: SideKey, player: number): string {
  return rosterOf(sides[side].id, SOCCER_ROSTER)[player] ?? '';
}

/** scorer:<side>:<player>:<count>: a player scores at least so many; own goals do not count. */
export const scorer: SoccerKind = {
  head: 'scorer',
  build(args, sides) {
    const side = asSide(args[0]);
    const player = asCount(args[1], 0, SOCCER_ROSTER - 1);
    const count = asCount(args[2], 1, 3);
    if (side === undefined || player === undefined || count === undefined || args.length !== 3)
      return undefined;
    const what = ['', 'to Score', 'to Score 2 or More', 'to Score a Hat-Trick'][count] ?? '';
    return {
      type: 'YES_NO',
      classification: 'player',
      name: `${nameOf(sides, side, player)} (${sides[side].abbreviation}) ${what}`,
      family: `scorer:${side}:${player}:${count}`,
      measure: goalsOfPlayer(side, player),
      winners: 1,
      selections: [
        { key: 'yes', type: 'YES', name: 'Yes', side, grade: winWhere((goals) => goals >= count) },
        { key: 'no', type: 'NO', name: 'No', side, grade: winWhere((goals) => goals < count) },
      ],
    };
  },
  isDecided: (args, state) =>
    isPeriodOver(state, 'reg') || goalsOfArgs(args, actual(state)) >= Number(args[2]),
  explain: ({ args, state, outcomes }) => {
    const name = nameOf(state.sides, asSide(args[0]) ?? 'home', Number(args[1]));
    const goals = goalsOfArgs(args, outcomes);
    return goals === 0
      ? `${name} did not score`
      : `${name} scored ${goals === 1 ? 'once' : `${goals} goals`}`;
  },
};

function goalsOfArgs(args: readonly string[], outcomes: SoccerOutcomes): number {
  return realValue(goalsOfPlayer(asSide(args[0]) ?? 'home', Number(args[1])), outcomes);
}

/** first-scorer and last-scorer: which player scores the first, or last, goal. */
export const firstScorer = whichScorer('first-scorer', 'First Goalscorer', (outcomes, index) =>
  nthGoal(outcomes, index, 1),
);
export const lastScorer = whichScorer('last-scorer', 'Last Goalscorer', lastGoal);

function whichScorer(
  head: string,
  name: string,
  find: (outcomes: SoccerOutcomes, index: number) => number,
): SoccerKind {
  const isKnown = (state: SoccerState) => head === 'first-scorer' && find(actual(state), 0) !== 0;
  return {
    head,
    build(args, sides) {
      if (args.length !== 0) return undefined;
      return {
        type: 'OTHER',
        classification: 'player',
        name,
        family: head,
        measure: { key: head, bind: (outcomes) => (index) => scorerCode(find(outcomes, index)) },
        winners: 1,
        selections: [
          ...playersOf('home', sides),
          ...playersOf('away', sides),
          { key: 'other', type: 'OTHER', name: 'Any Other Player or Own Goal', grade: winWhere(isOther) },
          { key: 'none', type: 'OTHER', name: 'No Goal', grade: winWhere((code) => code === 0) },
        ],
      };
    },
    isDecided: (_args, state) => isPeriodOver(state, 'reg') || isKnown(state),
    explain: ({ state, outcomes }) => scorerSentence(state, scorerCode(find(outcomes, 0)), head),
  };
}

function playersOf(side: SideKey, sides: Sides): SelectionRule[] {
  return SCORERS.map((player) => ({
    key: `${side}-${player}`,
    type: 'OTHER',
    name: `${nameOf(sides, side, player)} (${sides[side].abbreviation})`,
    side,
    grade: winWhere((code) => code === 1 + sideNumber(side) * 16 + player),
  }));
}

function isOther(code: number): boolean {
  return code > 0 && !SCORERS.some((player) => player === (code - 1) % 16);
}

function scorerSentence({ sides }: SoccerState, code: number, head: string): string {
  if (code === 0) return 'There was no goal';
  const player = (code - 1) % 16;
  const which = head === 'first-scorer' ? 'first' : 'last';
  if (player === NOBODY) return `The ${which} goal was nobody's: an own goal, or its scorer is not known`;
  const name = nameOf(sides, code > 16 ? 'away' : 'home', player);
  return `${name} scored the ${which} goal`;
}

import { asPeriod, periodAt, realValue, totalOf } from '../../kit/contest.ts';
import { asSide, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { countsFrom } from '../../kit/may-come.ts';
import { resultOf } from '../../kit/winner.ts';
import { counted, titled } from '../../kit/words.ts';
import type { BySide, Sides } from '../../sport.ts';
import { goals, type HalfPeriod } from '../contest.ts';
import { goalsOf } from '../measures.ts';
import type { SoccerKind } from './kinds.ts';
import { combinedGoals, scoredBy } from './results.ts';

/** Scores that are named: up to so many goals of each side. */
const NAMED: Readonly<Record<HalfPeriod, number>> = { reg: 4, h1: 2, h2: 2 };
/** Everything more than this many goals is one selection. */
const MOST_GOALS = 6;
const MOST_TEAM_GOALS = 3;
const BASE = 32;

/** correct-score:<period>; what is not named is one selection for each result. */
export const correctScore: SoccerKind = {
  head: 'correct-score',
  build(args, sides) {
    const period = args.length === 1 ? asPeriod(goals, args[0]) : undefined;
    if (period === undefined) return undefined;
    const words = goals.periods[period];
    const named = NAMED[period];
    const up = Array.from({ length: named + 1 }, (_, count) => count);
    const scores = up.flatMap((home) => up.map((away) => ({ home, away })));
    return {
      type: 'OTHER',
      classification: words.classification,
      name: titled(words, 'Correct Score'),
      family: `correct-score:${period}`,
      measure: combinedGoals(`score:${period}`, (home, away) => home * BASE + away, period),
      winners: 1,
      selections: [
        ...scores.filter(({ home, away }) => home > away).map((score) => exactly(score)),
        other('home', sides, named),
        ...scores.filter(({ home, away }) => home === away).map((score) => exactly(score)),
        other('draw', sides, named),
        ...scores.filter(({ home, away }) => home < away).map((score) => exactly(score)),
        other('away', sides, named),
      ],
    };
  },
  isDecided: (args, state) => goals.isPeriodOver(state, periodAt(goals, args[0])),
  mayCome: (args, _state, soFar) => {
    const period = periodAt(goals, args[0]);
    const upTo = NAMED[period] + 1;
    // One more than that, so that either side may still be ahead of the other where both are past it.
    const from = (now: number, other: number) => countsFrom(now, Math.max(upTo, other) + 1);
    const home = realValue(goalsOf('home', period), soFar);
    const away = realValue(goalsOf('away', period), soFar);
    return from(home, away).flatMap((one) => from(away, home).map((other) => one * BASE + other));
  },
  explain: (facts) => resultOf(goals, facts, periodAt(goals, facts.args[0])),
};

function exactly({ home, away }: BySide<number>): SelectionRule {
  return {
    key: `${home}-${away}`,
    type: 'EXACTLY',
    name: `${home}–${away}`,
    grade: winWhere((value) => value === home * BASE + away),
  };
}

function other(result: 'home' | 'draw' | 'away', sides: Sides, named: number): SelectionRule {
  const sign = result === 'home' ? 1 : result === 'away' ? -1 : 0;
  return {
    key: `other-${result}`,
    type: 'OTHER',
    name: result === 'draw' ? 'Any Other Draw' : `${sides[result].mediumName}, Any Other Score`,
    grade: winWhere((value) => {
      const home = Math.floor(value / BASE);
      const away = value % BASE;
      return (home > named || away > named) && Math.sign(home - away) === sign;
    }),
  };
}

/** exact-goals:<period>: how many goals fall. */
export const exactGoals: SoccerKind = {
  head: 'exact-goals',
  build(args) {
    const period = args.length === 1 ? asPeriod(goals, args[0]) : undefined;
    if (period === undefined) return undefined;
    const words = goals.periods[period];
    return {
      type: 'OTHER',
      classification: words.classification,
      name: titled(words, 'Exact Goals'),
      family: `exact-goals:${period}`,
      measure: totalOf(goals, period),
      winners: 1,
      selections: upTo(period === 'reg' ? MOST_GOALS : MOST_TEAM_GOALS),
    };
  },
  isDecided: (args, state) => goals.isPeriodOver(state, periodAt(goals, args[0])),
  mayCome: (args, _state, soFar) =>
    countsFrom(realValue(totalOf(goals, periodAt(goals, args[0])), soFar), MOST_GOALS),
  explain: ({ args, outcomes }) =>
    `The total was ${counted(realValue(totalOf(goals, periodAt(goals, args[0])), outcomes), goals.unit)}`,
};

/** team-goals:<side>: how many goals a side scores. */
export const teamGoals: SoccerKind = {
  head: 'team-goals',
  build(args, sides) {
    const side = args.length === 1 ? asSide(args[0]) : undefined;
    if (side === undefined) return undefined;
    return {
      type: 'OTHER',
      classification: 'team',
      name: `${sides[side].mediumName} Exact Goals`,
      family: `team-goals:${side}`,
      measure: goalsOf(side, 'reg'),
      winners: 1,
      selections: upTo(MOST_TEAM_GOALS).map((selection) => ({ ...selection, side })),
    };
  },
  isDecided: (_args, state) => goals.isPeriodOver(state, 'reg'),
  mayCome: (args, _state, soFar) =>
    countsFrom(realValue(goalsOf(asSide(args[0]) ?? 'home', 'reg'), soFar), MOST_TEAM_GOALS),
  explain: ({ args, state, outcomes }) => {
    const side = asSide(args[0]) ?? 'home';
    return scoredBy(side, state.sides, realValue(goalsOf(side, 'reg'), outcomes));
  },
};

/** 0, 1, 2 … and so many or more. */
function upTo(most: number): SelectionRule[] {
  return Array.from({ length: most + 1 }, (_, count) => ({
    key: count === most ? `${count}-up` : String(count),
    type: 'EXACTLY' as const,
    name: count === most ? `${count}+` : String(count),
    grade: winWhere((value) => (count === most ? value >= count : value === count)),
  }));
}

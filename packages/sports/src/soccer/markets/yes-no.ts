import { columnMeasure, sumOf } from '../../kit/columns.ts';
import { asPeriod, leadOf, realValue, totalOf } from '../../kit/contest.ts';
import { leads } from '../../kit/happenings.ts';
import { asCount, asSide } from '../../kit/kind.ts';
import { areAll, areAtLeast, isAtLeast, isExactly } from '../../kit/tests.ts';
import { titled } from '../../kit/words.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { otherSide } from '../../sport.ts';
import { actual } from '../actual.ts';
import { goals, type HalfPeriod, isPeriodOver } from '../contest.ts';
import { countOf, goalsBetween, goalsOf, goalsWhere } from '../measures.ts';
import type { SoccerOutcomes } from '../outcomes.ts';
import { isOwnGoal } from '../scoring.ts';
import type { SoccerState } from '../state.ts';

const over = (period: HalfPeriod) => (state: SoccerState) => isPeriodOver(state, period);

/** both-score:<period> */
export const bothScore = yesNo('both-score', actual, (args) => {
  const period = args.length === 1 ? asPeriod(goals, args[0]) : undefined;
  if (period === undefined) return undefined;
  const words = goals.periods[period];
  const stretch = words.sentence === '' ? '' : ` in ${words.sentence}`;
  return {
    name: titled(words, 'Both Teams to Score'),
    classification: words.classification,
    isOver: over(period),
    standsOnceSeen: true,
    happens: areAll(isAtLeast(goalsOf('home', period), 1), isAtLeast(goalsOf('away', period), 1)),
    yes: `Both sides scored${stretch}`,
    no: `At least one side did not score${stretch}`,
  };
});

/** clean-sheet:<side>: the other side does not score. */
export const cleanSheet = yesNo('clean-sheet', actual, (args, sides) => {
  const side = args.length === 1 ? asSide(args[0]) : undefined;
  if (side === undefined) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} to Keep a Clean Sheet`,
    classification: 'team',
    isOver: over('reg'),
    isCertain: (_state, soFar) => realValue(goalsOf(otherSide(side), 'reg'), soFar) > 0,
    standsOnceSeen: false,
    happens: isExactly(goalsOf(otherSide(side), 'reg'), 0),
    yes: `${name} conceded no goal`,
    no: `${name} conceded`,
  };
});

/** win-to-nil:<side> */
export const winToNil = yesNo('win-to-nil', actual, (args, sides) => {
  const side = args.length === 1 ? asSide(args[0]) : undefined;
  if (side === undefined) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} to Win to Nil`,
    classification: 'team',
    isOver: over('reg'),
    isCertain: (_state, soFar) => realValue(goalsOf(otherSide(side), 'reg'), soFar) > 0,
    standsOnceSeen: false,
    happens: areAll(isAtLeast(goalsOf(side, 'reg'), 1), isExactly(goalsOf(otherSide(side), 'reg'), 0)),
    yes: `${name} won without conceding`,
    no: `${name} did not win to nil`,
  };
});

/** win-halves:<side> and win-either:<side>: ahead in both halves, or in one, each on its own. */
export const winHalves = winSome('win-halves', 'Win Both Halves', 2);
export const winEither = winSome('win-either', 'Win Either Half', 1);

function winSome(head: string, what: string, least: number) {
  return yesNo<SoccerState, SoccerOutcomes>(head, actual, (args, sides) => {
    const side = args.length === 1 ? asSide(args[0]) : undefined;
    if (side === undefined) return undefined;
    const name = sides[side].mediumName;
    const sign = side === 'home' ? 1 : -1;
    return {
      name: `${name} to ${what}`,
      classification: 'team',
      // A first half that is won is the either half, and one that is not won leaves no both.
      isOver: over('reg'),
      isCertain: (state, soFar) =>
        over('h1')(state) && sign * realValue(leadOf(goals, 'h1'), soFar) > 0 === (least === 1),
      standsOnceSeen: false,
      happens: areAtLeast(least, [leads(side, leadOf(goals, 'h1')), leads(side, leadOf(goals, 'h2'))]),
      yes: `${name} did ${what.toLowerCase()}`,
      no: `${name} did not ${what.toLowerCase()}`,
    };
  });
}

/** score-halves:<side>: a goal in each half. */
export const scoreHalves = yesNo('score-halves', actual, (args, sides) => {
  const side = args.length === 1 ? asSide(args[0]) : undefined;
  if (side === undefined) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} to Score in Both Halves`,
    classification: 'team',
    isOver: over('reg'),
    isCertain: (state, soFar) => over('h1')(state) && realValue(goalsOf(side, 'h1'), soFar) === 0,
    standsOnceSeen: true,
    happens: areAll(isAtLeast(goalsOf(side, 'h1'), 1), isAtLeast(goalsOf(side, 'h2'), 1)),
    yes: `${name} scored in both halves`,
    no: `${name} did not score in both halves`,
  };
});

/** goal-in:<from>:<to>: a goal in the minutes from the one to the other, both included. */
export const goalIn = yesNo('goal-in', actual, (args) => {
  const from = asCount(args[0], 1, 90);
  const to = asCount(args[1], 1, 90);
  if (from === undefined || to === undefined || from > to || args.length !== 2) return undefined;
  return {
    name: `Goal in Minutes ${from}–${to}`,
    classification: 'scoring',
    isOver: (state) => isPeriodOver(state, 'reg') || minutesPlayed(state) >= to,
    standsOnceSeen: true,
    happens: isAtLeast(goalsBetween(from, to), 1),
    yes: `There was a goal in minutes ${from} to ${to}`,
    no: `There was no goal in minutes ${from} to ${to}`,
  };
});

/** Whole minutes that are over for good; the last minute of a half lasts as long as its stoppage time. */
function minutesPlayed({ phase, period, clock, rules }: SoccerState): number {
  const half = rules.halfSeconds / 60;
  if (phase === 'break') return period * half;
  return (period - 1) * half + Math.min(half - 1, Math.floor(clock / 60));
}

/** both-halves-goal: a goal in each half, whoever's. */
export const goalInBothHalves = yesNo('goal-both-halves', actual, (args) => {
  if (args.length !== 0) return undefined;
  return {
    name: 'Goal in Both Halves',
    classification: 'scoring',
    isOver: over('reg'),
    isCertain: (state, soFar) => over('h1')(state) && realValue(totalOf(goals, 'h1'), soFar) === 0,
    standsOnceSeen: true,
    happens: areAll(isAtLeast(totalOf(goals, 'h1'), 1), isAtLeast(totalOf(goals, 'h2'), 1)),
    yes: 'There was a goal in both halves',
    no: 'At least one half had no goal',
  };
});

/** own-goal */
export const ownGoal = yesNo('own-goal', actual, (args) => {
  if (args.length !== 0) return undefined;
  return {
    name: 'Own Goal',
    classification: 'scoring',
    isOver: over('reg'),
    standsOnceSeen: true,
    happens: isAtLeast(goalsWhere('own', isOwnGoal), 1),
    yes: 'There was an own goal',
    no: 'There was no own goal',
  };
});

/** red-card: either side has a player sent off, a second yellow card included. */
export const redCard = yesNo('red-card', actual, (args) => {
  if (args.length !== 0) return undefined;
  return {
    name: 'Red Card Shown',
    classification: 'cards',
    isOver: over('reg'),
    standsOnceSeen: true,
    happens: isAtLeast(
      sumOf('reds', [
        countOf('reds', 'home', 'reg', 'reds:home'),
        countOf('reds', 'away', 'reg', 'reds:away'),
      ]),
      1,
    ),
    yes: 'A red card was shown',
    no: 'No red card was shown',
  };
});

/** penalty: a penalty kick is awarded; extra time does not count. */
export const penalty = yesNo('penalty', actual, (args) => {
  if (args.length !== 0) return undefined;
  return {
    name: 'Penalty Awarded',
    classification: 'scoring',
    isOver: over('reg'),
    standsOnceSeen: true,
    happens: isAtLeast(
      columnMeasure('penalties', ({ penalties }) => penalties),
      1,
    ),
    yes: 'A penalty was awarded',
    no: 'No penalty was awarded',
  };
});

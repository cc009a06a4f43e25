import type { Measure, Outcomes } from '../market-definition.ts';
import { otherSide, type SideKey } from '../sport.ts';
import { type Contest, leadOf, realValue } from './contest.ts';
import { asSide, type WithSides } from './kind.ts';
import { areAll, isAtLeast, isAtMost, isExactly, type Test } from './tests.ts';
import type { Happening, HappeningOf } from './yes-no.ts';

// Happenings that several sports sell.

/** <head>: of the game as a whole. */
export function ofGame<S extends WithSides, O extends Outcomes>(
  happening: Happening<S, O>,
): HappeningOf<S, O> {
  return (args) => (args.length === 0 ? happening : undefined);
}

/** <head>:<side>. @param name "Chiefs" */
export function ofSide<S extends WithSides, O extends Outcomes>(
  happening: (side: SideKey, name: string) => Happening<S, O>,
): HappeningOf<S, O> {
  return (args, sides) => {
    const side = args.length === 1 ? asSide(args[0]) : undefined;
    return side && happening(side, sides[side].mediumName);
  };
}

/** <head>: the game goes to overtime. @param isOver whether regulation is over */
export function goesToOvertime<S extends WithSides, O extends Outcomes>(
  happens: Test<O>,
  isOver: (state: S) => boolean,
): HappeningOf<S, O> {
  return ofGame({
    name: 'Overtime',
    classification: 'game',
    isOver,
    standsOnceSeen: true,
    happens,
    yes: 'The game went to overtime',
    no: 'The game ended in regulation',
  });
}

/** <head>:<side>: ahead in each of some stretches on its own. @param what "Both Halves" */
export function winsEach<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  what: string,
  periods: readonly P[],
  isOver: (state: S) => boolean,
): HappeningOf<S, O> {
  return ofSide((side, name) => ({
    name: `${name} to Win ${what}`,
    classification: 'team',
    isOver,
    isCertain: (state, soFar) =>
      overOf(contest, state, periods).some(
        (period) => !isAhead(side, realValue(leadOf(contest, period), soFar)),
      ),
    standsOnceSeen: false,
    happens: areAll(...periods.map((period) => leads(side, leadOf(contest, period)))),
    yes: `${name} won ${what.toLowerCase()}`,
    no: `${name} did not win ${what.toLowerCase()}`,
  }));
}

/** <head>:<side>: behind after a stretch, and wins. @param when "at Halftime"; `since`: "from behind at halftime" */
export function comesBack<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  { after, whole, when, since }: { after: P; whole: P; when: string; since: string },
  isOver: (state: S) => boolean,
): HappeningOf<S, O> {
  return ofSide((side, name) => ({
    name: `${name} to Trail ${when} and Win`,
    classification: 'team',
    isOver,
    isCertain: (state, soFar) =>
      contest.isPeriodOver(state, after) && !isAhead(side, -realValue(leadOf(contest, after), soFar)),
    standsOnceSeen: false,
    happens: areAll(leads(otherSide(side), leadOf(contest, after)), leads(side, leadOf(contest, whole))),
    yes: `${name} came back ${since}`,
    no: `${name} did not come back ${since}`,
  }));
}

/** <head>:<side>: the side wins and its opponent does not score. */
export function winsByShutout<S extends WithSides, O extends Outcomes>(
  scoreOf: (side: SideKey) => Measure<O>,
  isOver: (state: S) => boolean,
): HappeningOf<S, O> {
  return ofSide((side, name) => ({
    name: `${name} Shutout Win`,
    classification: 'team',
    isOver,
    isCertain: (_state, soFar) => realValue(scoreOf(otherSide(side)), soFar) > 0,
    standsOnceSeen: false,
    happens: areAll(isAtLeast(scoreOf(side), 1), isExactly(scoreOf(otherSide(side)), 0)),
    yes: `${name} kept the other side from scoring`,
    no: `${name} did not win by a shutout`,
  }));
}

/** <head>:<side>: the side scores in each of some stretches. @param what "Every Quarter" */
export function scoresInEach<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  what: string,
  periods: readonly P[],
  isOver: (state: S) => boolean,
): HappeningOf<S, O> {
  return ofSide((side, name) => ({
    name: `${name} to Score in ${what}`,
    classification: 'team',
    isOver,
    isCertain: (state, soFar) =>
      overOf(contest, state, periods).some(
        (period) => realValue(contest.pointsOf(side, period), soFar) === 0,
      ),
    standsOnceSeen: true,
    happens: areAll(...periods.map((period) => isAtLeast(contest.pointsOf(side, period), 1))),
    yes: `${name} scored in ${what.toLowerCase()}`,
    no: `${name} did not score in ${what.toLowerCase()}`,
  }));
}

/** Those of some stretches that are over for good. */
function overOf<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  state: S,
  periods: readonly P[],
): readonly P[] {
  return periods.filter((period) => contest.isPeriodOver(state, period));
}

/** @param lead by how much the home side is ahead */
export function leads<O extends Outcomes>(side: SideKey, lead: Measure<O>): Test<O> {
  return side === 'home' ? isAtLeast(lead, 1) : isAtMost(lead, -1);
}

/** @param lead points that the home side is ahead */
function isAhead(side: SideKey, lead: number): boolean {
  return side === 'home' ? lead > 0 : lead < 0;
}

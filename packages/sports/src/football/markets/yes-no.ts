import { leadOf } from '../../kit/contest.ts';
import { asSide } from '../../kit/kind.ts';
import { type HappeningOf, yesNo as yesNoOf } from '../../kit/yes-no.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { pointsOf } from '../measures.ts';
import type { FootballOutcomes, Period } from '../outcomes.ts';
import { firstScore, isLate, kindOf, periodOf, SAFETY } from '../scoring.ts';
import { type FootballState, otherSide } from '../state.ts';

type EventOf = HappeningOf<FootballState, FootballOutcomes>;

const until = (period: Period) => (state: FootballState) => contest.isPeriodOver(state, period);
const yesNo = (head: string, eventOf: EventOf) => yesNoOf(head, actual, eventOf);

/** overtime */
export const overtime = yesNo('overtime', (args) =>
  args.length !== 0
    ? undefined
    : {
        name: 'Overtime',
        classification: 'game',
        isOver: until('reg'),
        standsOnceSeen: true,
        happens: (outcomes) => (index) => outcomes.overtime[index] === 1,
        yes: 'The game went to overtime',
        no: 'The game ended in regulation',
      },
);

/** safety */
export const safety = yesNo('safety', (args) =>
  args.length !== 0
    ? undefined
    : {
        name: 'Safety Scored',
        classification: 'scoring',
        isOver: until('game'),
        standsOnceSeen: true,
        happens: (outcomes) => (index) =>
          firstScore(outcomes, index, (packed) => kindOf(packed) === SAFETY) !== 0,
        yes: 'There was a safety',
        no: 'There was no safety',
      },
);

/** late-score: in the last two minutes of the first half. */
export const lateScore = yesNo('late-score', (args) =>
  args.length !== 0
    ? undefined
    : {
        name: 'Score in the Last 2 Minutes of the 1st Half',
        classification: 'half',
        isOver: until('h1'),
        standsOnceSeen: true,
        happens: (outcomes) => (index) =>
          firstScore(outcomes, index, (packed) => isLate(packed) && periodOf(packed) === 2) !== 0,
        yes: 'There was a score in the last two minutes of the half',
        no: 'Nobody scored in the last two minutes of the half',
      },
);

/** shutout:<side>: the side's opponent does not score. */
export const shutout = yesNo('shutout', (args, sides) => {
  const side = asSide(args[0]);
  if (side === undefined || args.length !== 1) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} to Win to Nil`,
    classification: 'team',
    isOver: until('game'),
    standsOnceSeen: false,
    happens: (outcomes) => {
      const own = pointsOf(side, 'game').bind(outcomes);
      const other = pointsOf(otherSide(side), 'game').bind(outcomes);
      return (index) => own(index) > 0 && other(index) === 0;
    },
    yes: `${name} kept the other side from scoring`,
    no: `${name} did not win to nil`,
  };
});

/** win-halves:<side>, win-quarters:<side>: ahead in each stretch on its own. */
export const winHalves = yesNo('win-halves', winEach('Both Halves', ['h1', 'h2'], 'game'));
export const winQuarters = yesNo('win-quarters', winEach('Every Quarter', ['q1', 'q2', 'q3', 'q4'], 'reg'));

function winEach(what: string, periods: readonly Period[], last: Period): EventOf {
  return (args, sides) => {
    const side = asSide(args[0]);
    if (side === undefined || args.length !== 1) return undefined;
    const name = sides[side].mediumName;
    const sign = side === 'home' ? 1 : -1;
    return {
      name: `${name} to Win ${what}`,
      classification: 'team',
      isOver: until(last),
      standsOnceSeen: false,
      happens: (outcomes) => {
        const leads = periods.map((period) => leadOf(contest, period).bind(outcomes));
        return (index) => leads.every((lead) => sign * lead(index) > 0);
      },
      yes: `${name} won ${what.toLowerCase()}`,
      no: `${name} did not win ${what.toLowerCase()}`,
    };
  };
}

/** score-quarters:<side>: a score in every quarter. */
export const scoreQuarters = yesNo('score-quarters', (args, sides) => {
  const side = asSide(args[0]);
  if (side === undefined || args.length !== 1) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} to Score in Every Quarter`,
    classification: 'team',
    isOver: until('reg'),
    standsOnceSeen: true,
    happens: (outcomes) => {
      const quarters = (['q1', 'q2', 'q3', 'q4'] as const).map((period) =>
        pointsOf(side, period).bind(outcomes),
      );
      return (index) => quarters.every((points) => points(index) > 0);
    },
    yes: `${name} scored in every quarter`,
    no: `${name} did not score in every quarter`,
  };
});

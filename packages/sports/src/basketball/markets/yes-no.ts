import { asPeriod, leadOf, totalOf } from '../../kit/contest.ts';
import { asCount, asSide } from '../../kit/kind.ts';
import { inSentence, titled } from '../../kit/words.ts';
import { type HappeningOf, yesNo as yesNoOf } from '../../kit/yes-no.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { pointsOf } from '../measures.ts';
import type { BasketballOutcomes, Period } from '../outcomes.ts';
import type { BasketballState } from '../state.ts';

type EventOf = HappeningOf<BasketballState, BasketballOutcomes>;

const until = (period: Period) => (state: BasketballState) => contest.isPeriodOver(state, period);
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

/** both-score:<period>:<points>: both sides score at least so many. */
export const bothScore = yesNo('both-score', (args) => {
  const period = asPeriod(contest, args[0]);
  const points = asCount(args[1], 1, 200);
  if (period === undefined || points === undefined || args.length !== 2) return undefined;
  const stretch = inSentence(contest.periods[period]) && ` in${inSentence(contest.periods[period])}`;
  return {
    name: titled(contest.periods[period], `Both Teams to Score ${points}+`),
    classification: 'scoring',
    isOver: until(period),
    standsOnceSeen: true,
    happens: (outcomes) => {
      const home = pointsOf('home', period).bind(outcomes);
      const away = pointsOf('away', period).bind(outcomes);
      return (index) => home(index) >= points && away(index) >= points;
    },
    yes: `Both sides scored ${points} or more${stretch}`,
    no: `Not both sides scored ${points} or more${stretch}`,
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
      isOver: (state) => (last === 'reg' ? contest.isPeriodOver(state, 'q4') : state.phase === 'final'),
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

/** comeback:<side>: behind at halftime, and wins. */
export const comeback = yesNo('comeback', (args, sides) => {
  const side = asSide(args[0]);
  if (side === undefined || args.length !== 1) return undefined;
  const name = sides[side].mediumName;
  const sign = side === 'home' ? 1 : -1;
  return {
    name: `${name} to Trail at Halftime and Win`,
    classification: 'team',
    isOver: (state) => state.phase === 'final',
    standsOnceSeen: false,
    happens: (outcomes) => {
      const half = leadOf(contest, 'h1').bind(outcomes);
      const game = leadOf(contest, 'game').bind(outcomes);
      return (index) => sign * half(index) < 0 && sign * game(index) > 0;
    },
    yes: `${name} came back from behind at halftime`,
    no: `${name} did not come back from behind at halftime`,
  };
});

/** one-score: won by three points or fewer. */
export const closeGame = yesNo('close-game', (args) =>
  args.length !== 0
    ? undefined
    : {
        name: 'Decided by 3 Points or Fewer',
        classification: 'game',
        isOver: (state) => state.phase === 'final',
        standsOnceSeen: false,
        happens: (outcomes) => {
          const lead = leadOf(contest, 'game').bind(outcomes);
          return (index) => Math.abs(lead(index)) <= 3;
        },
        yes: 'Three points or fewer decided it',
        no: 'More than three points decided it',
      },
);

/** win-and-total:<side>:<line>:<over or under>: the side wins and the total is on that side of the line. */
export const winAndTotal = yesNo('win-and-total', (args, sides) => {
  const side = asSide(args[0]);
  const whole = args[1]?.endsWith('.5') ? asCount(args[1].slice(0, -2), 0, 500) : undefined;
  const which = args[2] === 'over' || args[2] === 'under' ? args[2] : undefined;
  if (side === undefined || whole === undefined || which === undefined || args.length !== 3) return undefined;
  const name = sides[side].mediumName;
  const sign = side === 'home' ? 1 : -1;
  const what = `${name} to Win and ${which === 'over' ? 'Over' : 'Under'} ${whole}.5`;
  return {
    name: what,
    classification: 'game',
    isOver: (state) => state.phase === 'final',
    standsOnceSeen: false,
    happens: (outcomes) => {
      const lead = leadOf(contest, 'game').bind(outcomes);
      const total = totalOf(contest, 'game').bind(outcomes);
      return (index) => sign * lead(index) > 0 && total(index) > whole === (which === 'over');
    },
    yes: `${what}: both came true`,
    no: `${what}: not both came true`,
  };
});

import { leadOf } from '../../kit/contest.ts';
import { asSide } from '../../kit/kind.ts';
import { type HappeningOf, yesNo as yesNoOf } from '../../kit/yes-no.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
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

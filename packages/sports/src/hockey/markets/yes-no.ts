import { asPeriod, leadOf, totalOf } from '../../kit/contest.ts';
import { asCount, asSide } from '../../kit/kind.ts';
import { inSentence, titled } from '../../kit/words.ts';
import { type HappeningOf, yesNo as yesNoOf } from '../../kit/yes-no.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { goalsOf, goalsWhere } from '../measures.ts';
import { type HockeyOutcomes, IN_REGULATION, IN_SHOOTOUT, type Period } from '../outcomes.ts';
import { EMPTY_NET, isEarly, POWER_PLAY, periodOf, SHORT_HANDED, strengthOf } from '../scoring.ts';
import { type HockeyState, otherSide } from '../state.ts';

type EventOf = HappeningOf<HockeyState, HockeyOutcomes>;

const until = (period: Period) => (state: HockeyState) => contest.isPeriodOver(state, period);
const isFinal = (state: HockeyState) => state.phase === 'final';
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
        happens: (outcomes) => (index) => outcomes.decided[index] !== IN_REGULATION,
        yes: 'The game went to overtime',
        no: 'The game ended in regulation',
      },
);

/** shootout */
export const shootout = yesNo('shootout', (args) =>
  args.length !== 0
    ? undefined
    : {
        name: 'Shootout',
        classification: 'game',
        isOver: isFinal,
        standsOnceSeen: true,
        happens: (outcomes) => (index) => outcomes.decided[index] === IN_SHOOTOUT,
        yes: 'The game went to a shoot-out',
        no: 'There was no shoot-out',
      },
);

/** both-score:<period>:<goals>: both sides score at least so many. */
export const bothScore = yesNo('both-score', (args) => {
  const period = asPeriod(contest, args[0]);
  const goals = asCount(args[1], 1, 20);
  if (period === undefined || goals === undefined || args.length !== 2) return undefined;
  const words = contest.periods[period];
  const stretch = words.sentence === '' ? '' : ` in${inSentence(words)}`;
  return {
    name: titled(words, goals === 1 ? 'Both Teams to Score' : `Both Teams to Score ${goals}+`),
    classification: 'scoring',
    isOver: until(period),
    standsOnceSeen: true,
    happens: (outcomes) => {
      const home = goalsOf('home', period).bind(outcomes);
      const away = goalsOf('away', period).bind(outcomes);
      return (index) => home(index) >= goals && away(index) >= goals;
    },
    yes: `Both sides scored ${goals} or more${stretch}`,
    no: `Not both sides scored ${goals} or more${stretch}`,
  };
});

/** shutout:<side>: the side wins and its opponent does not score. */
export const shutout = yesNo('shutout', (args, sides) => {
  const side = asSide(args[0]);
  if (side === undefined || args.length !== 1) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} to Win to Nil`,
    classification: 'team',
    isOver: isFinal,
    standsOnceSeen: false,
    happens: (outcomes) => {
      const own = goalsOf(side, 'game').bind(outcomes);
      const other = goalsOf(otherSide(side), 'game').bind(outcomes);
      return (index) => own(index) > 0 && other(index) === 0;
    },
    yes: `${name} kept the other side from scoring`,
    no: `${name} did not win to nil`,
  };
});

interface Sort {
  readonly name: string;
  readonly what: string;
  readonly test: (packed: number) => boolean;
}

const SORTS: Readonly<Record<string, Sort>> = {
  'power-play': {
    name: 'Power Play Goal Scored',
    what: 'a power play goal',
    test: (packed) => strengthOf(packed) === POWER_PLAY,
  },
  'short-handed': {
    name: 'Short-Handed Goal Scored',
    what: 'a short-handed goal',
    test: (packed) => strengthOf(packed) === SHORT_HANDED,
  },
  'empty-net': {
    name: 'Empty Net Goal Scored',
    what: 'a goal into an empty net',
    test: (packed) => strengthOf(packed) === EMPTY_NET,
  },
  early: {
    name: 'Goal in the First 10 Minutes',
    what: 'a goal in the first ten minutes',
    test: (packed) => periodOf(packed) === 1 && isEarly(packed),
  },
};

/** goal-sort:<sort>: a goal of the sort is scored. */
export const goalSort = yesNo('goal-sort', (args) => {
  const [key = ''] = args;
  const sort = args.length === 1 && Object.hasOwn(SORTS, key) ? SORTS[key] : undefined;
  if (sort === undefined) return undefined;
  return {
    name: sort.name,
    classification: 'scoring',
    isOver: key === 'early' ? tenMinutesGone : isFinal,
    standsOnceSeen: true,
    happens: (outcomes) => {
      const count = goalsWhere(key, sort.test).bind(outcomes);
      return (index) => count(index) > 0;
    },
    yes: `There was ${sort.what}`,
    no: `There was not ${sort.what}`,
  };
});

function tenMinutesGone({ phase, period, clock }: HockeyState): boolean {
  return phase === 'final' || period > 1 || clock < 600;
}

/** score-periods:<side>: a goal in every period. */
export const scorePeriods = yesNo('score-periods', (args, sides) => {
  const side = asSide(args[0]);
  if (side === undefined || args.length !== 1) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} to Score in Every Period`,
    classification: 'team',
    isOver: until('reg'),
    standsOnceSeen: true,
    happens: (outcomes) => {
      const periods = (['p1', 'p2', 'p3'] as const).map((period) => goalsOf(side, period).bind(outcomes));
      return (index) => periods.every((goals) => goals(index) > 0);
    },
    yes: `${name} scored in every period`,
    no: `${name} did not score in every period`,
  };
});

/** comeback:<side>: behind after the first period, and wins. */
export const comeback = yesNo('comeback', (args, sides) => {
  const side = asSide(args[0]);
  if (side === undefined || args.length !== 1) return undefined;
  const name = sides[side].mediumName;
  const sign = side === 'home' ? 1 : -1;
  return {
    name: `${name} to Trail After the 1st Period and Win`,
    classification: 'team',
    isOver: isFinal,
    standsOnceSeen: false,
    happens: (outcomes) => {
      const first = leadOf(contest, 'p1').bind(outcomes);
      const game = leadOf(contest, 'game').bind(outcomes);
      return (index) => sign * first(index) < 0 && sign * game(index) > 0;
    },
    yes: `${name} came back after the 1st period`,
    no: `${name} did not come back after the 1st period`,
  };
});

/** win-and-total:<side>:<line>:<over or under>: the side wins and the total is on that side of the line. */
export const winAndTotal = yesNo('win-and-total', (args, sides) => {
  const side = asSide(args[0]);
  const whole = args[1]?.endsWith('.5') ? asCount(args[1].slice(0, -2), 0, 30) : undefined;
  const which = args[2] === 'over' || args[2] === 'under' ? args[2] : undefined;
  if (side === undefined || whole === undefined || which === undefined || args.length !== 3) return undefined;
  const sign = side === 'home' ? 1 : -1;
  const what = `${sides[side].mediumName} to Win and ${which === 'over' ? 'Over' : 'Under'} ${whole}.5`;
  return {
    name: what,
    classification: 'game',
    isOver: isFinal,
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

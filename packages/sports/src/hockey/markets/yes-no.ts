import { columnMeasure } from '../../kit/columns.ts';
import { comesBack, goesToOvertime, ofGame, scoresInEach, winsByShutout } from '../../kit/happenings.ts';
import { isAtLeast, isExactly } from '../../kit/tests.ts';
import { type HappeningOf, yesNo as yesNoOf } from '../../kit/yes-no.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { goalsOf, goalsWhere } from '../measures.ts';
import { type HockeyOutcomes, IN_OVERTIME, IN_SHOOTOUT, type Period } from '../outcomes.ts';
import { EMPTY_NET, isEarly, POWER_PLAY, periodOf, SHORT_HANDED, strengthOf } from '../scoring.ts';
import type { HockeyState } from '../state.ts';

type EventOf = HappeningOf<HockeyState, HockeyOutcomes>;

const until = (period: Period) => (state: HockeyState) => contest.isPeriodOver(state, period);
const isFinal = (state: HockeyState) => state.phase === 'final';
const yesNo = (head: string, eventOf: EventOf) => yesNoOf(head, actual, eventOf);

const decided = columnMeasure('decided', (outcomes: HockeyOutcomes) => outcomes.decided);

/** overtime */
export const overtime = yesNo('overtime', goesToOvertime(isAtLeast(decided, IN_OVERTIME), until('reg')));

/** shootout */
export const shootout = yesNo(
  'shootout',
  ofGame({
    name: 'Shootout',
    classification: 'game',
    isOver: isFinal,
    standsOnceSeen: true,
    happens: isExactly(decided, IN_SHOOTOUT),
    yes: 'The game went to a shoot-out',
    no: 'There was no shoot-out',
  }),
);

/** shutout:<side>: the side wins and its opponent does not score. */
export const shutout = yesNo(
  'shutout',
  winsByShutout((side) => goalsOf(side, 'game'), isFinal),
);

interface Sort {
  readonly name: string;
  readonly what: string;
  readonly test: (packed: number) => boolean;
}

const SORTS: Readonly<Record<string, Sort>> = {
  'power-play': {
    name: 'Power Play Goal Scored',
    what: 'power play goal',
    test: (packed) => strengthOf(packed) === POWER_PLAY,
  },
  'short-handed': {
    name: 'Short-Handed Goal Scored',
    what: 'short-handed goal',
    test: (packed) => strengthOf(packed) === SHORT_HANDED,
  },
  'empty-net': {
    name: 'Empty Net Goal Scored',
    what: 'goal into an empty net',
    test: (packed) => strengthOf(packed) === EMPTY_NET,
  },
  early: {
    name: 'Goal in the First 10 Minutes',
    what: 'goal in the first ten minutes',
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
    happens: isAtLeast(goalsWhere(key, sort.test), 1),
    yes: `There was a ${sort.what}`,
    no: `There was no ${sort.what}`,
  };
});

function tenMinutesGone({ phase, period, clock }: HockeyState): boolean {
  return phase === 'final' || period > 1 || clock < 600;
}

/** score-periods:<side>: a goal in every period. */
export const scorePeriods = yesNo(
  'score-periods',
  scoresInEach(contest, 'Every Period', ['p1', 'p2', 'p3'], until('reg')),
);

/** comeback:<side>: behind after the first period, and wins. */
export const comeback = yesNo(
  'comeback',
  comesBack(
    contest,
    { after: 'p1', whole: 'game', when: 'After the 1st Period', since: 'after the 1st period' },
    isFinal,
  ),
);

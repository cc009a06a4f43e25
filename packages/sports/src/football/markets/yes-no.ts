import { columnMeasure } from '../../kit/columns.ts';
import { goesToOvertime, ofGame, scoresInEach, winsByShutout, winsEach } from '../../kit/happenings.ts';
import { isAtLeast } from '../../kit/tests.ts';
import { type HappeningOf, yesNo as yesNoOf } from '../../kit/yes-no.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { countOf, pointsOf } from '../measures.ts';
import type { FootballOutcomes, Period } from '../outcomes.ts';
import type { FootballState } from '../state.ts';

type EventOf = HappeningOf<FootballState, FootballOutcomes>;

const QUARTERS = ['q1', 'q2', 'q3', 'q4'] as const;
const until = (period: Period) => (state: FootballState) => contest.isPeriodOver(state, period);
const yesNo = (head: string, eventOf: EventOf) => yesNoOf(head, actual, eventOf);

/** overtime */
export const overtime = yesNo(
  'overtime',
  goesToOvertime(
    columnMeasure('overtime', ({ overtime }) => overtime),
    until('reg'),
  ),
);

/** safety */
export const safety = yesNo(
  'safety',
  ofGame({
    name: 'Safety Scored',
    classification: 'scoring',
    isOver: until('game'),
    standsOnceSeen: true,
    happens: isAtLeast(countOf('safeties'), 1),
    yes: 'There was a safety',
    no: 'There was no safety',
  }),
);

/** late-score: in the last two minutes of the first half. */
export const lateScore = yesNo(
  'late-score',
  ofGame({
    name: 'Score in the Last 2 Minutes of the 1st Half',
    classification: 'half',
    isOver: until('h1'),
    standsOnceSeen: true,
    happens: isAtLeast(countOf('late'), 1),
    yes: 'There was a score in the last two minutes of the half',
    no: 'Nobody scored in the last two minutes of the half',
  }),
);

/** shutout:<side>: the side wins and its opponent does not score. */
export const shutout = yesNo(
  'shutout',
  winsByShutout((side) => pointsOf(side, 'game'), until('game')),
);

/** win-halves:<side>, win-quarters:<side>: ahead in each stretch on its own. */
export const winHalves = yesNo('win-halves', winsEach(contest, 'Both Halves', ['h1', 'h2'], until('game')));
export const winQuarters = yesNo('win-quarters', winsEach(contest, 'Every Quarter', QUARTERS, until('reg')));

/** score-quarters:<side>: a score in every quarter. */
export const scoreQuarters = yesNo(
  'score-quarters',
  scoresInEach(contest, 'Every Quarter', QUARTERS, until('reg')),
);

import { columnMeasure } from '../../kit/columns.ts';
import { leadOf } from '../../kit/contest.ts';
import { comesBack, goesToOvertime, ofGame, winsEach } from '../../kit/happenings.ts';
import { isWithin } from '../../kit/tests.ts';
import { type HappeningOf, yesNo as yesNoOf } from '../../kit/yes-no.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import type { BasketballOutcomes, Period } from '../outcomes.ts';
import type { BasketballState } from '../state.ts';

type EventOf = HappeningOf<BasketballState, BasketballOutcomes>;

const until = (period: Period) => (state: BasketballState) => contest.isPeriodOver(state, period);
const isFinal = (state: BasketballState) => state.phase === 'final';
const yesNo = (head: string, eventOf: EventOf) => yesNoOf(head, actual, eventOf);

/** overtime */
export const overtime = yesNo(
  'overtime',
  goesToOvertime(
    columnMeasure('overtime', ({ overtime }) => overtime),
    until('reg'),
  ),
);

/** win-halves:<side>, win-quarters:<side>: ahead in each stretch on its own. */
export const winHalves = yesNo('win-halves', winsEach(contest, 'Both Halves', ['h1', 'h2'], isFinal));
export const winQuarters = yesNo(
  'win-quarters',
  winsEach(contest, 'Every Quarter', ['q1', 'q2', 'q3', 'q4'], until('q4')),
);

/** comeback:<side>: behind at halftime, and wins. */
export const comeback = yesNo(
  'comeback',
  comesBack(
    contest,
    { after: 'h1', whole: 'game', when: 'at Halftime', since: 'from behind at halftime' },
    isFinal,
  ),
);

/** close-game: won by three points or fewer. */
export const closeGame = yesNo(
  'close-game',
  ofGame({
    name: 'Decided by 3 Points or Fewer',
    classification: 'game',
    isOver: isFinal,
    standsOnceSeen: false,
    happens: isWithin(leadOf(contest, 'game'), -3, 3),
    yes: 'Three points or fewer decided it',
    no: 'More than three points decided it',
  }),
);

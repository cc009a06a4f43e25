import { columnMeasure } from '../../kit/columns.ts';
import { asPeriod, leadOf, realValue, totalOf } from '../../kit/contest.ts';
import { leads, ofGame, ofSide, winsByShutout } from '../../kit/happenings.ts';
import { asCount, asSide } from '../../kit/kind.ts';
import { areAll, isAtLeast } from '../../kit/tests.ts';
import { inSentence } from '../../kit/words.ts';
import { type HappeningOf, yesNo as yesNoOf } from '../../kit/yes-no.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { pointsOf } from '../measures.ts';
import type { BaseballOutcomes, Period } from '../outcomes.ts';
import type { BaseballState } from '../state.ts';

type EventOf = HappeningOf<BaseballState, BaseballOutcomes>;

const until = (period: Period) => (state: BaseballState) => contest.isPeriodOver(state, period);
const yesNo = (head: string, eventOf: EventOf) => yesNoOf(head, actual, eventOf);

/** extra-innings */
export const extraInnings = yesNo(
  'extra-innings',
  ofGame({
    name: 'Extra Innings',
    classification: 'game',
    isOver: until('game'),
    standsOnceSeen: true,
    happens: columnMeasure('extra', ({ extra }) => extra),
    yes: 'The game went to extra innings',
    no: 'The game ended without extra innings',
  }),
);

/** any-run:<period>: somebody scores. */
export const anyRun = yesNo('any-run', (args) => {
  const period = args.length === 1 ? asPeriod(contest, args[0]) : undefined;
  if (period === undefined) return undefined;
  const words = contest.periods[period];
  return {
    name: `Run Scored in ${words.title === '' ? 'the Game' : `the ${words.title}`}`,
    classification: words.classification,
    isOver: until(period),
    standsOnceSeen: true,
    happens: isAtLeast(totalOf(contest, period), 1),
    yes: `There was a run in${inSentence(words)}`,
    no: `There was no run in${inSentence(words)}`,
  };
});

/** team-run:<side>:<period>: a side scores in a stretch. */
export const teamRun = yesNo('team-run', (args, sides) => {
  const side = asSide(args[0]);
  const period = asPeriod(contest, args[1]);
  if (side === undefined || period === undefined || args.length !== 2) return undefined;
  const words = contest.periods[period];
  const name = sides[side].mediumName;
  return {
    name: words.title === '' ? `${name} to Score` : `${name} to Score in the ${words.title}`,
    classification: words.classification,
    isOver: until(period),
    standsOnceSeen: true,
    happens: isAtLeast(pointsOf(side, period), 1),
    yes: `${name} scored in${inSentence(words)}`,
    no: `${name} did not score in${inSentence(words)}`,
  };
});

/** both-score:<runs>: both sides score at least so many. */
export const bothScore = yesNo('both-score', (args) => {
  const runs = args.length === 1 ? asCount(args[0], 1, 30) : undefined;
  if (runs === undefined) return undefined;
  return {
    name: runs === 1 ? 'Both Teams to Score' : `Both Teams to Score ${runs}+ Runs`,
    classification: 'scoring',
    isOver: until('game'),
    standsOnceSeen: true,
    happens: areAll(isAtLeast(pointsOf('home', 'game'), runs), isAtLeast(pointsOf('away', 'game'), runs)),
    yes: `Both sides scored ${runs} or more`,
    no: `Not both sides scored ${runs} or more`,
  };
});

/** shutout:<side>: the side wins and its opponent does not score. */
export const shutout = yesNo(
  'shutout',
  winsByShutout((side) => pointsOf(side, 'game'), until('game')),
);

/** lead-and-win:<side>: ahead after five innings and at the end. */
export const leadAndWin = yesNo(
  'lead-and-win',
  ofSide((side, name) => {
    const sign = side === 'home' ? 1 : -1;
    return {
      name: `${name} to Lead after 5 Innings and Win`,
      classification: 'team',
      isOver: until('game'),
      isCertain: (state, soFar) => until('f5')(state) && sign * realValue(leadOf(contest, 'f5'), soFar) <= 0,
      standsOnceSeen: false,
      happens: areAll(leads(side, leadOf(contest, 'f5')), leads(side, leadOf(contest, 'game'))),
      yes: `${name} led after five innings and won`,
      no: `${name} did not lead after five innings and win`,
    };
  }),
);

import type { Outcomes } from '../market-definition.ts';
import { asPeriod, type Contest } from './contest.ts';
import { asCount, type MarketKind, type WithSides } from './kind.ts';
import { areAll, isAtLeast } from './tests.ts';
import { capital, inSentence, titled } from './words.ts';
import { yesNo } from './yes-no.ts';

/**
 * both-score:<period>:<count>: both sides score at least so many in a stretch.
 * @param most the largest count that there is a market of
 */
export function bothScoreAtLeast<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  most: number,
): MarketKind<S, O> {
  return yesNo('both-score', contest.actual, (args) => {
    const period = asPeriod(contest, args[0]);
    const count = asCount(args[1], 1, most);
    if (period === undefined || count === undefined || args.length !== 2) return undefined;
    const words = contest.periods[period];
    const stretch = words.sentence === '' ? '' : ` in${inSentence(words)}`;
    return {
      name: titled(
        words,
        count === 1 ? 'Both Teams to Score' : `Both Teams to Score ${count}+ ${capital(contest.unit.many)}`,
      ),
      classification: 'scoring',
      isOver: (state) => contest.isPeriodOver(state, period),
      standsOnceSeen: true,
      happens: areAll(
        isAtLeast(contest.pointsOf('home', period), count),
        isAtLeast(contest.pointsOf('away', period), count),
      ),
      yes: `Both sides scored ${count} or more${stretch}`,
      no: `Not both sides scored ${count} or more${stretch}`,
    };
  });
}

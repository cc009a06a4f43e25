import { oddEven } from '../../kit/counts.ts';
import { spread, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { voidOfOtherLength } from '../../kit/other-length.ts';
import { threeWay as mostOf } from '../../kit/winner.ts';
import { apart, playerTotal } from '../../rally/apart.ts';
import { actual } from '../actual.ts';
import { strikes } from '../contest.ts';
import { type CombatRules, lengthOf } from '../rules.ts';
import { voidWithoutResult } from './called-off.ts';
import { counts, firstKnockdown, firstTakedown, takedownsInRound } from './counts.ts';
import {
  decisionBy,
  methodRound,
  mostTakedowns,
  winByIn,
  winnerAndTotal,
  winWithin,
} from './round-betting.ts';
import {
  decisionType,
  distance,
  endsIn,
  finisher,
  finishRound,
  lasts,
  starts,
  totalRounds,
  winIn,
  winnerRound,
} from './rounds.ts';
import { voidUntold } from './untold.ts';
import { ending, method, moneyline, threeWay, winBy } from './winner.ts';

const fought = marketBook(
  [
    moneyline,
    threeWay,
    winBy,
    method,
    ending,
    totalRounds,
    distance,
    decisionType,
    finishRound,
    winnerRound,
    endsIn,
    winIn,
    starts,
    lasts,
    finisher,
    winByIn,
    winWithin,
    methodRound,
    decisionBy,
    winnerAndTotal,
    mostTakedowns,
    apart('strikes', total(strikes, 'Combined Significant Strikes')),
    apart('strikes', spread(strikes, 'Significant Strikes Spread')),
    apart('strikes', mostOf(strikes, 'Most Significant Strikes')),
    apart('strikes', oddEven(strikes)),
    apart('strikes', playerTotal(strikes)),
    ...counts,
    takedownsInRound,
    firstKnockdown,
    firstTakedown,
  ],
  actual,
);

const ofThisLength = voidOfOtherLength(fought, { lengthOf, isSold });

export const combatMarkets = voidWithoutResult(voidUntold(ofThisLength));

/** They list every round of the fight. */
const LISTS = ['finish-round', 'winner-round', 'method-round'];

/** Rounds of the fight are numbered in the keys, 'starts:r4', and all of them are listed in some, 'finish-round:3'. */
function isSold(key: string, { rounds }: CombatRules): boolean {
  const [head = '', ...args] = key.split(':');
  if (LISTS.includes(head)) return args[0] === String(rounds);
  if (head === 'total' || head === 'result-total') return Number(args[1]) < rounds;
  const [, round = 1] = /:r(\d)/.exec(key) ?? [];
  return Number(round) <= rounds;
}

import { oddEven } from '../../kit/counts.ts';
import { spread, teamTotal, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { threeWay as mostOf } from '../../kit/winner.ts';
import { apart, ofPlayer } from '../../rally/apart.ts';
import { actual } from '../actual.ts';
import { strikes } from '../contest.ts';
import { voidWithoutResult } from './called-off.ts';
import { counts, firstKnockdown, firstTakedown } from './counts.ts';
import {
  decisionType,
  distance,
  endsIn,
  finisher,
  finishRound,
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
    finisher,
    apart('strikes', total(strikes, 'Combined Significant Strikes')),
    apart('strikes', spread(strikes, 'Significant Strikes Spread')),
    apart('strikes', mostOf(strikes, 'Most Significant Strikes')),
    apart('strikes', oddEven(strikes)),
    apart('strikes', ofPlayer(teamTotal(strikes))),
    ...counts,
    firstKnockdown,
    firstTakedown,
  ],
  actual,
);

export const combatMarkets = voidWithoutResult(voidUntold(fought));

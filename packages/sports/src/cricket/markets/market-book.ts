import { oddEven } from '../../kit/counts.ts';
import { total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { resultAndTotal } from '../../kit/winner-and-total.ts';
import { actual } from '../actual.ts';
import { contest, matchWinner } from '../contest.ts';
import type { CricketOutcomes } from '../outcomes.ts';
import type { CricketState } from '../state.ts';
import { batterMilestone, batterRuns, topBatter } from './batters.ts';
import { ballsLeft, margin, openingStand } from './chase.ts';
import { firstBattingWins, highest, matchCounts, most, superOver, teamCounts } from './counts.ts';
import { voidOfFewerOvers } from './cut-short.ts';
import { overRuns, teamTotal, wicketMethod, wicketRuns } from './innings.ts';
import {
  allOut,
  nextOvers,
  overOddEven,
  partnership,
  sideCounts,
  teamMilestone,
  teamOddEven,
} from './side-props.ts';
import { voidOfReplaced } from './substitutes.ts';
import { isWon, matchSentence, moneyline, threeWay } from './winner.ts';

const played = marketBook<CricketState, CricketOutcomes>(
  [
    moneyline,
    threeWay,
    total(contest, 'Total Runs'),
    teamTotal,
    resultAndTotal(contest, { measure: matchWinner, isKnown: isWon, told: matchSentence }),
    oddEven(contest),
    wicketRuns,
    wicketMethod,
    overRuns,
    batterRuns,
    batterMilestone,
    topBatter,
    highest,
    ...matchCounts,
    ...teamCounts,
    most,
    superOver,
    firstBattingWins,
    margin,
    ballsLeft,
    openingStand,
    ...sideCounts,
    allOut,
    teamMilestone,
    teamOddEven,
    overOddEven,
    nextOvers,
    partnership,
  ],
  actual,
);

/** All markets of cricket. */
export const cricketMarkets = voidOfReplaced(voidOfFewerOvers(played));

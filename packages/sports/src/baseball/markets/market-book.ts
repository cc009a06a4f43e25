import { bands, totalBand, winningMargin } from '../../kit/bands.ts';
import { countMarket, oddEven } from '../../kit/counts.ts';
import { highestOf } from '../../kit/highest.ts';
import { spread, teamTotal, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { race } from '../../kit/races.ts';
import { doubleResult, moneyline, threeWay } from '../../kit/winner.ts';
import { resultAndTotal } from '../../kit/winner-and-total.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { type BaseballMeasure, hitsOf, homeRunsOf, raceTo, runsHitsErrors } from '../measures.ts';
import { type BaseballOutcomes, INNINGS } from '../outcomes.ts';
import type { BaseballState } from '../state.ts';
import { atBat, atBatReach } from './appearances.ts';
import {
  batterBases,
  batterHits,
  batterHomeRuns,
  batterRunsBattedIn,
  pitcherOuts,
  pitcherStrikeouts,
} from './players.ts';
import { lastScore, nextScore, nextScoreHow, nextScoreInning } from './scores.ts';
import { voidOfFewerInnings } from './short-game.ts';
import { anyRun, bothScore, extraInnings, leadAndWin, shutout, teamRun } from './yes-no.ts';

const isOver = (state: BaseballState): boolean => state.phase === 'final';

function counted(head: string, name: string, one: string, many: string, measure: BaseballMeasure) {
  return countMarket<BaseballState, BaseballOutcomes>({
    head,
    name,
    unit: { one, many },
    classification: 'scoring',
    measure,
    isOver,
  });
}

const played = marketBook<BaseballState, BaseballOutcomes>(
  [
    moneyline(contest),
    threeWay(contest),
    spread(contest, 'Run Line'),
    total(contest),
    teamTotal(contest),
    winningMargin(contest, 'game', {
      wide: { name: 'Winning Margin', bands: bands(1, 2, 3, 4, 5, 7) },
    }),
    totalBand(contest, 'game', { '': bands(0, 5, 7, 9, 11, 13, 15) }),
    doubleResult(contest, 'f5', 'game', 'First 5 Innings / Game'),
    resultAndTotal(contest),
    nextScore,
    nextScoreHow,
    nextScoreInning,
    lastScore,
    race({
      unit: contest.unit,
      most: 30,
      classification: 'scoring',
      measure: raceTo,
      isOver,
      actual,
    }),
    counted('hits', 'Total Hits', 'hit', 'hits', hitsOf()),
    counted('home-runs', 'Total Home Runs', 'home run', 'home runs', homeRunsOf()),
    counted(
      'runs-hits-errors',
      'Total Runs, Hits and Errors',
      'run, hit or error',
      'runs, hits and errors',
      runsHitsErrors,
    ),
    oddEven(contest),
    highestOf(contest, {
      head: 'highest-inning',
      name: 'Highest Scoring Inning',
      periods: INNINGS,
      until: 'reg',
    }),
    extraInnings,
    anyRun,
    teamRun,
    bothScore,
    shutout,
    leadAndWin,
    batterHits,
    batterBases,
    batterHomeRuns,
    batterRunsBattedIn,
    pitcherStrikeouts,
    pitcherOuts,
    atBat,
    atBatReach,
  ],
  actual,
);

/** All markets of baseball. */
export const baseballMarkets = voidOfFewerInnings(played);

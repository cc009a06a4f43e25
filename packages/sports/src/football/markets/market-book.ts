import { bands, totalBand, winningMargin } from '../../kit/bands.ts';
import { bothScoreAtLeast } from '../../kit/both-score.ts';
import { countMarket, oddEven } from '../../kit/counts.ts';
import { highestOf } from '../../kit/highest.ts';
import { spread, teamTotal, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { race } from '../../kit/races.ts';
import { voidedUntold } from '../../kit/untold.ts';
import { doubleResult, moneyline, threeWay } from '../../kit/winner.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { countOf, raceTo } from '../measures.ts';
import { arePlayersTold, areScorersTold, type FootballState } from '../state.ts';
import { firstTouchdownScorer } from './first-touchdown.ts';
import { playerKinds } from './players.ts';
import { firstScorer, lastScore, nextScore, nextScoreKind, nextScoreTeamKind } from './scores.ts';
import { lateScore, overtime, safety, scoreQuarters, shutout, winHalves, winQuarters } from './yes-no.ts';

const isFinal = (state: FootballState) => state.phase === 'final';

/** The first touchdown's scorer hangs on that touchdown alone. */
function isFirstUntold(state: FootballState): boolean {
  const first = state.scores.find(({ kind }) => kind === 'touchdown');
  return !areScorersTold(state) || (first !== undefined && first.player === undefined);
}

export const footballMarkets = marketBook(
  [
    moneyline(contest),
    threeWay(contest),
    spread(contest),
    total(contest),
    teamTotal(contest),
    winningMargin(contest, 'game', {
      wide: { name: 'Winning Margin', bands: bands(1, 7, 13, 19, 25, 31) },
      narrow: { name: 'Winning Margin (Key Numbers)', bands: bands(1, 3, 4, 7, 8, 11, 14, 15, 21) },
    }),
    totalBand(contest, 'game', { '': bands(0, 21, 28, 35, 42, 49, 56, 63, 70) }),
    doubleResult(contest, 'h1', 'game'),
    nextScore,
    nextScoreKind,
    nextScoreTeamKind,
    firstScorer,
    lastScore,
    race({
      unit: contest.unit,
      most: 100,
      classification: 'scoring',
      measure: raceTo,
      isOver: isFinal,
      actual,
    }),
    countMarket({
      head: 'touchdowns',
      name: 'Total Touchdowns',
      unit: { one: 'touchdown', many: 'touchdowns' },
      classification: 'scoring',
      measure: countOf('touchdowns'),
      isOver: isFinal,
    }),
    countMarket({
      head: 'field-goals',
      name: 'Total Field Goals',
      unit: { one: 'field goal', many: 'field goals' },
      classification: 'scoring',
      measure: countOf('fieldGoals'),
      isOver: isFinal,
    }),
    oddEven(contest),
    highestOf(contest, {
      head: 'highest-quarter',
      name: 'Highest Scoring Quarter',
      periods: ['q1', 'q2', 'q3', 'q4'],
      until: 'reg',
    }),
    highestOf(contest, {
      head: 'highest-half',
      name: 'Highest Scoring Half',
      periods: ['h1', 'h2'],
      until: 'game',
    }),
    overtime,
    safety,
    lateScore,
    bothScoreAtLeast(contest, 100),
    shutout,
    winHalves,
    winQuarters,
    scoreQuarters,
    voidedUntold(firstTouchdownScorer, isFirstUntold),
    ...playerKinds.map((kind) => voidedUntold(kind, (state) => !arePlayersTold(state))),
  ],
  actual,
);

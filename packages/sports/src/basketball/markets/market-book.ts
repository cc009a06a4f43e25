import { type Band, bands, totalBand, winningMargin } from '../../kit/bands.ts';
import { bothScoreAtLeast } from '../../kit/both-score.ts';
import { oddEven } from '../../kit/counts.ts';
import { highestOf } from '../../kit/highest.ts';
import type { MarketKind } from '../../kit/kind.ts';
import { spread, teamTotal, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { race } from '../../kit/races.ts';
import { voidedUntold } from '../../kit/untold.ts';
import { doubleResult, moneyline, threeWay } from '../../kit/winner.ts';
import { winAndTotal } from '../../kit/winner-and-total.ts';
import { actual } from '../actual.ts';
import { contest } from '../contest.ts';
import { raceTo } from '../measures.ts';
import type { BasketballOutcomes } from '../outcomes.ts';
import type { League } from '../rules.ts';
import { FREE_THROWS, kindOf, NOT_SAID, RACE_STEP, RACES, slotOf } from '../scoring.ts';
import { arePlayersTold, type BasketballState } from '../state.ts';
import { doubleDouble, playerLine, tripleDouble } from './players.ts';
import { firstBasketKind, firstBasketScorer, nextScore, nextScoreKind } from './scores.ts';
import { closeGame, comeback, overtime, winHalves, winQuarters } from './yes-no.ts';

/** Races are run to multiples of five only: what the outcomes keep. */
const races = race({
  unit: contest.unit,
  most: RACE_STEP * RACES,
  classification: 'scoring',
  measure: raceTo,
  isOver: (state) => state.phase === 'final',
  actual,
});

/** The totals that games of a league come to; the key without one, of bands of all leagues, is that of older bets. */
const TOTAL_BANDS: Readonly<Record<League, readonly Band[]>> = {
  nba: bands(0, 191, 201, 211, 221, 231, 241, 251, 261, 271),
  wnba: bands(0, 131, 141, 151, 161, 171, 181, 191, 201),
  ncaab: bands(0, 111, 121, 131, 141, 151, 161, 171, 181),
};

/** What players did is void where the source does not say who did what, but for what was reached before. */
function toldOnly(
  kind: MarketKind<BasketballState, BasketballOutcomes>,
): MarketKind<BasketballState, BasketballOutcomes> {
  return voidedUntold(kind, (state) => !arePlayersTold(state));
}

/** The first basket hangs on itself alone. */
const firstBasketTold = voidedUntold(firstBasketScorer, ({ players, scores }) => {
  const first = scores.find((packed) => kindOf(packed) !== FREE_THROWS);
  return players === undefined || slotOf(first ?? 0) === NOT_SAID;
});

export const basketballMarkets = marketBook(
  [
    moneyline(contest),
    threeWay(contest),
    spread(contest),
    total(contest),
    teamTotal(contest),
    winningMargin(contest, 'game', {
      wide: { name: 'Winning Margin', bands: bands(1, 6, 11, 16, 21, 26) },
      narrow: { name: 'Winning Margin (3 Points)', bands: bands(1, 4, 7, 10, 13, 16, 19, 22, 25, 28) },
    }),
    totalBand(contest, 'game', {
      '': bands(0, 121, 131, 141, 151, 161, 171, 181, 191, 201, 211, 221, 231, 241, 251),
      ...TOTAL_BANDS,
    }),
    doubleResult(contest, 'h1', 'game'),
    nextScore,
    nextScoreKind,
    firstBasketTold,
    firstBasketKind,
    {
      ...races,
      build: (args, sides) => (Number(args[0]) % RACE_STEP === 0 ? races.build(args, sides) : undefined),
    },
    oddEven(contest),
    highestOf(contest, {
      head: 'highest-quarter',
      name: 'Highest Scoring Quarter',
      periods: ['q1', 'q2', 'q3', 'q4'],
      until: 'q4',
    }),
    highestOf(contest, {
      head: 'highest-half',
      name: 'Highest Scoring Half',
      periods: ['h1', 'h2'],
      until: 'game',
    }),
    overtime,
    bothScoreAtLeast(contest, 200),
    winHalves,
    winQuarters,
    comeback,
    closeGame,
    winAndTotal(contest, 500),
    toldOnly(playerLine),
    toldOnly(doubleDouble),
    toldOnly(tripleDouble),
  ],
  actual,
);

import { apply } from '@fairline/sports/cricket/apply.ts';
import { fit } from '@fairline/sports/cricket/fit.ts';
import { simulate } from '@fairline/sports/cricket/simulate.ts';
import { type CricketState, initialState, winnerOf } from '@fairline/sports/cricket/state.ts';
import { NOBODIES } from '@fairline/sports/kit/nobody.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import { type BookPrice, bookPrices, priceAt } from '../betfair/book-prices.ts';
import { type FeedMatch, feedMatch } from '../cricket/ball-feed.ts';
import { T20_INTERNATIONAL_RUNS, T20_INTERNATIONALS } from '../cricket/teams.ts';
import type { Calibration } from './calibration.ts';
import { Deciles } from './deciles.ts';
import { Differences, percent } from './differences.ts';

/** A chance of one half is then known to 0.8 percentage points. */
const SAMPLES = 4096;
const SEED = 17;
/** The exchange is asked this long before the next ball is told, when it has taken in the last one. */
const SETTLED_MS = 3000;
/** The exchange's selection id of the Netherlands, the home side. */
const HOME_RUNNER = 228749;
const WORST_SHOWN = 5;

/** After a ball: what the model and the exchange thought of the home side. */
interface Compared {
  readonly innings: number;
  readonly score: string;
  readonly model: number;
  readonly exchange: number;
}

/**
 * A T20 international priced in play ball by ball, against the exchange that traded it at the same time. The model is fitted
 * once, before the first ball: to the exchange's chance of the home side and, in the first of three runs, to the runs that an
 * international is believed to bring, which were chosen on this very match; in the second only the league is known, in the
 * third not even that. Nothing is fitted in play.
 */
export const cricketCalibration: Calibration = {
  files: [
    'betfair/1.200806927_NED_v_PNG_t20_ball_by_ball.jsonl.gz',
    'betfair/1.200806927_NED_v_PNG_t20_match_odds.jsonl.gz',
  ],
  measure([scores = '', prices = '']) {
    const match = feedMatch(scores);
    const book = bookPrices(prices, HOME_RUNNER);
    if (typeof match === 'string') return { sport: 'cricket', fault: match };
    const before = priceAt(book, (match.balls[1]?.atMs ?? 0) - SETTLED_MS);
    if (before === undefined) return { sport: 'cricket', fault: 'no price before the first ball' };
    return {
      sport: 'cricket',
      match: `${match.home} v ${match.away}`,
      samples: SAMPLES,
      unit: 'percentage points',
      before: percent(before),
      againstExchange: agreement(match, book, {
        homeWinProbability: before,
        total: T20_INTERNATIONAL_RUNS,
      }),
      withoutTotal: agreement(match, book, { homeWinProbability: before, league: T20_INTERNATIONALS }),
      withoutTotalOrLeague: agreement(match, book, { homeWinProbability: before }),
    };
  },
};

function agreement(match: FeedMatch, book: readonly BookPrice[], lines: MainLines) {
  const { compared, homeWon } = pricedInPlay(match, book, lines);
  const differences = new Differences();
  const model = new Deciles();
  const exchange = new Deciles();
  for (const ball of compared) {
    differences.add('all balls', ball.model, ball.exchange);
    differences.add(`innings ${ball.innings}`, ball.model, ball.exchange);
    model.add(ball.model, homeWon);
    exchange.add(ball.exchange, homeWon);
  }
  const distance = ({ model: one, exchange: other }: Compared) => Math.abs(one - other);
  return {
    differences: differences.lines(),
    largest: [...compared].sort((one, other) => distance(other) - distance(one)).slice(0, WORST_SHOWN),
    modelBrier: model.brier(),
    exchangeBrier: exchange.brier(),
  };
}

function pricedInPlay(
  { balls }: FeedMatch,
  book: readonly BookPrice[],
  lines: MainLines,
): { compared: readonly Compared[]; homeWon: boolean } {
  const strength = fit(lines);
  let state: CricketState = initialState(NOBODIES);
  const compared: Compared[] = [];
  balls.forEach(({ play }, index) => {
    state = apply(state, play);
    const next = balls[index + 1];
    const exchange = next && priceAt(book, next.atMs - SETTLED_MS);
    if (index === 0 || exchange === undefined || state.phase === 'final') return;
    const { winner } = simulate(state, strength, SAMPLES, SEED);
    compared.push({
      innings: play.innings,
      score: `${play.runs}/${play.wickets} after ${play.balls} balls`,
      model: winner.filter((side) => side === 1).length / SAMPLES,
      exchange,
    });
  });
  return { compared, homeWon: winnerOf(state) === 'home' };
}

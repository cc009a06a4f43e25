import { apply } from '@fairline/sports/cricket/apply.ts';
import { fit } from '@fairline/sports/cricket/fit.ts';
import { simulate } from '@fairline/sports/cricket/simulate.ts';
import { type CricketState, initialState } from '@fairline/sports/cricket/state.ts';
import { type BookPrice, bookPrices, priceAt } from '../betfair/book-prices.ts';
import { feedMatch } from '../cricket/ball-feed.ts';
import { cricketFixture } from '../cricket/fixture.ts';

/** Samples a price is made of here. */
const SAMPLES = 4096;
const SEED = 17;
/** The exchange is asked this long before the next ball is told, when it has taken in the last one. */
const SETTLED_MS = 3000;

/** One ball: what the model and the exchange thought after it. */
interface Compared {
  readonly innings: number;
  readonly score: string;
  readonly model: number;
  readonly exchange: number;
}

export interface CricketAgreement {
  readonly match: string;
  /** The exchange's chance of the home side before the first ball; the model is fitted to it and to nothing else. */
  readonly before: number;
  readonly balls: number;
  /** Percentage points. */
  readonly meanAbsoluteDifference: number;
  readonly byInnings: readonly number[];
  readonly largest: readonly Compared[];
  /** Mean squared error of the chance of the side that won, of both. */
  readonly modelBrier: number;
  readonly exchangeBrier: number;
}

/**
 * Prices a match in play ball by ball and compares with the exchange that traded it at the same time.
 * @param scores the recorded stream of scores
 * @param prices the recorded stream of the match odds market
 * @param homeRunner the exchange's selection id of the home side
 */
export function cricketAgreement(
  scores: string,
  prices: string,
  homeRunner: number,
): CricketAgreement | string {
  const match = feedMatch(scores);
  if (typeof match === 'string') return match;
  const fixture = cricketFixture(match.home, match.away, match.startsAtMs);
  if (typeof fixture === 'string') return `there is no team ${fixture}`;
  const book = bookPrices(prices, homeRunner);
  const first = match.balls[1];
  const before = first && priceAt(book, first.atMs - SETTLED_MS);
  if (before === undefined) return 'the exchange has no price before the first ball';
  const strength = fit({ homeWinProbability: before, total: 270.5 });
  let state: CricketState = initialState({ home: fixture.home, away: fixture.away });
  const compared: Compared[] = [];
  match.balls.forEach(({ play }, index) => {
    state = apply(state, play);
    const next = match.balls[index + 1];
    const exchange = next && settledPrice(book, next.atMs);
    if (index === 0 || exchange === undefined || state.phase === 'final') return;
    const { winner } = simulate(state, strength, SAMPLES, SEED);
    const model = winner.filter((side) => side === 1).length / SAMPLES;
    compared.push({
      innings: play.innings,
      score: `${play.runs}/${play.wickets} (${play.balls})`,
      model,
      exchange,
    });
  });
  const homeWon = state.phase === 'final' && state.innings[0]?.side === 'home' ? 1 : 0;
  return summary(`${match.home} v ${match.away}`, before, compared, homeWon);
}

function settledPrice(book: readonly BookPrice[], nextMs: number): number | undefined {
  return priceAt(book, nextMs - SETTLED_MS);
}

function summary(
  match: string,
  before: number,
  compared: readonly Compared[],
  won: number,
): CricketAgreement {
  const apart = (balls: readonly Compared[]) =>
    rounded(100 * mean(balls.map(({ model, exchange }) => Math.abs(model - exchange))));
  const worst = [...compared].sort(
    (one, other) => Math.abs(other.model - other.exchange) - Math.abs(one.model - one.exchange),
  );
  return {
    match,
    before: rounded(before),
    balls: compared.length,
    meanAbsoluteDifference: apart(compared),
    byInnings: [1, 2].map((innings) => apart(compared.filter((ball) => ball.innings === innings))),
    largest: worst.slice(0, 5),
    modelBrier: rounded(mean(compared.map(({ model }) => (model - won) ** 2))),
    exchangeBrier: rounded(mean(compared.map(({ exchange }) => (exchange - won) ** 2))),
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

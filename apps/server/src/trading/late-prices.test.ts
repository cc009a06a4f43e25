import { hash } from '@fairline/feed/hash.ts';
import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { isOnCard } from './card-markets.ts';
import type { PriceJob, PriceResult } from './simulator.ts';
import { type Slowness, SlowSimulator } from './testing/slow-simulator.ts';
import { feedOf, startTrading, testFixture, tradingDatabase } from './testing/test-trading.ts';
import type { MarketView } from './trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const STEP_MS = 100;
const LASTS_MS = 30_000;
const PLAY_EVERY_MS = 4_000;
const { home, away } = testFixture('any');
const setup = { sides: { home, away } };

/** A game that goes on by itself. */
function playing(eventId: string, seed: number) {
  const feed = feedOf(eventId);
  let state = football.initial(setup);
  let number = 0;
  return {
    eventId,
    begin: () => feed.begin(),
    next() {
      const play = football.playOn(state, football.even, new Random(seed, number));
      if (play === undefined) throw new Error('The game is over.');
      number += 1;
      state = football.apply(state, play);
      return feed.play(play);
    },
  };
}

function isMain(market: MarketView): boolean {
  const model = sportModel('football');
  return model !== undefined && market.main && isOnCard(model, market);
}

/** Of which state the newest prices of each market were made, and how many of its jobs were parts. */
class Watched extends SlowSimulator {
  readonly pricedAt = new Map<string, string>();
  parts = 0;

  override async price(...asked: Parameters<SlowSimulator['price']>): Promise<PriceResult> {
    const turn: { job?: PriceJob } = {};
    const result = await super.price(() => {
      turn.job = asked[0]();
      return turn.job;
    }, asked[1]);
    if (result.isPart) this.parts += 1;
    for (const { key } of result.markets)
      this.pricedAt.set(`${turn.job?.seed} ${key}`, JSON.stringify(turn.job?.state));
    return result;
  }
}

/** Twelve games in play for half a minute on a machine that is too slow for them: which share of their main lines is on sale. */
async function shareOnSale(prefix: string, slowness: Slowness) {
  const simulator = new Watched(slowness);
  const t = await startTrading(testDatabase, { simulator });
  const games = Array.from({ length: 12 }, (_, index) => playing(`${prefix}-${index}`, index));
  for (const game of games) await t.tell(game.begin(), game.next());
  simulator.slowDown();
  const shares = games.map(() => 0);
  const seen = { onSale: 0, ofAnotherState: 0, behind: 0 };
  for (let atMs = 0; atMs < LASTS_MS; atMs += STEP_MS) {
    t.clock.advance(STEP_MS);
    for (const [index, game] of games.entries()) {
      if ((atMs + index * 300) % PLAY_EVERY_MS === 0) await t.feeds.receive(game.next());
    }
    await simulator.work(STEP_MS);
    for (const [index, { eventId }] of games.entries()) {
      const book = t.trading.book(eventId);
      if (!book) throw new Error('No book.');
      const main = book.markets.filter(isMain);
      const open = book.markets.filter(({ status }) => status === 'open');
      shares[index] =
        (shares[index] ?? 0) + (open.filter(isMain).length / Math.max(1, main.length) / LASTS_MS) * STEP_MS;
      if (book.status !== 'open') continue;
      const state = JSON.stringify(book.state);
      const isOther = ({ key }: MarketView) => simulator.pricedAt.get(`${hash(eventId)} ${key}`) !== state;
      seen.onSale += open.length;
      seen.ofAnotherState += open.filter(isOther).length;
      seen.behind += book.markets.length - open.length;
    }
  }
  await simulator.finish();
  await t.trading.idle();
  const books = games.map(({ eventId }) => t.trading.book(eventId));
  await t.stop();
  return {
    shares,
    mean: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    simulator,
    seen,
    books,
  };
}

test('when prices are made too slowly for all games in play, main lines come first, and nothing is sold at a price of an earlier moment', async () => {
  const asWhole = await shareOnSale('whole', { wholeMs: 1_000, partMs: 1_000 });
  const { mean, shares, simulator, seen, books } = await shareOnSale('late', { wholeMs: 1_000, partMs: 200 });
  expect(simulator.parts).toBeGreaterThan(40);
  expect(mean).toBeGreaterThan(0.5);
  expect(mean).toBeGreaterThan(3 * asWhole.mean);
  expect(Math.min(...shares)).toBeGreaterThan(0.25);
  expect([seen.ofAnotherState, asWhole.seen.ofAnotherState]).toEqual([0, 0]);
  expect(seen.onSale).toBeGreaterThan(1_000);
  // Beside lines that are on sale others wait for theirs.
  expect(seen.behind).toBeGreaterThan(1_000);
  // Once there is time again, every market has its price.
  for (const book of books) {
    expect(book?.status).toBe('open');
    expect(book?.markets.length).toBeGreaterThan(60);
    expect(book?.markets.every(({ status }) => status === 'open')).toBe(true);
  }
}, 120_000);

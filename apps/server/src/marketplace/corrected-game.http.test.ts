import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from '../trading/testing/test-trading.ts';
import { wholeGame } from '../trading/testing/whole-game.ts';
import './marketplace.schema.ts';
import { createMarketplace, type Marketplace } from './marketplace.ts';
import { nextWith, serve } from './testing/serve.ts';

const ID = 'over-for-long';
const TWO_HOURS_MS = 2 * 3_600_000;
const SCORES = `subscription ($path: String!) { eventStatisticsUpdated(canonicalPath: $path) {
  events { status statistics { homeScore awayScore isInPlay } } } }`;

let testDatabase: TestDatabase;
let house: TestTrading;
let marketplace: Marketplace;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  testDatabase = await tradingDatabase();
  house = await startTrading(testDatabase);
  marketplace = createMarketplace(house);
  server = await serve({ marketplace });
});
afterAll(async () => {
  await server.close();
  marketplace.close();
  await house.stop();
  await testDatabase.drop();
});

test('whoever still has the page of a game open that trading let go of sees the score that corrects it', async () => {
  const feed = feedOf(ID);
  const [game, other] = [7, 11].map((seed) => {
    const plays = wholeGame(feed, seed);
    return { plays, score: plays.at(-1)?.score ?? { home: 0, away: 0 } };
  });
  if (!game || !other) throw new Error('Two games were played');
  expect(other.score).not.toEqual(game.score);
  await house.tell(feed.begin());
  const results = server.subscribe(SCORES, { path: house.catalogue.event(ID)?.canonicalUrl });
  const final = async ({ score }: typeof game) => {
    const statistics = { homeScore: score.home, awayScore: score.away, isInPlay: false };
    const wanted = JSON.stringify({ events: [{ status: 'FINISHED', statistics }] });
    const Update = { eventStatisticsUpdated: v.looseObject({}) };
    while (JSON.stringify((await nextWith(Update, results)).eventStatisticsUpdated) !== wanted);
  };
  await house.tellAll(...game.plays.map((play) => feed.play(play)));
  await house.tell(feed.message({ kind: 'result', ...game.score }));
  await final(game);
  house.clock.advance(TWO_HOURS_MS);
  house.trading.sweep();
  expect(house.trading.book(ID)).toBeUndefined();
  await house.tell(feed.snapshot(other.plays));
  await final(other);
  await results.return?.();
});

import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { SlowSimulator } from '../trading/testing/slow-simulator.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from '../trading/testing/test-trading.ts';
import { wholeGame } from '../trading/testing/whole-game.ts';
import './marketplace.schema.ts';
import { createMarketplace, type Marketplace } from './marketplace.ts';
import { serve } from './testing/serve.ts';

const ID = 'awaited';
const EVENT = `query Event($id: ID!) { event(id: $id) { priceState winProbability { elapsed home } } }`;
const Told = v.object({
  priceState: v.string(),
  winProbability: v.array(v.object({ elapsed: v.number(), home: v.number() })),
});

const simulator = new SlowSimulator();
let testDatabase: TestDatabase;
let house: TestTrading;
let marketplace: Marketplace;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  testDatabase = await tradingDatabase();
  house = await startTrading(testDatabase, { simulator });
  marketplace = createMarketplace(house);
  server = await serve({ marketplace });
});
afterAll(async () => {
  await server.close();
  marketplace.close();
  await house.stop();
  await testDatabase.drop();
});

test('whoever opens an event while a price is awaited is told its chances so far, and none of what was played since', async () => {
  const feed = feedOf(ID);
  const plays = wholeGame(feed, 7).slice(0, 60);
  const asked = async () => (await server.asked({ event: Told }, EVENT, { id: `StandardEvent:${ID}` })).event;
  await house.tell(feed.begin());
  await house.tellAll(...plays.slice(0, 40).map((play) => feed.play(play)));
  const before = await asked();
  expect(before.priceState).toBe('PRESENT');
  expect(before.winProbability.length).toBeGreaterThan(1);
  simulator.hold();
  for (const play of plays.slice(40)) await house.feeds.receive(feed.play(play));
  expect(await asked()).toEqual({ ...before, priceState: 'NEW_AWAITED' });
  simulator.release();
  await house.trading.idle();
  const after = await asked();
  expect(after.priceState).toBe('PRESENT');
  expect(after.winProbability.length).toBeGreaterThan(before.winProbability.length);
});

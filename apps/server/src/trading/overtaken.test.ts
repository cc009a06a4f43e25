import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import type { PriceJob, PriceResult } from './simulator.ts';
import { InProcessSimulator } from './testing/in-process-simulator.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

const SAMPLES = { live: 6_000, preGame: 256 };
const QUICK = 4_096;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('a price in play that the next play overtook is made again with fewer samples, sold, and then followed by one of all', async () => {
  const simulator = new OvertakenSimulator();
  const t = await startTrading(testDatabase, { simulator, samples: SAMPLES });
  const feed = feedOf('fast-1');
  const [kickOff, ...plays] = wholeGame(feed);
  await t.tell(feed.begin(), feed.play(kickOff));
  t.trading.look('fast-1');
  await t.trading.idle();
  simulator.asked.length = 0;

  const statuses: (string | undefined)[] = [];
  const note = async () => {
    statuses.push(t.trading.book('fast-1')?.status);
  };
  simulator.before = [() => t.feeds.receive(feed.play(plays[1])), note, note];
  await t.tell(feed.play(plays[0]));

  expect(simulator.asked).toEqual([SAMPLES.live, QUICK, SAMPLES.live]);
  // The overtaken price is of another state, and not sold.
  expect(statuses).toEqual(['suspended', 'open']);
  expect(t.trading.book('fast-1')?.status).toBe('open');
  await t.stop();
});

/** Notes how many samples each price is asked of, and lets something happen before it answers. */
class OvertakenSimulator extends InProcessSimulator {
  readonly asked: number[] = [];
  before: (() => Promise<unknown>)[] = [];

  override async price(job: () => PriceJob): Promise<PriceResult> {
    const asked = job();
    this.asked.push(asked.samples);
    await this.before.shift()?.();
    return super.price(() => asked);
  }
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import type { PriceJob, PriceResult, Priority } from './simulator.ts';
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

test('a price in play that was late has the next one made with fewer samples first, until they come soon again', async () => {
  const simulator = new OvertakenSimulator();
  const t = await startTrading(testDatabase, { simulator, samples: SAMPLES });
  const feed = feedOf('busy-1');
  const [kickOff, ...plays] = wholeGame(feed);
  await t.tell(feed.begin(), feed.play(kickOff));
  t.trading.look('busy-1');
  await t.trading.idle();

  const askedAfter = async (play: unknown, ...tookMs: readonly number[]) => {
    simulator.asked.length = 0;
    simulator.before = tookMs.map((ms) => async () => t.clock.advance(ms));
    await t.tell(feed.play(play));
    expect(t.trading.book('busy-1')?.status).toBe('open');
    return [...simulator.asked];
  };
  expect(await askedAfter(plays[0], 200)).toEqual([SAMPLES.live]);
  expect(await askedAfter(plays[1], 400)).toEqual([SAMPLES.live]);
  // How long the second one takes keeps nothing from being sold.
  expect(await askedAfter(plays[2], 400, 0)).toEqual([QUICK, SAMPLES.live]);
  expect(await askedAfter(plays[3], 200, 400)).toEqual([QUICK, SAMPLES.live]);
  expect(await askedAfter(plays[4])).toEqual([SAMPLES.live]);
  await t.stop();
});

test('a play that is told while the second half of the samples waits is priced no later than other plays, with fewer samples first', async () => {
  const simulator = new OvertakenSimulator();
  const t = await startTrading(testDatabase, { simulator, samples: SAMPLES });
  const feed = feedOf('queued-1');
  const [kickOff, ...plays] = wholeGame(feed);
  await t.tell(feed.begin(), feed.play(kickOff));
  t.trading.look('queued-1');
  await t.trading.idle();
  simulator.before = [async () => t.clock.advance(400)];
  await t.tell(feed.play(plays[0]));
  simulator.asked.length = 0;

  const urgencies: (Priority | undefined)[] = [];
  simulator.queue = [
    async () => {},
    async (priority) => {
      urgencies.push(priority?.());
      await t.feeds.receive(feed.play(plays[2]));
      urgencies.push(priority?.());
    },
  ];
  const statuses: (string | undefined)[] = [];
  const note = async () => {
    statuses.push(t.trading.book('queued-1')?.status);
  };
  simulator.before = [note, note, note];
  await t.tell(feed.play(plays[1]));

  expect(urgencies).toEqual(['unwatched', 'live']);
  expect(simulator.asked).toEqual([QUICK, QUICK, SAMPLES.live]);
  expect(statuses).toEqual(['suspended', 'suspended', 'open']);
  await t.stop();
});

/** Notes how many samples each price is asked of, and lets something happen while it waits for its turn, and before it answers. */
class OvertakenSimulator extends InProcessSimulator {
  readonly asked: number[] = [];
  queue: ((priority?: () => Priority) => Promise<unknown>)[] = [];
  before: (() => Promise<unknown>)[] = [];

  override async price(job: () => PriceJob, priority?: () => Priority): Promise<PriceResult> {
    await this.queue.shift()?.(priority);
    const asked = job();
    this.asked.push(asked.samples);
    await this.before.shift()?.();
    return super.price(() => asked);
  }
}

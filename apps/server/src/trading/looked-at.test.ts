import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import type { PriceJob, Priority } from './simulator.ts';
import { InProcessSimulator } from './testing/in-process-simulator.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { lookEnding } from './trading.topics.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('a game that is far off has its main lines only, until somebody looks at it', async () => {
  const { tell, trading, stop } = await startTrading(testDatabase, { nowMs: Date.UTC(2029, 11, 30) });
  const feed = feedOf('far-1');
  await tell(feed.begin());
  const far = trading.book('far-1')?.markets ?? [];
  expect(far.length).toBeGreaterThan(60);
  expect(far.every((market) => market.main)).toBe(true);
  trading.look('far-1');
  await trading.idle();
  const near = trading.book('far-1')?.markets ?? [];
  expect(near.length).toBeGreaterThan(far.length);
  expect(near.map((market) => market.key)).toEqual(expect.arrayContaining(far.map((market) => market.key)));
  await stop();
});

test('a line that somebody holds of a game far off is on the board again soon after a restart', async () => {
  const nowMs = Date.UTC(2029, 11, 30);
  const before = await startTrading(testDatabase, { nowMs });
  await before.tell(feedOf('held-1').begin());
  before.trading.look('held-1');
  await before.trading.idle();
  const held = before.trading.book('held-1')?.markets.find(({ main }) => !main)?.selections[0]?.rawId ?? '';
  await before.stop();
  const { trading, stop } = await startTrading(testDatabase, { nowMs });
  await trading.idle();
  expect(trading.selection(held)).toMatchObject({ status: 'suspended', odds: undefined });
  await trading.idle();
  expect(trading.selection(held)?.status).toBe('open');
  await stop();
});

test('what was sold before a restart is suspended, not closed, until its first price is made', async () => {
  const before = await startTrading(testDatabase);
  await before.tell(feedOf('first-1').begin());
  const held = before.trading.book('first-1')?.onOffer[0]?.key ?? '';
  const rawId = before.trading.book('first-1')?.market(held)?.selections[0]?.rawId ?? '';
  await before.stop();
  const simulator = new WaitingSimulator();
  const { trading, stop } = await startTrading(testDatabase, { simulator });
  expect(trading.book('first-1')?.priceState).toBe('first');
  expect(trading.selection(rawId)).toMatchObject({ status: 'suspended', odds: undefined });
  simulator.release();
  await trading.idle();
  expect(trading.selection(rawId)?.status).toBe('open');
  await stop();
});

test('what was read of a book stays as it was read, whatever becomes of the board', async () => {
  const { feeds, tell, trading, stop } = await startTrading(testDatabase);
  const feed = feedOf('read-1');
  await tell(feed.begin());
  const before = trading.book('read-1');
  const keys = before?.onOffer.map(({ key }) => key);
  await feeds.receive(feed.snap());
  expect(before?.markets.every(({ status }) => status === 'open')).toBe(true);
  expect(before?.markets.map(({ key }) => key)).toEqual(keys);
  const after = trading.book('read-1');
  expect(after?.markets.every(({ status }) => status === 'suspended')).toBe(true);
  trading.sweep();
  expect(trading.book('read-1')?.markets).toEqual(after?.markets);
  await stop();
});

/** Makes no price until it is told to, and says how urgent each is by then. */
class WaitingSimulator extends InProcessSimulator {
  readonly waiting: (() => Priority)[] = [];
  release = (): void => {};
  readonly #released = new Promise<void>((resolve) => {
    this.release = resolve;
  });

  override async price(job: () => PriceJob, priority?: () => Priority) {
    if (priority) this.waiting.push(priority);
    await this.#released;
    return super.price(job);
  }
}

test('after a restart what there are open bets on has its first price before all, and games of another day theirs last', async () => {
  const nowMs = Date.UTC(2029, 11, 30);
  const before = await startTrading(testDatabase, { nowMs });
  await before.tell(feedOf('owed-1').begin());
  await before.stop();
  const simulator = new WaitingSimulator();
  const { trading, stop } = await startTrading(testDatabase, {
    ...{ nowMs, simulator, samples: { live: 256, preGame: 5_000 } },
  });
  await expect.poll(() => simulator.waiting.length).toBeGreaterThan(0);
  const urgencies = () => simulator.waiting.map((priority) => priority());
  expect(new Set(urgencies())).toEqual(new Set(['listed']));
  const losses = new Map([['home', 100n]]);
  trading.setExposure('owed-1', 'moneyline:game', { limit: 1_000n, winnings: losses, losses });
  expect(urgencies().filter((priority) => priority === 'owed')).toHaveLength(1);
  simulator.release();
  await trading.idle();
  await stop();
});

const MINUTE_MS = 60_000;

test('some minutes after the last look at a game far off it has its main lines only, unless somebody uses the others', async () => {
  const t = await startTrading(testDatabase, { nowMs: Date.UTC(2029, 11, 30) });
  const { clock, trading } = t;
  const later = async (minutes: number) => {
    clock.set(clock.now() + minutes * MINUTE_MS);
    trading.sweep();
    await trading.idle();
    return trading.book('left-1')?.markets.filter(({ main }) => !main).length ?? 0;
  };
  await t.tell(feedOf('left-1').begin());
  trading.look('left-1');
  await trading.idle();
  expect(await later(1.5)).toBeGreaterThan(0);
  const stopUsing = t.bus.subscribe(lookEnding, ({ eventId }) => trading.look(eventId));
  expect(await later(1.5)).toBeGreaterThan(0);
  stopUsing();
  const legs = ['moneyline:game', 'moneyline:h1'].map((marketKey) => ({ marketKey, selectionKey: 'home' }));
  expect(await later(1.5)).toBeGreaterThan(0);
  expect(trading.joint('left-1', legs).kind).toBe('priced');
  expect(await later(1.5)).toBeGreaterThan(0);
  const held = trading.book('left-1')?.markets.find(({ main }) => !main)?.selections[0]?.rawId ?? '';
  await later(3);
  expect(trading.joint('left-1', legs).kind).toBe('refused');
  await trading.idle();
  expect(trading.joint('left-1', legs).kind).toBe('priced');
  expect(trading.selection(held)?.status).toBe('open');
  await t.stop();
});

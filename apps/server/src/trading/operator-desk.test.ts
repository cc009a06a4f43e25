import { impliedChance } from '@fairline/money/float.ts';
import { formatAmericanOdds, parseAmericanOdds } from '@fairline/money/odds-format.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { longestManual } from './book-terms.ts';
import { OperatorDesk } from './operator-desk.ts';
import { answerOrder, answerTo, giveOrder } from './order-store.ts';
import type { Order } from './orders.ts';
import { ordered } from './testing/ordered.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const BY = { reason: '', operator: 'pat' };
const MONEYLINE = 'moneyline:game';

const suspend = (marketKey: string | undefined, reason: string): Order => ({
  kind: 'suspend',
  marketKey,
  reason,
});
const price = (selectionKey: string, american: string): Order => ({
  kind: 'price',
  marketKey: MONEYLINE,
  selectionKey,
  odds: parseAmericanOdds(american),
});

const written = (eventId: string, order: Order) => giveOrder(testDatabase.database, eventId, order, BY);

const order = ({ trading }: TestTrading, eventId: string, order: Order) =>
  ordered(testDatabase.database, trading, eventId, order);

async function opened(eventId: string): Promise<TestTrading> {
  const t = await startTrading(testDatabase);
  await t.tell(feedOf(eventId).begin());
  return t;
}

const statusOf = ({ trading }: TestTrading, eventId: string, key: string) =>
  trading.market(`${eventId}~${key}`)?.status;
const oddsOf = ({ trading }: TestTrading, eventId: string, selection: string) => {
  const odds = trading.selection(`${eventId}~${MONEYLINE}~${selection}`)?.odds;
  return odds && formatAmericanOdds(odds);
};

test('a suspended market is off sale, also after new prices and a restart, while the others are not', async () => {
  const feed = feedOf('market-1');
  const t = await startTrading(testDatabase);
  await t.tell(feed.begin());
  const { number, outcome } = await order(t, 'market-1', suspend(MONEYLINE, 'Injury news'));
  expect(outcome).toBe('done');
  const lines = { spread: -6.5, total: 51 };
  await t.tell(feed.message({ kind: 'odds', lines }));
  expect(t.trading.book('market-1')?.status).toBe('open');
  expect([...new Set(t.trading.book('market-1')?.markets.map(({ status }) => status))].sort()).toEqual([
    'open',
    'suspended',
  ]);
  expect(statusOf(t, 'market-1', MONEYLINE)).toBe('suspended');
  const stopped = t.trading.book('market-1')?.markets.filter(({ isStopped }) => isStopped);
  expect(stopped?.map(({ key }) => key)).toEqual([MONEYLINE]);
  expect(t.trading.selection(`market-1~${MONEYLINE}~home`)?.isStopped).toBe(true);
  expect(t.trading.joint('market-1', [{ marketKey: MONEYLINE, selectionKey: 'home' }])).toEqual({
    kind: 'refused',
    reason: 'unavailable',
  });
  await t.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(statusOf(after, 'market-1', MONEYLINE)).toBe('suspended');
  expect(
    await order(after, 'market-1', { kind: 'reopen', marketKey: MONEYLINE, lifts: number }),
  ).toMatchObject({
    outcome: 'done',
  });
  expect(statusOf(after, 'market-1', MONEYLINE)).toBe('open');
  expect(after.trading.market(`market-1~${MONEYLINE}`)?.isStopped).toBeUndefined();
  await after.stop();
});

test.each([
  ['the event', undefined],
  ['a market', MONEYLINE],
])(
  'a stale reopening of %s never undoes a later suspension, whichever is written first',
  async (_, marketKey) => {
    const eventId = `race-${marketKey ? 1 : 2}`;
    const t = await opened(eventId);
    const first = await order(t, eventId, suspend(marketKey, 'First'));
    const reopening: Order = { kind: 'reopen', marketKey, lifts: first.number };
    // The suspension first.
    const second = await order(t, eventId, suspend(marketKey, 'Second'));
    expect(await order(t, eventId, reopening)).toMatchObject({
      outcome: 'refused',
      text: expect.stringContaining(`was suspended again meanwhile (${second.number}): Second`),
    });
    expect(statusOf(t, eventId, MONEYLINE)).toBe('suspended');
    // The reopening first.
    expect(await order(t, eventId, { kind: 'reopen', marketKey, lifts: second.number })).toMatchObject({
      outcome: 'done',
    });
    expect(statusOf(t, eventId, MONEYLINE)).toBe('open');
    await order(t, eventId, suspend(marketKey, 'Third'));
    expect(statusOf(t, eventId, MONEYLINE)).toBe('suspended');
    await t.stop();
  },
);

test('orders that come at once end the same in the memory and after a restart', async () => {
  const t = await opened('race-3');
  const { number } = await order(t, 'race-3', suspend(MONEYLINE, 'First'));
  const reopening: Order = { kind: 'reopen', marketKey: MONEYLINE, lifts: number };
  const wishes = Array.from({ length: 20 }, (_, i) => (i % 2 ? suspend(MONEYLINE, `No ${i}`) : reopening));
  await Promise.all(wishes.map((wish) => order(t, 'race-3', wish)));
  expect(statusOf(t, 'race-3', MONEYLINE)).toBe('suspended');
  await t.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(statusOf(after, 'race-3', MONEYLINE)).toBe('suspended');
  await after.stop();
});

test('a manual price holds through new prices and a restart, until auto', async () => {
  const feed = feedOf('price-1');
  const t = await startTrading(testDatabase);
  await t.tell(feed.begin());
  const own = oddsOf(t, 'price-1', 'away');
  expect(await order(t, 'price-1', price('home', '-250'))).toMatchObject({ outcome: 'done' });
  expect(oddsOf(t, 'price-1', 'home')).toBe('-250');
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -3.5, total: 47 } }));
  expect(oddsOf(t, 'price-1', 'home')).toBe('-250');
  await t.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(oddsOf(after, 'price-1', 'home')).toBe('-250');
  await order(after, 'price-1', {
    kind: 'price',
    marketKey: MONEYLINE,
    selectionKey: 'home',
    odds: undefined,
  });
  expect(oddsOf(after, 'price-1', 'home')).not.toBe('-250');
  expect(own).toBeDefined();
  await after.stop();
});

test('a manual price that gives the edge away is refused, and one that the game overtakes is cut', async () => {
  const feed = feedOf('price-2');
  const t = await startTrading(testDatabase);
  await t.tell(feed.begin());
  const before = oddsOf(t, 'price-2', 'home');
  expect(await order(t, 'price-2', price('home', '+150'))).toMatchObject({
    outcome: 'refused',
    text: expect.stringMatching(
      /^\+150 is too long: with a chance of \d\d\.\d % the longest price .* is [-+]\d+\.$/,
    ),
  });
  expect(oddsOf(t, 'price-2', 'home')).toBe(before);
  await order(t, 'price-2', price('away', '+110'));
  await t.tell(feed.message({ kind: 'odds', lines: { spread: 10, total: 45 } }));
  const away = t.trading.selection(`price-2~${MONEYLINE}~away`);
  const implied = away?.odds ? impliedChance(away.odds) : 0;
  expect(away?.probability).toBeGreaterThan(0.6);
  expect(implied).toBeGreaterThanOrEqual((away?.probability ?? 1) * 1.01 - 1e-9);
  await t.stop();
});

test("a manual price longer than the market's own is a boost that tells the price before, until auto [FEAT-013]", async () => {
  const t = await opened('boost-1');
  const seen = () => t.trading.selection(`boost-1~${MONEYLINE}~home`);
  const own = seen()?.odds;
  const longest = longestManual(seen()?.probability ?? 0);
  const boost: Order = { kind: 'price', marketKey: MONEYLINE, selectionKey: 'home', odds: longest };
  expect(seen()?.was).toBeUndefined();
  expect(await order(t, 'boost-1', boost)).toMatchObject({ outcome: 'done' });
  expect(seen()).toMatchObject({ odds: longest, was: own });
  expect(await order(t, 'boost-1', price('home', '-400'))).toMatchObject({ outcome: 'done' });
  expect(seen()?.was).toBeUndefined();
  await order(t, 'boost-1', { ...boost, odds: undefined });
  expect(seen()).toMatchObject({ odds: own });
  expect(seen()?.was).toBeUndefined();
  await t.stop();
});

test('an event is shown with its prices, suspensions and limits, and what it has not is refused', async () => {
  const t = await opened('show-1');
  const { number } = await order(t, 'show-1', suspend(MONEYLINE, 'Injury news'));
  await order(t, 'show-1', price('home', '-300'));
  await order(t, 'show-1', { kind: 'limit', marketKey: MONEYLINE, amount: 250_000n });
  await order(t, 'show-1', { kind: 'limit', marketKey: undefined, amount: 9_000_000n });
  expect(t.trading.orderedLimit('show-1', MONEYLINE)).toBe(250_000n);
  const { text = '' } = await order(t, 'show-1', { kind: 'show' });
  expect(text.split('\n')[0]).toBe('show-1  Bills at Chiefs: open, limit $90,000.00');
  expect(text).toContain(`  ${MONEYLINE} suspended: home -300 (manual -300), away `);
  expect(text).toContain(`suspended by an operator (${number}): Injury news; limit $2,500.00`);
  for (const wish of [
    suspend('moneyline:nowhere', 'x'),
    price('nobody', '-110'),
    { kind: 'reopen', marketKey: 'total:game:45', lifts: 1n },
  ] as const) {
    expect(await order(t, 'show-1', wish)).toMatchObject({ outcome: 'refused' });
  }
  expect(await order(t, 'nothing', { kind: 'show' })).toMatchObject({
    outcome: 'refused',
    text: 'No event nothing is being traded.',
  });
  await t.stop();
});

test('a declaration of wrong prices stands after a restart, also of an event that is over, and is told to who holds bets', async () => {
  const t = await opened('error-1');
  const declared = {
    ...{
      marketKey: MONEYLINE,
      selectionKey: 'home',
      odds: parseAmericanOdds('+500'),
      reason: 'A typing error',
    },
    ...{ from: new Date('2030-01-06T17:00:00Z'), until: new Date('2030-01-06T18:00:00Z') },
  };
  const { number, outcome, text } = await order(t, 'error-1', { kind: 'error', ...declared });
  expect([outcome, text]).toEqual([
    'done',
    `Open bets on error-1~${MONEYLINE}~home placed in that time are paid at +500 where they were agreed at more.`,
  ]);
  expect(t.decided).toEqual([{ eventId: 'error-1', marketKeys: [MONEYLINE] }]);
  expect(t.trading.priceErrors('error-1')).toEqual([{ number, ...declared }]);
  await t.stop();
  const after = await startTrading(testDatabase);
  expect(after.trading.priceErrors('error-1')).toEqual([{ number, ...declared }]);
  expect(after.trading.priceErrors('error-2')).toEqual([]);
  await after.stop();
});

test('what was ordered while no server ran is carried out by the next', async () => {
  const t = await opened('later-1');
  await t.stop();
  const number = await written('later-1', suspend(MONEYLINE, 'Injury news'));
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  await expect
    .poll(() => answerTo(testDatabase.database, number), { timeout: 30_000 })
    .toMatchObject({
      outcome: 'done',
    });
  expect(statusOf(after, 'later-1', MONEYLINE)).toBe('suspended');
  await after.stop();
});

test('an order that the server fails at is answered so, and keeps none behind it from being heard', async () => {
  const failed = await written('broken-1', suspend(undefined, 'Injury news'));
  const behind = await written('broken-2', suspend(undefined, 'Injury news'));
  const complaints: unknown[] = [];
  const desk = new OperatorDesk({
    database: testDatabase.database,
    clock: systemClock,
    logger: { error: (complaint: unknown) => complaints.push(complaint) },
    book: (eventId) => {
      if (eventId === 'broken-1') throw new Error('This book cannot be read.');
      return undefined;
    },
    changed: () => {},
    wrongPrice: () => {},
  });
  await desk.look();
  expect(await answerTo(testDatabase.database, failed)).toMatchObject({
    outcome: 'refused',
    text: expect.stringContaining('The server failed at this order'),
  });
  expect((await answerTo(testDatabase.database, behind))?.text).toBe('No event broken-2 is being traded.');
  expect(complaints).toMatchObject([{ number: failed, eventId: 'broken-1' }]);
});

test('who may have been replaced answers no order and carries none out: that is for who took its place', async () => {
  const waiting = await written('replaced-1', { kind: 'show' });
  const asked: string[] = [];
  let isSure = false;
  let hangs = true;
  const desk = new OperatorDesk({
    database: testDatabase.database,
    surety: { isSure: () => isSure },
    clock: systemClock,
    logger: { error: () => {} },
    book: (eventId) => {
      asked.push(eventId);
      // It hangs at the first of them.
      if (hangs) isSure = false;
      return undefined;
    },
    changed: () => {},
    wrongPrice: () => {},
  });
  await desk.look();
  expect(await answerTo(testDatabase.database, waiting)).toBeUndefined();
  const behind = await written('replaced-2', suspend(undefined, 'Injury news'));
  isSure = true;
  await desk.look();
  expect(asked).toEqual(['replaced-1']);
  expect(await answerTo(testDatabase.database, waiting)).toBeUndefined();
  expect(await answerTo(testDatabase.database, behind)).toBeUndefined();
  hangs = false;
  isSure = true;
  await desk.look();
  expect(await answerTo(testDatabase.database, waiting)).toBeDefined();
  expect(await answerTo(testDatabase.database, behind)).toBeDefined();
});

test('an order is carried out, too, when its answer is written down and the database does not come to say so', async () => {
  const { database } = testDatabase;
  let isCut = false;
  const query: Database['query'] = async (text, values, name) => {
    const rows = await database.query<never>(text, values, name);
    if (isCut && text.includes('set outcome')) throw new Error('Connection terminated');
    return rows;
  };
  const t = await startTrading({ ...testDatabase, database: { ...database, query } });
  await t.tell(feedOf('unsure-1').begin());
  const { number } = await order(t, 'unsure-1', suspend(MONEYLINE, 'Injury news'));
  const reopening = await written('unsure-1', { kind: 'reopen', marketKey: MONEYLINE, lifts: number });
  const priced = await written('unsure-1', price('home', '-400'));
  isCut = true;
  for (let look = 0; look < 2; look += 1) await expect(t.trading.hearOrders()).rejects.toThrow('terminated');
  isCut = false;
  for (const each of [reopening, priced])
    expect(await answerTo(database, each)).toMatchObject({ outcome: 'done' });
  await t.trading.hearOrders();
  expect(statusOf(t, 'unsure-1', MONEYLINE)).toBe('open');
  expect(oddsOf(t, 'unsure-1', 'home')).toBe('-400');
  await t.stop();
});

test('an order is carried out, too, when what gave it its answer was given up and comes through later', async () => {
  const { database } = testDatabase;
  const late: (() => Promise<unknown>)[] = [];
  let isCut = false;
  const query: Database['query'] = async (text, values, name) => {
    const ask = () => database.query<never>(text, values, name);
    if (text.includes('set outcome') && isCut) {
      late.push(ask);
      throw new Error('Query read timeout');
    }
    // Between the look for an answer and that for those who have none.
    if (text.includes('outcome is null')) for (const each of late.splice(0)) await each();
    return ask();
  };
  const t = await startTrading({ ...testDatabase, database: { ...database, query } });
  await t.tell(feedOf('late-1').begin());
  const priced = await written('late-1', price('home', '-400'));
  isCut = true;
  await expect(t.trading.hearOrders()).rejects.toThrow('timeout');
  isCut = false;
  for (let look = 0; look < 2; look += 1) await t.trading.hearOrders();
  expect(await answerTo(database, priced)).toMatchObject({ outcome: 'done' });
  expect(oddsOf(t, 'late-1', 'home')).toBe('-400');
  await t.stop();
});

test('of two answers to an order the first stands', async () => {
  const { database } = testDatabase;
  const number = await written('twice-1', { kind: 'show' });
  const answer = (outcome: 'done' | 'refused') =>
    answerOrder(database, number, { outcome, text: outcome }, new Date());
  expect([await answer('refused'), await answer('done')]).toEqual(['refused', 'refused']);
  expect(await answerTo(database, number)).toEqual({ outcome: 'refused', text: 'refused' });
});

import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerOf, dataOf } from '../platform/testing/answer.ts';
import { RawClient } from '../platform/testing/raw-client.ts';
import { servicesOf, startTestServer, type TestServer } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const PRICE = 'game-1~moneyline:game~home';
const soon = { timeout: 20_000, interval: 5 };
const { marketplace, trading } = fixedMarketplace([GAME]);
/** Asks every name many times, so that a client that does not read is soon behind. */
const NAMES = Array.from({ length: 40 }, (_, index) => `n${index}: name { fullName defaultName }`).join(' ');
const PRICES = `subscription ($path: String!) { marketUpdated(canonicalPath: $path) { sequence markets {
  rawId sequence selections { rawId ${NAMES} odds { numeratorLong } } } } }`;
const path = GAME.canonicalUrl;
let server: TestServer;
let moves = 0;

beforeAll(async () => {
  const services = servicesOf({ marketplace });
  server = await startTestServer(buildSchema(), { services, live: { tickMs: 5, slowBytes: 100_000 } });
});
afterAll(() => server.close());

const Selection = v.object({ rawId: v.string(), odds: v.object({ numeratorLong: v.string() }) });
const Update = v.object({
  sequence: v.number(),
  markets: v.array(v.object({ rawId: v.string(), selections: v.array(Selection) })),
});

/** The next update of a subscription. */
async function nextOf(client: RawClient, id: string) {
  return dataOf({ marketUpdated: Update }, answerOf(await client.next(id))).marketUpdated;
}

/** A client that shows, of each selection, the price it was told last. */
class Screen {
  readonly raw: RawClient;
  readonly shown = new Map<string, string>();
  messages = 0;
  sequence = 0;

  private constructor(raw: RawClient) {
    this.raw = raw;
  }

  static async open(): Promise<Screen> {
    const raw = await RawClient.open(`${server.url}/graphql/ws`);
    await raw.init();
    raw.subscribe('p', PRICES, { path });
    return new Screen(raw);
  }

  /** Reads updates until the price is on screen. */
  async until(numerator: number): Promise<void> {
    while (this.shown.get(PRICE) !== `${numerator}`) await this.read();
  }

  async read(): Promise<void> {
    const { sequence, markets } = await nextOf(this.raw, 'p');
    expect(sequence).toBeGreaterThanOrEqual(this.sequence);
    this.sequence = sequence;
    this.messages += 1;
    for (const { rawId, odds } of markets.flatMap(({ selections }) => selections)) {
      this.shown.set(rawId, odds.numeratorLong);
    }
  }
}

/** Moves the price to one it never had. */
function move(): number {
  moves += 1;
  trading.setOdds(PRICE, 1_000 + moves, 999_983);
  return Number(trading.selection(PRICE)?.odds?.numerator);
}

test('a client whose connection is killed shows on its return every price as the server has it, and no old number', async () => {
  const killed = await Screen.open();
  const keen = await Screen.open();
  for (const screen of [killed, keen]) await screen.until(move());
  const { sequence } = killed;
  killed.raw.close();
  for (let change = 0; change < 20; change += 1) await keen.until(move());
  const back = await Screen.open();
  await back.read();
  expect(back.shown).toEqual(keen.shown);
  expect(back.sequence).toBeGreaterThan(sequence);
  const last = move();
  await Promise.all([back.until(last), keen.until(last)]);
  expect(back.sequence).toBe(keen.sequence);
  for (const screen of [back, keen]) screen.raw.close();
});

test('a client that stops reading is left out, and then shows the prices of now without those in between', async () => {
  const slow = await Screen.open();
  const keen = await Screen.open();
  await Promise.all([slow.read(), keen.read()]);
  slow.raw.pause();
  let sent = 0;
  // Each change is told of every market of the page, until no buffer on the way takes more.
  await vi.waitFor(async () => {
    trading.setStatus('game-1', sent % 2 === 0 ? 'suspended' : 'open');
    sent += 1;
    await keen.read();
    expect(await leftOut()).toBeGreaterThan(0);
  }, soon);
  trading.setStatus('game-1', 'open');
  for (let change = 0; change < 50; change += 1) await keen.until(move());
  slow.raw.resume();
  await slow.until(Number(trading.selection(PRICE)?.odds?.numerator));
  await vi.waitFor(() => expect(slow.raw.waiting('p')).toBe(0), soon);
  expect(slow.shown).toEqual(keen.shown);
  expect(slow.messages).toBeLessThan(keen.messages - 25);
  const last = move();
  await Promise.all([slow.until(last), keen.until(last)]);
  for (const screen of [slow, keen]) screen.raw.close();
});

async function leftOut(): Promise<number> {
  const metric = await server.server.metrics.frames.get();
  return metric.values.find(({ labels }) => labels.kind === 'left out')?.value ?? 0;
}

test('what a client says it has seen changes nothing: it gets the whole state with the number of the server', async () => {
  const honest = await Screen.open();
  await honest.until(move());
  const liar = await RawClient.open(`${server.url}/graphql/ws`);
  await liar.init();
  const lies = { sequence: 2_147_483_647, lastSequence: -1, resume: 'x' };
  const payload = { query: PRICES, variables: { path, ...lies }, extensions: lies };
  liar.send({ type: 'subscribe', id: 'lie', payload });
  const { markets, sequence } = await nextOf(liar, 'lie');
  const whole = marketplace
    .marketsOf(path)
    ?.snapshot()
    ?.markets.map(({ rawId }) => rawId);
  expect(markets.map(({ rawId }) => rawId)).toEqual(whole);
  expect(sequence).toBeLessThan(2_147_483_647);
  const last = move();
  const next = await nextOf(liar, 'lie');
  expect(next.sequence).toBe(sequence + 1);
  await honest.until(last);
  liar.close();
  honest.raw.close();
});

test('documents of strangers see the same prices, in their own words, and one that is refused costs the others nothing', async () => {
  const screen = await Screen.open();
  const stranger = await RawClient.open(`${server.url}/graphql/ws`);
  await stranger.init();
  stranger.subscribe(
    'own',
    `subscription { mine: marketUpdated(canonicalPath: "${path}") { markets {
    key: rawId ways: selections { rawId price: odds { numeratorLong } } } } }`,
  );
  stranger.subscribe('bad', 'subscription { marketUpdated(ids: 3) { nothing } }');
  expect(await stranger.error('bad')).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
  stranger.subscribe(
    'two',
    `subscription { a: marketUpdated(canonicalPath: "${path}") { sequence }
    b: marketUpdated(canonicalPath: "/home") { sequence } }`,
  );
  expect(await stranger.error('two')).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
  await stranger.next('own');
  const last = move();
  const way = { rawId: PRICE, price: { numeratorLong: `${last}` } };
  expect(await stranger.next('own')).toMatchObject({
    data: { mine: { markets: [{ key: 'game-1~moneyline:game', ways: expect.arrayContaining([way]) }] } },
  });
  await screen.until(last);
  stranger.close();
  screen.raw.close();
});

test('the most ids there may be are followed, and of thousands of other changes nothing is told', async () => {
  const ids = Array.from({ length: 249 }, (_, index) => `game-9~nothing:${index}`);
  const client = await RawClient.open(`${server.url}/graphql/ws`);
  await client.init();
  const query = 'subscription ($ids: [ID!]) { marketUpdated(ids: $ids) { markets { rawId } } }';
  client.subscribe('ids', query, { ids: [...ids, 'game-1~moneyline:game'] });
  const told = { data: { marketUpdated: { markets: [{ rawId: 'game-1~moneyline:game' }] } } };
  expect(await client.next('ids')).toEqual(told);
  for (let change = 0; change < 3_000; change += 1)
    trading.setOdds('game-1~moneyline:game~away', 1 + change, 7);
  for (let change = 0; change < 3_000; change += 1)
    trading.setOdds('game-1~moneyline:h1~away', 1 + change, 7);
  expect(await client.next('ids')).toEqual(told);
  client.close();
});

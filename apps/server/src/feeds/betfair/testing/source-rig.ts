import type { FeedMessage } from '@fairline/feed/message.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { Bus } from '../../../platform/bus.ts';
import { ManualClock } from '../../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { feedMessage } from '../../feeds.topics.ts';
import { openFeeds } from '../../feeds.ts';
import { feedsMigrations } from '../../migrations.ts';
import { BetfairSource } from '../betfair-source.ts';
import { type Client, FakeExchange, marketImage } from './fake-exchange.ts';

export const HOUR_MS = 3_600_000;
export const NOW = Date.UTC(2026, 10, 22, 12);
export const START = new Date(NOW + 2 * HOUR_MS).toISOString();

/** What a source stands on. */
class SourceRig {
  #database: TestDatabase | undefined;
  #exchange: FakeExchange | undefined;
  /** What the catalogue lists: of the NBA. */
  markets: object[] = [];

  get database(): TestDatabase {
    if (!this.#database) throw new Error('no database yet');
    return this.#database;
  }

  set database(database: TestDatabase) {
    this.#database = database;
  }

  get exchange(): FakeExchange {
    if (!this.#exchange) throw new Error('no exchange yet');
    return this.#exchange;
  }

  set exchange(exchange: FakeExchange) {
    this.#exchange = exchange;
  }
}

/** A database for a file of tests, and for each test an exchange that lists one game. */
export function sourceRig(): SourceRig {
  const rig = new SourceRig();
  beforeAll(async () => {
    rig.database = await createTestDatabase(feedsMigrations);
  });
  beforeEach(async () => {
    rig.exchange = await FakeExchange.open();
    rig.exchange.api = (method, { filter }) => ({
      body: { jsonrpc: '2.0', id: 1, result: resultOf(method, filter, rig.markets) },
    });
    rig.markets = [game('1.1', '31')];
  });
  afterEach(async () => {
    rig.exchange.close();
    await rig.database.database.query('truncate feeds.message, feeds.refusal');
  });
  afterAll(() => rig.database.drop());
  return rig;
}

function resultOf(
  method: string,
  { eventTypeIds }: Record<string, unknown>,
  markets: readonly object[],
): unknown {
  if (String(eventTypeIds) !== '7522') return [];
  if (method === 'listMarketCatalogue') return markets;
  return ['NBA', 'Spanish ACB', 'Euroleague'].map((name, at) => ({ competition: { id: `${at + 1}`, name } }));
}

export function game(
  marketId: string,
  event: string,
  name = 'Boston Celtics @ Miami Heat',
  startsAt = START,
): object {
  const [away, home] = name.split(' @ ');
  return {
    marketId,
    marketName: 'Moneyline',
    marketStartTime: startsAt,
    competition: { id: '1', name: 'NBA' },
    event: { id: event, name, openDate: startsAt },
    runners: [
      { selectionId: 1, runnerName: home, handicap: 0 },
      { selectionId: 2, runnerName: away, handicap: 0 },
    ],
  };
}

/** A source on a real log; `look` does all that is due. */
export async function startSource({ database, exchange }: SourceRig, clock = new ManualClock(NOW)) {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const bus = new Bus(logger);
  const heard: FeedMessage[] = [];
  bus.subscribe(feedMessage, (message) => heard.push(message));
  const feeds = openFeeds({ database: database.database, bus, clock, logger });
  const source = new BetfairSource({ settings: exchange.settings, leagues, clock, logger });
  await feeds.addSource(source);
  const look = async (afterMs = 0) => {
    clock.advance(afterMs);
    for (let times = 0; times < 2; times += 1) await source.look();
  };
  const kinds = () => heard.map(({ kind }) => kind);
  return {
    ...{ clock, logger, feeds, heard, look, kinds },
    /** Lets what was sent arrive: until that many messages were told. */
    told: (count: number) =>
      vi.waitFor(async () => {
        await source.look();
        expect(kinds()).toHaveLength(count);
      }, 10_000),
    /** Lets so much time pass with a heartbeat, so that prices stay trusted. */
    beat: async (client: Client, afterMs: number) => {
      clock.advance(afterMs);
      client.change([], { ct: 'HEARTBEAT' });
      await client.echo();
      await look();
    },
    stop: () => feeds.stop(),
  };
}

export type Started = Awaited<ReturnType<typeof startSource>>;

/** The game is announced. */
export async function announced({ exchange }: SourceRig, t: Started, more: object = {}): Promise<Client> {
  await t.look();
  const client = await exchange.subscribed();
  client.image([marketImage('1.1', { marketTime: START, eventId: '31', ...more })]);
  await t.told(1);
  return client;
}

import type { FeedBody, FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { NFL, nflTeam } from '@fairline/feed/nfl/teams.ts';
import { sideOf } from '@fairline/feed/season/league.ts';
import { vi } from 'vitest';
import { openCatalogue } from '../../catalogue/catalogue.ts';
import { catalogueMigrations } from '../../catalogue/migrations.ts';
import { openFeeds } from '../../feeds/feeds.ts';
import { feedsMigrations } from '../../feeds/migrations.ts';
import { Bus } from '../../platform/bus.ts';
import { ManualClock } from '../../platform/clock.ts';
import type { Migration } from '../../platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { tradingMigrations } from '../migrations.ts';
import type { Simulator } from '../simulator.ts';
import {
  type BookChanged,
  bookChanged,
  type EventFinished,
  eventFinished,
  type MarketsDecided,
  marketsDecided,
} from '../trading.topics.ts';
import { TradingDesk } from '../trading-desk.ts';
import { InProcessSimulator } from './in-process-simulator.ts';

export const START_MS = Date.UTC(2030, 0, 6, 17);

export function tradingDatabase(more: readonly Migration[] = []): Promise<TestDatabase> {
  return createTestDatabase([...catalogueMigrations, ...feedsMigrations, ...tradingMigrations, ...more]);
}

export type TestTrading = Awaited<ReturnType<typeof startTrading>>;

/** Catalogue, feeds and trading on a real database, priced in this thread. Start it again for a restart. */
export async function startTrading(
  testDatabase: TestDatabase,
  {
    simulator = new InProcessSimulator(),
    samples = { live: 256, preGame: 256 },
    nowMs = START_MS,
    isShaded = false,
    heard = () => {},
  }: {
    simulator?: Simulator;
    samples?: { live: number; preGame: number };
    nowMs?: number;
    isShaded?: boolean;
    /** Told of each change in a book, from the start on. */
    heard?: (change: BookChanged) => void;
  } = {},
) {
  const { database } = testDatabase;
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const bus = new Bus(logger);
  const clock = new ManualClock(nowMs);
  const catalogue = await openCatalogue(database, bus, clock);
  const feeds = openFeeds({ database, bus, clock, logger });
  const changes: BookChanged[] = [];
  const decided: MarketsDecided[] = [];
  const finished: EventFinished[] = [];
  bus.subscribe(bookChanged, (change) => changes.push(change));
  bus.subscribe(bookChanged, heard);
  bus.subscribe(marketsDecided, (one) => decided.push(one));
  bus.subscribe(eventFinished, (one) => finished.push(one));
  const trading = new TradingDesk({
    ...{ database, bus, clock, logger, catalogue, feeds, simulator, samples, isShaded },
  });
  await trading.start();
  return {
    bus,
    clock,
    logger,
    catalogue,
    feeds,
    trading,
    changes,
    decided,
    finished,
    /** Sends messages one after the other and waits until everything that follows is done. */
    tell: async (...messages: readonly FeedMessage[]) => {
      for (const message of messages) {
        await feeds.receive(message);
        await trading.idle();
      }
    },
    /** Sends messages at once: prices are only made for where they lead. */
    tellAll: async (...messages: readonly FeedMessage[]) => {
      await Promise.all(messages.map((message) => feeds.receive(message)));
      await trading.idle();
    },
    stop: async () => {
      await trading.stop();
      await feeds.stop();
    },
  };
}

/** Messages of one event, numbered as they are made. */
export function feedOf(eventId: string) {
  let sequence = 0;
  const fixture = testFixture(eventId);
  const message = (body: FeedBody): FeedMessage => {
    sequence += 1;
    return { source: 'test', eventId, sequence, at: '2030-01-06T18:00:00.000Z', ...body };
  };
  return {
    fixture,
    message,
    begin: () => message({ kind: 'fixture', fixture }),
    snap: () => message({ kind: 'pending', reason: 'Play under way' }),
    play: (play: unknown) => message({ kind: 'play', play }),
    /** The game so far. */
    snapshot: (plays: readonly unknown[], told = fixture) =>
      message({ kind: 'snapshot', fixture: told, plays, pending: false }),
    skip: (count: number) => {
      sequence += count;
    },
  };
}

export function testFixture(eventId: string): Fixture {
  const home = nflTeam('KC');
  const away = nflTeam('BUF');
  if (!home || !away) throw new Error('no teams');
  return {
    ...NFL,
    eventId,
    home: sideOf(home),
    away: sideOf(away),
    startsAt: '2030-01-06T18:00:00.000Z',
    lines: { spread: -3, total: 45 },
  };
}

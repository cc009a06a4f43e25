import type { CatalogueEvent } from '../../catalogue/catalogue.ts';
import { Bus } from '../../platform/bus.ts';
import { ManualClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { rewardsMigrations } from '../../rewards/migrations.ts';
import { Rewards } from '../../rewards/rewards.ts';
import { FixedTrading } from '../../trading/testing/fixed-book.ts';
import { fixedEvent } from '../../trading/testing/fixed-event.ts';
import { walletMigrations } from '../../wallet/migrations.ts';
import { silent, testWallet } from '../../wallet/testing/test-wallet.ts';
import type { Wallet } from '../../wallet/wallet.ts';
import { type BetRequest, Bets, type BetsOptions, type Origin } from '../bets.ts';
import { betsMigrations } from '../migrations.ts';
import { unguarded } from './unguarded.ts';

export const origin: Origin = { ipAddress: '203.0.113.7', userAgent: 'test' };

/** Bets on books moved by hand, over a real database. */
export interface TestBets {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: ManualClock;
  readonly trading: FixedTrading;
  readonly wallet: Wallet;
  readonly rewards: Rewards;
  readonly bets: Bets;
  /** A new event with a moneyline at 10/11 each way; answers its home selection's raw id. */
  event(change?: Partial<CatalogueEvent>): {
    readonly eventId: string;
    readonly home: string;
    readonly away: string;
  };
  close(): Promise<void>;
}

export async function createTestBets(
  options: Omit<Partial<BetsOptions>, 'rewards'> & { migrations?: typeof betsMigrations } = {},
): Promise<TestBets> {
  const { migrations = [], ...rest } = options;
  const test: TestDatabase = await createTestDatabase([
    ...walletMigrations,
    ...rewardsMigrations,
    ...betsMigrations,
    ...migrations,
  ]);
  const bus = new Bus(silent);
  const clock = new ManualClock(Date.UTC(2030, 0, 1));
  const trading = new FixedTrading(bus);
  const { database } = test;
  const wallet = testWallet(database, { bus, clock });
  const rewards = new Rewards({ database, wallet, bus, clock, logger: silent });
  // In play as before the game, unless a test is about the wait.
  const delays = { bySport: {}, otherwise: 0 };
  const bets = new Bets({
    ...unguarded,
    database,
    wallet,
    trading,
    bus,
    clock,
    logger: silent,
    delays,
    rewards,
    ...rest,
  });
  return {
    database,
    bus,
    clock,
    trading,
    wallet,
    rewards,
    bets,
    event: (change) => {
      const eventId = newId();
      trading.add(fixedEvent(eventId, change));
      return { eventId, home: `${eventId}~moneyline:game~home`, away: `${eventId}~moneyline:game~away` };
    },
    close: async () => {
      await wallet.close();
      await test.drop();
    },
  };
}

/** A straight bet of $25 at -110 unless told otherwise. */
export function straight(selectionId: string, change: Partial<BetRequest> = {}): BetRequest {
  return {
    draftBetId: 'draft',
    idempotencyKey: newId(),
    type: 'STRAIGHT',
    amountSource: 'CASH',
    stake: 2_500n,
    legs: [{ selectionId, odds: { numerator: 10n, denominator: 11n } }],
    ...change,
  };
}

import { Bets, openStakes } from '../../bets/bets.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { openFeeds } from '../../feeds/open-feeds.ts';
import { allMigrations } from '../../migrations.ts';
import { Bus } from '../../platform/bus.ts';
import { ManualClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createLogger } from '../../platform/log.ts';
import { Rewards } from '../../rewards/rewards.ts';
import { Settlement } from '../../settlement/settlement.ts';
import type { Simulator } from '../../trading/simulator.ts';
import { TradingDesk } from '../../trading/trading-desk.ts';
import { checkLedger, type LedgerReport, Wallet } from '../../wallet/wallet.ts';

export interface ReplayHouseOptions {
  /** An empty database of the house's own. */
  readonly databaseUrl: string;
  readonly simulator: Simulator;
  readonly samples: number;
}

export type ReplayHouse = Awaited<ReturnType<typeof openReplayHouse>>;

/** The server's own path from feed to settled money, wired as in compose.ts, on a clock that stands still until told. */
export async function openReplayHouse({ databaseUrl, simulator, samples }: ReplayHouseOptions) {
  const database = openDatabase(databaseUrl);
  await migrate(database, allMigrations);
  const logger = createLogger('error');
  const bus = new Bus(logger);
  const clock = new ManualClock();
  const wallet = new Wallet({ database, bus, clock, logger, lanes: 2 });
  const catalogue = await openCatalogue(database, bus, clock);
  const feeds = openFeeds({ database, bus, clock, logger });
  const trading = new TradingDesk({
    database,
    bus,
    clock,
    logger,
    catalogue,
    feeds,
    simulator,
    samples: { live: samples, preGame: samples },
  });
  await trading.start();
  const rewards = new Rewards({ database, wallet, bus, clock, logger });
  // The clock stands still while a bet would wait.
  const delays = { bySport: {}, otherwise: 0 };
  const bets = new Bets({ database, wallet, trading, bus, clock, rewards, delays });
  const settlement = new Settlement({ bets, wallet, trading, bus, logger });
  await settlement.start();
  return {
    bus,
    clock,
    wallet,
    catalogue,
    feeds,
    trading,
    bets,
    settlement,
    checkBooks: (): Promise<LedgerReport> => database.transaction((tx) => checkLedger(tx, openStakes)),
    close: async () => {
      await feeds.stop();
      await trading.stop();
      await settlement.stop();
      await wallet.close();
      await database.close();
    },
  };
}

import { nobodyAsked } from '../../bets/bets.ts';
import { ledgerReaders } from '../../ledger-readers.ts';
import { allMigrations } from '../../migrations.ts';
import { openBetting } from '../../open-betting.ts';
import { Bus } from '../../platform/bus.ts';
import { ManualClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createLogger } from '../../platform/log.ts';
import { openTogether } from '../../platform/opened.ts';
import { Rewards } from '../../rewards/rewards.ts';
import type { Simulator } from '../../trading/simulator.ts';
import { checkLedger, type LedgerReport, Wallet } from '../../wallet/wallet.ts';

export interface ReplayHouseOptions {
  /** An empty database of the house's own. */
  readonly databaseUrl: string;
  readonly simulator: Simulator;
  readonly samples: number;
}

export type ReplayHouse = Awaited<ReturnType<typeof openReplayHouse>>;

/** The server's own path from feed to settled money, on a clock that stands still until told. */
export function openReplayHouse({ databaseUrl, simulator, samples }: ReplayHouseOptions) {
  return openTogether(async (opened) => {
    const database = opened.keep(openDatabase(databaseUrl), (part) => part.close());
    await migrate(database, allMigrations);
    const logger = createLogger('error');
    const bus = new Bus(logger);
    const clock = new ManualClock();
    const wallet = opened.keep(new Wallet({ database, bus, clock, logger, lanes: 2 }), (part) =>
      part.close(),
    );
    const rewards = new Rewards({ database, wallet, bus, clock, logger });
    const perPrice = { live: samples, preGame: samples };
    // The clock stands still while a bet would wait.
    const terms = { guards: nobodyAsked, delays: { bySport: {}, otherwise: 0 } };
    const betting = await openBetting(
      { database, bus, clock, logger, wallet, rewards, simulator, samples: perPrice, terms },
      opened,
    );
    return {
      ...betting,
      bus,
      clock,
      wallet,
      checkBooks: (): Promise<LedgerReport> => database.transaction((tx) => checkLedger(tx, ledgerReaders)),
      close: () => opened.close(),
    };
  });
}

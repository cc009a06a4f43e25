import type { OddsTerms } from '../bets/bets.ts';
import { nobodyAsked } from '../bets/bets.ts';
import { Cashout } from '../cashout/cashout.ts';
import { ledgerReaders } from '../ledger-readers.ts';
import { openBetting } from '../open-betting.ts';
import { Bus } from '../platform/bus.ts';
import type { ManualClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import type { Logger } from '../platform/log.ts';
import { type Opened, openTogether } from '../platform/opened.ts';
import { Rewards } from '../rewards/rewards.ts';
import type { CannedSimulator } from '../trading/testing/canned-simulator.ts';
import { resultsCorrected } from '../trading/trading.topics.ts';
import { checkPart, Wallet } from '../wallet/wallet.ts';
import { Waits } from './waits.ts';
import { Wire } from './wire.ts';

export interface HouseOptions {
  /** Migrated. */
  readonly databaseUrl: string;
  readonly clock: ManualClock;
  readonly simulator: CannedSimulator;
  readonly logger: Logger;
  readonly oddsTerms: (patronId: string) => Promise<OddsTerms>;
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** As much as a bet in play waits, in milliseconds of the season's clock. */
export const IN_PLAY_WAIT_MS = 5_000;

/** The server from feed to settled money as compose.ts wires it, without screens, over lanes whose connections can break. */
export function openHouse(options: HouseOptions) {
  return openTogether((opened) => openAll(options, opened));
}

async function openAll({ databaseUrl, clock, simulator, logger, oddsTerms }: HouseOptions, opened: Opened) {
  const database = opened.keep(openDatabase(databaseUrl), (part) => part.close());
  const wire = opened.keep(await Wire.open(databaseUrl), (part) => part.close());
  const bus = new Bus(logger);
  const waits = new Waits();
  const throughWire: Database = { ...database, url: wire.url };
  const wallet = opened.keep(new Wallet({ database: throughWire, bus, clock, logger, lanes: 3 }), (part) =>
    part.close(),
  );
  const rewards = opened.keep(new Rewards({ database, wallet, bus, clock, logger }), (part) => part.close());
  const terms = {
    guards: nobodyAsked,
    oddsTerms,
    wait: waits.wait,
    delays: { bySport: {}, otherwise: IN_PLAY_WAIT_MS },
  };
  const samples = { live: 1, preGame: 1 };
  const betting = await openBetting(
    { database, bus, clock, logger, wallet, rewards, simulator, samples, terms },
    opened,
  );
  const { bets, trading } = betting;
  const cashout = await Cashout.open({ database, wallet, bets, trading, bus, clock, wait: waits.wait });
  const corrected = new Set<string>();
  bus.subscribe(resultsCorrected, ({ eventId }) => corrected.add(eventId));
  return {
    ...betting,
    database,
    wallet,
    rewards,
    cashout,
    wire,
    waits,
    /** Events whose results were told to be corrected since the set was last cleared. */
    corrected,
    /** Everything heard is priced, for patrons who look at every game, written and paid; games whose start has come are off sale. */
    idle: async () => {
      trading.lookAtStarts();
      for (const { event } of trading.books()) trading.look(event.id);
      await trading.idle();
      await betting.settlement.idle();
    },
    // Its deposits come from no cashier, who would keep them.
    checkBooks: () =>
      database.transaction((tx) => checkPart(tx, { ...ledgerReaders, readDeposits: undefined })),
    close: async () => {
      logger.level = 'silent';
      await opened.close();
    },
  };
}

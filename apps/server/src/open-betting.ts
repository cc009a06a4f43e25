import { Bets, type BetsOptions } from './bets/bets.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { openFeeds } from './feeds/feeds.ts';
import type { Bus } from './platform/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Surety } from './platform/database/only-server.ts';
import type { Logger } from './platform/log.ts';
import type { Opened } from './platform/opened.ts';
import type { Rewards } from './rewards/rewards.ts';
import { Settlement } from './settlement/settlement.ts';
import { openTrading } from './trading/open-trading.ts';
import type { TradingParts } from './trading/trading-parts.ts';
import type { Wallet } from './wallet/wallet.ts';

export type PlacingTerms = Pick<BetsOptions, 'oddsTerms' | 'guards' | 'limits' | 'delays' | 'wait'>;

export interface BettingParts extends Pick<TradingParts, 'simulator' | 'samples' | 'seedOf' | 'isShaded'> {
  /** Migrated. */
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly surety?: Surety;
  readonly wallet: Wallet;
  readonly rewards: Rewards;
  /** How bets are taken. */
  readonly terms: PlacingTerms;
}

/**
 * From feed to settled money: what the server and a replay have in common, wired once. Sources are the caller's to add, as
 * the wallet, the rewards and the simulator are to close.
 */
export async function openBetting(parts: BettingParts, opened: Opened) {
  const {
    database,
    bus,
    clock,
    logger,
    surety,
    wallet,
    rewards,
    simulator,
    samples,
    seedOf,
    isShaded = false,
    terms,
  } = parts;
  const catalogue = await openCatalogue(database, bus, clock);
  const feeds = opened.keep(openFeeds({ database, bus, clock, logger, ...(surety && { surety }) }), (part) =>
    part.stop(),
  );
  const { trading, fit } = opened.keep(
    await openTrading({
      database,
      bus,
      clock,
      logger,
      catalogue,
      feeds,
      simulator,
      isShaded,
      ...(surety && { surety }),
      ...(samples && { samples }),
      ...(seedOf && { seedOf }),
    }),
    (part) => part.stop(),
  );
  const bets = new Bets({ database, wallet, trading, catalogue, bus, clock, logger, rewards, ...terms });
  await bets.start();
  const settlement = opened.keep(new Settlement({ bets, wallet, trading, rewards, bus, logger }), (part) =>
    part.stop(),
  );
  await settlement.start();
  return { catalogue, feeds, trading, fit, bets, settlement };
}

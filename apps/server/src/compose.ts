import { Bets, wagerGuards } from './bets/bets.ts';
import { Betslip } from './betslip/betslip.ts';
import { Cashier, sandboxProvider } from './cashier/cashier.ts';
import { Cashout } from './cashout/cashout.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import type { Config } from './config.ts';
import { openFeeds } from './feeds/open-feeds.ts';
import { recordingsSchedule } from './feeds/recordings-schedule.ts';
import { type Schedule, ScheduledSource } from './feeds/scheduled-source.ts';
import { seasonSchedule } from './feeds/season-schedule.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { openIdentity } from './identity/open-identity.ts';
import { Pruning } from './identity/pruning.ts';
import { Limits } from './limits/limits.ts';
import { Location, sandboxLocationProvider } from './location/location.ts';
import { createMarketplace } from './marketplace/marketplace.ts';
import { Bus } from './platform/bus.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { everyStep } from './platform/every-step.ts';
import type { Services } from './platform/graphql/context.ts';
import { createHttpServer, type HttpServer } from './platform/http/server.ts';
import { createLogger } from './platform/log.ts';
import { Rewards } from './rewards/rewards.ts';
import { buildSchema } from './schema.ts';
import { Session } from './session/session.ts';
import { Settlement } from './settlement/settlement.ts';
import { type OpenTrading, openSimulator, openTrading } from './trading/open-trading.ts';
import { Wallet } from './wallet/wallet.ts';

export interface App {
  readonly services: Services;
  readonly http: HttpServer;
  close(): Promise<void>;
}

/** Wires the domains: the only place that knows them all. The database is migrated. */
export async function compose(config: Config, database: Database): Promise<App> {
  const clock = systemClock;
  const logger = createLogger(config.logLevel);
  const bus = new Bus(logger);
  const wallet = new Wallet({ database, bus, clock, logger });
  const identity = await openIdentity({
    database,
    clock,
    bus,
    onPatron: (patronId, currency) => wallet.open(patronId, currency),
    limitsSignUps: config.limitsAttempts,
  });
  const pruning = new Pruning({ database, clock, logger });
  const cashier = new Cashier({ database, wallet, clock, logger, providers: [sandboxProvider(clock)] });
  const rewards = new Rewards({ database, wallet, bus, clock, logger });
  const session = new Session({ database, clock });
  const location = new Location({ database, clock, identity, provider: sandboxLocationProvider(database) });
  const limits = new Limits({ database, clock, wallet });
  const catalogue = await openCatalogue(database, bus, clock);
  const feeds = openFeeds({ database, bus, clock, logger });
  const openedTrading = await openTrading({
    database,
    bus,
    clock,
    logger,
    catalogue,
    feeds,
    simulator: openSimulator(logger),
  });
  const { trading } = openedTrading;
  const marketplace = createMarketplace({ trading, catalogue, bus, clock });
  const betslip = new Betslip({
    database,
    trading,
    bus,
    clock,
    identity,
    wallet,
    rewards,
    authenticator: identity,
    featured: marketplace,
  });
  const bets = new Bets({
    database,
    wallet,
    trading,
    bus,
    clock,
    rewards,
    guards: wagerGuards({ session, location, limits }),
    ...(config.betDelayMs !== undefined && { delays: { bySport: {}, otherwise: config.betDelayMs } }),
    oddsFormat: async (patronId) => (await identity.patron(patronId))?.preferences.oddsFormat ?? 'AMERICAN',
    oddsPolicy: async (patronId) =>
      (await identity.patron(patronId))?.preferences.autoAcceptOddsChanges ? 'better' : 'none',
  });
  const settlement = new Settlement({ bets, wallet, trading, rewards, bus, logger });
  const cashout = await Cashout.open({ database, wallet, bets, trading, bus, clock });
  const services: Services = {
    identity,
    wallet,
    cashier,
    rewards,
    marketplace,
    betslip,
    bets,
    cashout,
    session,
    location,
  };
  const http = createHttpServer({
    schema: buildSchema(),
    services,
    identity,
    config: config.http,
    clock,
    logger,
    routes: [identityRoutes(identity, { clock, tokensPerMinute: config.limitsAttempts ? 30 : undefined })],
    checkHealth: async () => {
      await database.query('select 1');
    },
  });
  await bets.start();
  await settlement.start();
  cashier.start();
  rewards.start();
  await feeds.addSource(new ScheduledSource(await schedule(config, openedTrading), { clock, logger }));
  return {
    services,
    http,
    close: () =>
      everyStep([
        () => http.close(),
        () => feeds.stop(),
        () => openedTrading.stop(),
        () => settlement.stop(),
        () => cashier.close(),
        () => rewards.close(),
        () => pruning.close(),
        () => betslip.close(),
        () => marketplace.close(),
        () => wallet.close(),
      ]),
  };
}

/** What is played: the simulated season, or a folder of recordings over and over. */
async function schedule(config: Config, { fitFootball }: OpenTrading): Promise<Schedule> {
  return config.recordings === undefined
    ? seasonSchedule(config.demoPaceMinutes, systemClock, fitFootball)
    : recordingsSchedule(config.recordings, config.demoPaceMinutes, createLogger(config.logLevel));
}

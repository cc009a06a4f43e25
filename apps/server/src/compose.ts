import type { League } from '@fairline/feed/season/league.ts';
import { leagues, withoutBreak } from '@fairline/feed/season/leagues.ts';
import { betGuards, defaultOddsTerms, type OddsTerms, slipGuards } from './bets/bets.ts';
import { Betslip } from './betslip/betslip.ts';
import { Cashier, PAYMENTS, sandboxProvider } from './cashier/cashier.ts';
import { Cashout } from './cashout/cashout.ts';
import type { Config } from './config.ts';
import { Favourites } from './favourites/favourites.ts';
import { FuturesSource } from './feeds/futures-source.ts';
import { OddsApiClient } from './feeds/odds-api-client.ts';
import { OddsApiSource } from './feeds/odds-api-source.ts';
import { pushRoutes } from './feeds/push.routes.ts';
import { recordingsSchedule } from './feeds/recordings-schedule.ts';
import { type Schedule, ScheduledSource } from './feeds/scheduled-source.ts';
import { type Fit, seasonSchedule } from './feeds/season-schedule.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import type { Identity, OddsChanges } from './identity/identity.ts';
import { openIdentity } from './identity/open-identity.ts';
import { Pruning } from './identity/pruning.ts';
import { ledgerReaders } from './ledger-readers.ts';
import { ledgerFaults, ledgerFigures } from './ledger-watch.ts';
import { Limits } from './limits/limits.ts';
import { Location, sandboxLocationProvider } from './location/location.ts';
import { imageRoutes } from './marketplace/images.routes.ts';
import { createMarketplace, OperatorFeatured } from './marketplace/marketplace.ts';
import { openBetting, type PlacingTerms } from './open-betting.ts';
import { Bus } from './platform/bus.ts';
import type { Database } from './platform/database/database.ts';
import type { ServerLock } from './platform/database/only-server.ts';
import type { Services } from './platform/graphql/context.ts';
import { createHttpServer, type HttpServer } from './platform/http/server.ts';
import { createLogger } from './platform/log.ts';
import { Announcer } from './platform/news.ts';
import { type Opened, openTogether } from './platform/opened.ts';
import { Rewards } from './rewards/rewards.ts';
import { buildSchema } from './schema.ts';
import { Session } from './session/session.ts';
import { liveStreamRoutes } from './streams/sandbox/live-streams.routes.ts';
import { SandboxStreams, Streams } from './streams/streams.ts';
import { openSimulator } from './trading/open-trading.ts';
import type { WorkerSimulator } from './trading/worker-simulator.ts';
import { TrialBalance, Wallet } from './wallet/wallet.ts';

export interface App {
  readonly services: Services;
  readonly http: HttpServer;
  close(): Promise<void>;
}

/** What can be made before the database is this server's: the same for all servers. */
export interface Prepared {
  readonly schema: ReturnType<typeof buildSchema>;
  readonly simulator: WorkerSimulator;
}

export function prepare(config: Config): Prepared {
  return { schema: buildSchema(), simulator: openSimulator(createLogger(config.logLevel)) };
}

/**
 * Wires the domains: the only place that knows them all. The database is migrated. Leaves nothing open when it fails, and closes
 * what was prepared.
 */
export function compose(
  config: Config,
  database: Database,
  lock: Pick<ServerLock, 'faults'>,
  prepared = prepare(config),
): Promise<App> {
  return openTogether((opened) => composeAll(config, database, lock, prepared, opened));
}

async function composeAll(
  config: Config,
  database: Database,
  lock: Pick<ServerLock, 'faults'>,
  { schema, simulator: threads }: Prepared,
  opened: Opened,
): Promise<App> {
  const simulator = opened.keep(threads, (part) => part.close());
  const { clock } = config;
  const logger = createLogger(config.logLevel);
  const bus = new Bus(logger);
  const wallet = opened.keep(new Wallet({ database, bus, clock, logger }), (part) => part.close());
  const identity = await openIdentity({
    database,
    clock,
    bus,
    onPatron: (patronId, currency) => wallet.open(patronId, currency),
    limitsSignUps: config.limitsAttempts,
  });
  opened.keep(new Pruning({ database, clock, logger }), (part) => part.close());
  const cashier = opened.keep(
    new Cashier({ database, wallet, clock, logger, providers: [sandboxProvider(clock)] }),
    (part) => part.close(),
  );
  const rewards = opened.keep(new Rewards({ database, wallet, bus, clock, logger }), (part) => part.close());
  const session = new Session({ database, clock, bus });
  const location = new Location({
    database,
    clock,
    identity,
    provider: sandboxLocationProvider(database),
    bus,
    logger,
  });
  const limits = new Limits({ database, clock, wallet, bus });
  const announcer = opened.keep(new Announcer([session, location, limits], logger), (part) => part.close());
  const guarding = { identity, session, location, limits };
  const terms: PlacingTerms = {
    oddsTerms: (patronId) => oddsTermsOf(identity, patronId),
    guards: betGuards(guarding),
    ...(config.betDelayMs !== undefined && { delays: { bySport: {}, otherwise: config.betDelayMs } }),
  };
  const betting = await openBetting(
    { database, bus, clock, logger, wallet, rewards, simulator, terms, isShaded: config.shading },
    opened,
  );
  const { trading, catalogue, bets, feeds } = betting;
  const favourites = new Favourites({ database, catalogue, clock });
  const byOperators = opened.keep(new OperatorFeatured({ database, clock, logger }), (part) => part.close());
  await byOperators.start();
  const marketplace = opened.keep(
    createMarketplace({
      ...{ trading, catalogue, bus, clock, byOperators },
      imagesUrl: config.imagesUrl,
      imageLists: config.imageLists,
      themedPages: config.themedPages,
      betsOn: (selectionId) => bets.betsOn([selectionId]),
    }),
    (part) => part.close(),
  );
  const betslip = opened.keep(
    new Betslip({
      database,
      trading,
      bus,
      clock,
      identity,
      wallet,
      rewards,
      authenticator: identity,
      featured: marketplace,
      guards: slipGuards(guarding),
      ownLimits: guarding.limits,
      roomOf: (patronId, legs) => bets.roomOf(patronId, legs),
    }),
    (part) => part.close(),
  );
  const cashout = await Cashout.open({ database, wallet, bets, trading, bus, clock });
  const sandbox =
    config.streams === 'sandbox'
      ? opened.keep(new SandboxStreams({ bus, trading, clock }), (part) => part.close())
      : undefined;
  const streams = new Streams({ provider: sandbox, catalogue, location, wallet, bets, clock, logger });
  const trialBalance = opened.keep(
    new TrialBalance({ database, clock, logger, readers: ledgerReaders }),
    (part) => part.close(),
  );
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
    favourites,
    streams,
  };
  const http = opened.keep(
    createHttpServer({
      schema,
      services,
      identity,
      config: config.http,
      clock,
      logger,
      parts: [PAYMENTS],
      routes: [
        identityRoutes(identity, { clock, tokensPerMinute: config.limitsAttempts ? 30 : undefined }),
        pushRoutes(
          { feeds, catalogue, clock, doubt: (eventId) => trading.doubt(eventId) },
          config.feedProviders,
        ),
        imageRoutes(catalogue),
        ...(sandbox ? [liveStreamRoutes(sandbox, clock)] : []),
      ],
      checkHealth: async () => {
        await database.query('select 1');
        return [...lock.faults(), ...ledgerFaults(trialBalance)];
      },
      figures: ledgerFigures(trialBalance),
    }),
    (part) => part.close(),
  );
  cashier.start();
  rewards.start();
  announcer.start();
  trialBalance.start();
  if (config.playsGames) {
    await feeds.addSource(new ScheduledSource(await schedule(config, betting.fit), { clock, logger }));
    if (config.recordings === undefined) {
      const paceMinutes = config.demoPaceMinutes;
      await feeds.addSource(
        new FuturesSource({ leagues: simulatedLeagues(config), paceMinutes, bus, clock, logger }),
      );
    }
  }
  if (config.oddsApi) {
    const client = new OddsApiClient(config.oddsApi);
    await feeds.addSource(new OddsApiSource({ client, leagues: playedLeagues(config), clock, logger }));
  }
  return { services, http, close: () => opened.close() };
}

const POLICIES = { NONE: 'none', BETTER: 'better', ANY: 'any' } as const satisfies Record<
  OddsChanges,
  OddsTerms['policy']
>;

/** How a patron takes changed odds and reads them, from one look at the preferences. */
async function oddsTermsOf(identity: Identity, patronId: string): Promise<OddsTerms> {
  const patron = await identity.patron(patronId);
  if (!patron) return defaultOddsTerms;
  const { acceptedOddsChanges, oddsFormat } = patron.preferences;
  return { policy: POLICIES[acceptedOddsChanges], format: oddsFormat };
}

function playedLeagues({ sports }: Config): readonly League[] {
  return leagues.filter(({ sport }) => sports?.includes(sport.slug) ?? true);
}

function simulatedLeagues(config: Config): readonly League[] {
  const played = playedLeagues(config);
  return config.calendar === 'all-year' ? played.map(withoutBreak) : played;
}

/** What is played: the simulated season, or a folder of recordings over and over. */
async function schedule(config: Config, fit: Fit): Promise<Schedule> {
  return config.recordings === undefined
    ? seasonSchedule({
        leagues: simulatedLeagues(config),
        paceMinutes: config.demoPaceMinutes,
        clock: config.clock,
        fit,
      })
    : recordingsSchedule(config.recordings, config.demoPaceMinutes, createLogger(config.logLevel));
}

import { PAYMENTS } from './cashier/cashier.ts';
import type { Config } from './config.ts';
import { pushRoutes } from './feeds/push.routes.ts';
import { secretSeeds } from './feeds/secret-luck.ts';
import { untilPriced } from './first-prices.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { ledgerReaders } from './ledger-readers.ts';
import { ledgerFaults, ledgerFigures } from './ledger-watch.ts';
import { imageRoutes } from './marketplace/images.routes.ts';
import { openBetting } from './open-betting.ts';
import { openPages } from './open-pages.ts';
import { openPatrons } from './open-patrons.ts';
import { Bus } from './platform/bus.ts';
import type { Database } from './platform/database/database.ts';
import type { ServerLock, Surety } from './platform/database/only-server.ts';
import type { Services } from './platform/graphql/context.ts';
import { createHttpServer, type HttpServer } from './platform/http/server.ts';
import { createLogger } from './platform/log.ts';
import { type Opened, openTogether } from './platform/opened.ts';
import { playGames } from './play-games.ts';
import { buildSchema } from './schema.ts';
import { liveStreamRoutes } from './streams/sandbox/live-streams.routes.ts';
import { openSimulator } from './trading/open-trading.ts';
import type { WorkerSimulator } from './trading/worker-simulator.ts';
import { TrialBalance } from './wallet/wallet.ts';

/** A start takes no longer, on however slow a machine: prices that are not there by then come one by one. */
const LONGEST_OPENING_MS = 60_000;

export interface App {
  readonly services: Services;
  readonly http: HttpServer;
  /**
   * Resolves once the games that are in play at the start have prices, at the latest after a minute, or once the signal is given; until
   * then the app is 'starting'. Call it once.
   */
  untilOpen(signal?: AbortSignal): Promise<void>;
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
 * Wires what the open-*.ts beside it and play-games.ts open; no file but those directly in this folder knows all domains. The
 * database is migrated. Leaves nothing open when it fails, and closes what was prepared.
 */
export function compose(
  config: Config,
  database: Database,
  lock: Pick<ServerLock, 'faults' | keyof Surety | 'wasReplaced'>,
  prepared = prepare(config),
): Promise<App> {
  return openTogether((opened) => composeAll(config, database, lock, prepared, opened));
}

async function composeAll(
  config: Config,
  database: Database,
  lock: Pick<ServerLock, 'faults' | keyof Surety | 'wasReplaced'>,
  { schema, simulator: threads }: Prepared,
  opened: Opened,
): Promise<App> {
  const simulator = opened.keep(threads, (part) => part.close());
  const { clock } = config;
  const logger = createLogger(config.logLevel);
  const ground = { config, database, bus: new Bus(logger), clock, logger, surety: lock };
  const patrons = await openPatrons(ground, opened);
  const { wallet, identity, cashier, rewards, session, location, terms } = patrons;
  const seedOf = await secretSeeds(database);
  const betting = await openBetting(
    { ...ground, wallet, rewards, terms, simulator, seedOf, isShaded: config.shading },
    opened,
  );
  const { sandboxStreams, ...pages } = await openPages(ground, patrons, betting, opened);
  const trialBalance = opened.keep(
    new TrialBalance({ database, clock, logger, readers: ledgerReaders }),
    (part) => part.close(),
  );
  const { catalogue, feeds, trading, bets, fit } = betting;
  let isStarting = true;
  const services: Services = { wallet, identity, cashier, rewards, session, location, bets, ...pages };
  const http = opened.keep(
    createHttpServer({
      ...{ schema, services, identity, clock, logger, surety: lock },
      config: config.http,
      parts: [PAYMENTS],
      routes: [
        identityRoutes(identity, { clock, tokensPerMinute: config.limitsAttempts ? 30 : undefined }),
        pushRoutes(
          { feeds, catalogue, clock, doubt: (eventId) => trading.doubt(eventId) },
          config.feedProviders,
        ),
        imageRoutes(catalogue),
        ...(sandboxStreams ? [liveStreamRoutes(sandboxStreams, clock)] : []),
      ],
      checkHealth: async () => {
        await database.query('select 1');
        return [...lock.faults(), ...ledgerFaults(trialBalance)];
      },
      isStarting: () => isStarting,
      figures: ledgerFigures(trialBalance),
    }),
    (part) => part.close(),
  );
  patrons.start();
  trialBalance.start();
  const games = await playGames({ ...ground, catalogue, feeds, fit });
  const untilOpen = async (signal?: AbortSignal) => {
    await untilPriced({
      eventIds: () => games.inPlayAtStart(),
      book: (eventId) => trading.book(eventId),
      limitMs: LONGEST_OPENING_MS,
      signal,
    });
    isStarting = false;
  };
  return { services, http, untilOpen, close: () => opened.close() };
}

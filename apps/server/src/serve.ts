import { compose, type Prepared, prepare } from './compose.ts';
import type { Config } from './config.ts';
import { type DemoLogin, seedDemo } from './demo.ts';
import { allMigrations } from './migrations.ts';
import { systemClock } from './platform/clock.ts';
import { watchClock } from './platform/database/clock-watch.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { becomeOnlyServer, type ServerLock } from './platform/database/only-server.ts';
import { shownUrl } from './platform/database/shown-url.ts';
import { reasonOf, StartupError, whyRefused } from './platform/database/startup-error.ts';
import { probePort } from './platform/http/listen.ts';
import { answerAsStandby } from './platform/http/standby.ts';
import { createLogger } from './platform/log.ts';
import { type Opened, openTogether } from './platform/opened.ts';
import { othersTurn } from './platform/others-turn.ts';
import { fingerprintEngines } from './trading/fitted-strengths.ts';
import { warmUp } from './trading/warm-up.ts';

const CONNECTIONS = 12;
/** No statement of a running server takes nearly as long; one that waits for ever keeps others waiting, such as what operators order. */
const ANSWERS_MS = 30_000;

export interface RunningServer {
  /** 'http://127.0.0.1:4000' */
  readonly address: string;
  /** The first is the one to try the app with. */
  readonly demos: readonly DemoLogin[];
  /** Resolves if another server has become the one of the database: this one must be stopped. */
  readonly lost: Promise<StartupError>;
  stop(): Promise<void>;
}

/**
 * Starts everything: database, domains, HTTP. Rejects with a StartupError (or MigrationNewerThanCode) that says what to do,
 * leaving nothing behind.
 * @param waiting ends the waiting of a standby, and that for the first prices
 */
export async function serve(
  config: Config,
  say: (line: string) => void,
  waiting?: AbortSignal,
): Promise<RunningServer> {
  if (!config.standby) await probePort(config.http);
  return openTogether(async (opened) => {
    say('Starting the database …');
    const preparing = prepareMeanwhile(config, opened);
    // Who waits for it below hears of it.
    preparing.catch(() => {});
    const database = await startDatabase(config, opened).finally(() => preparing);
    const prepared = await preparing;
    const lock = config.standby
      ? await waitInLine(config, database, prepared, say, waiting)
      : await becomeOnlyServer(database.url, {
          logger: createLogger(config.logLevel),
          onReachedAgain: () => database.renew(),
        });
    opened.keep(lock, (kept) => kept.release());
    say('Bringing its tables up to date …');
    await migrateAll(database.url);
    await lock.begin();
    // One that was set to another time is meant to show it.
    if (config.clock === systemClock) {
      const watched = { database, clock: systemClock, logger: createLogger(config.logLevel) };
      opened.keep(await watchClock(watched), (watch) => watch.stop());
    }
    say('Opening the board …');
    const app = opened.keep(await compose(config, database, lock, prepared), (part) => part.close());
    const address = await app.http.listen();
    const demos = await seedDemo(app.services);
    if (config.databaseUrl === undefined) flush(database, say);
    say('Pricing the games in play …');
    await app.untilOpen(waiting);
    return { address, demos, lost: lock.lost, stop: () => opened.close() };
  });
}

/** On a connection of its own: a migration takes as long as it takes. */
async function migrateAll(url: string): Promise<void> {
  const own = openDatabase(url, { max: 1 });
  try {
    await migrate(own, allMigrations);
  } finally {
    await own.close();
  }
}

/** What needs no database, while it starts. */
async function prepareMeanwhile(config: Config, opened: Opened): Promise<Prepared> {
  // The database's process first: it has the longest way.
  await othersTurn();
  const prepared = prepare(config);
  opened.keep(prepared.simulator, (part) => part.close());
  await fingerprintEngines();
  return prepared;
}

/** Answers that it stands by until it is the server of the database. */
async function waitInLine(
  { http, logLevel }: Config,
  database: Database,
  { simulator }: Prepared,
  say: (line: string) => void,
  waiting?: AbortSignal,
): Promise<ServerLock> {
  const standby = await answerAsStandby(http);
  say('Standing by until this is the only server of the database …');
  if (!standby.answers) {
    say(
      `Port ${http.port} is in use. If it is not the running server that uses it, set FAIRLINE_PORT: this one cannot take over.`,
    );
  }
  let isOver = false;
  const warming = Promise.all([warmUp(simulator, () => isOver), connectAll(database)]);
  // Without it, it takes over all the same, only slower.
  warming.catch((error: unknown) => {
    if (!isOver) say(`The standby could not warm up: ${reasonOf(error)}`);
  });
  try {
    return await becomeOnlyServer(database.url, {
      logger: createLogger(logLevel),
      patienceMs: Number.POSITIVE_INFINITY,
      waiting,
      onReachedAgain: () => database.renew(),
    });
  } finally {
    isOver = true;
    await standby.close();
  }
}

/** Opens the connections that a server uses from its first moment on. */
async function connectAll(database: Database): Promise<void> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => database.query('select 1')));
}

async function startDatabase(config: Config, opened: Opened): Promise<Database> {
  const url = config.databaseUrl ?? (await startEmbedded(config.dataFolder, opened));
  const database = opened.keep(openDatabase(url, { max: CONNECTIONS, answersMs: ANSWERS_MS }), (part) =>
    part.close(),
  );
  try {
    await database.query('select 1');
  } catch (error) {
    const advice =
      config.databaseUrl === undefined ? 'look at postgres.log in the data folder' : 'check DATABASE_URL';
    throw new StartupError(
      `Cannot reach the database at ${shownUrl(url)} (${whyRefused(error)}): ${advice}.`,
    );
  }
  return database;
}

/** Brings new tables to the disk at leisure: hundreds of files, which a stop would have to wait for. */
function flush(database: Database, say: (line: string) => void): void {
  database.query('checkpoint').catch((error: unknown) => {
    say(`The database could not be brought to the disk yet: ${reasonOf(error)}`);
  });
}

async function startEmbedded(dataFolder: string, opened: Opened): Promise<string> {
  const postgres = opened.keep(await startEmbeddedPostgres({ dataFolder }), (part) => part.stop());
  return postgres.url;
}

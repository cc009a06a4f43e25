import { compose } from './compose.ts';
import type { Config } from './config.ts';
import { type DemoLogin, seedDemo } from './demo.ts';
import { allMigrations } from './migrations.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { reasonOf, StartupError } from './platform/database/startup-error.ts';
import { everyStep } from './platform/every-step.ts';
import { probePort } from './platform/http/listen.ts';

export interface RunningServer {
  /** 'http://127.0.0.1:4000' */
  readonly address: string;
  readonly demo: DemoLogin;
  stop(): Promise<void>;
}

/** What must be undone when starting fails halfway or the server stops, the last begun first. */
type Undo = () => Promise<void> | void;

/**
 * Starts everything: database, domains, HTTP. Rejects with a StartupError (or MigrationNewerThanCode) that says what to do,
 * leaving nothing behind.
 */
export async function serve(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const undo: Undo[] = [];
  const stop = () => everyStep(undo.splice(0).reverse());
  await probePort(config.http);
  try {
    say('Starting the database …');
    const database = await startDatabase(config, undo);
    say('Bringing its tables up to date …');
    await migrate(database, allMigrations);
    say('Opening the board …');
    const app = await compose(config, database);
    undo.push(() => app.close());
    const demo = await seedDemo(app.services);
    const address = await app.http.listen();
    return { address, demo, stop };
  } catch (error) {
    // Why it could not start matters more than what failed on the way back.
    await stop().catch(() => {});
    throw error;
  }
}

async function startDatabase(config: Config, undo: Undo[]): Promise<Database> {
  const url = config.databaseUrl ?? (await startEmbedded(config.dataFolder, undo));
  const database = openDatabase(url, { max: 12 });
  undo.push(() => database.close());
  try {
    await database.query('select 1');
  } catch (error) {
    throw new StartupError(
      `Cannot reach the database at ${withoutPassword(url)} (${reasonOf(error)}): check DATABASE_URL.`,
    );
  }
  return database;
}

async function startEmbedded(dataFolder: string, undo: Undo[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataFolder });
  undo.push(() => postgres.stop());
  return postgres.url;
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}

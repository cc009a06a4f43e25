import { readConfig } from '../config.ts';
import { findEmbeddedPostgres } from '../platform/database/embedded-running.ts';
import { StartupError } from '../platform/database/startup-error.ts';

/** The address of the database that Fairline runs on now. @throws StartupError when none does */
export function runningDatabaseUrl(): string {
  const config = readConfig();
  const url = config.databaseUrl ?? findEmbeddedPostgres(config.dataFolder);
  if (url) return url;
  throw new StartupError('No database is running: start Fairline with npm start, or set DATABASE_URL.');
}

import { type Database, openDatabase } from '../platform/database/database.ts';
import { reasonOf, StartupError, whyRefused } from '../platform/database/startup-error.ts';
import { runningDatabaseUrl } from './database-url.ts';
import { CommandError, UsageError } from './errors.ts';

/** What PostgreSQL says of tables and schemas that are not there. */
export const NO_SUCH_TABLE = new Set(['42P01', '3F000']);

/** Does something on the database Fairline runs on. @throws CommandError and StartupError, whose message says what to do */
export async function onRunningDatabase(work: (database: Database) => Promise<string>): Promise<string> {
  const database = openDatabase(runningDatabaseUrl(), { max: 2 });
  try {
    return await work(database);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = reasonOf(error);
    if (NO_SUCH_TABLE.has(reason)) {
      throw new StartupError('This database is not ready: start this version of Fairline on it once.');
    }
    if (/^(E[A-Z]+|28000|28P01|3D000|42501)$/.test(reason))
      throw new StartupError(`Cannot reach the database: ${whyRefused(error)}.`);
    throw error;
  } finally {
    await database.close();
  }
}

/** Prints what a command answers. Exit code 1 and what is wrong, in words, when nothing was done. */
export async function printCommand(answer: () => Promise<string>): Promise<void> {
  try {
    console.log(await answer());
  } catch (error) {
    const isExpected =
      error instanceof UsageError || error instanceof CommandError || error instanceof StartupError;
    if (!isExpected) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

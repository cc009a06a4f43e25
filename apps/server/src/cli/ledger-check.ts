// `npm run ledger:check [-- --json]`: proves the books of the running database, or names what is wrong. Only reads.
import { ledgerReaders } from '../ledger-readers.ts';
import { openDatabase } from '../platform/database/database.ts';
import { reasonOf, StartupError, whyRefused } from '../platform/database/startup-error.ts';
import { checkLedger, type LedgerReport } from '../wallet/wallet.ts';
import { runningDatabaseUrl } from './database-url.ts';
import { exactNumbers } from './exact-numbers.ts';
import { NO_SUCH_TABLE } from './run-command.ts';

try {
  const report = await check(runningDatabaseUrl());
  console.log(process.argv.includes('--json') ? json(report) : text(report));
  process.exitCode = report.sound ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function check(url: string): Promise<LedgerReport> {
  const database = openDatabase(url, { max: 1 });
  try {
    return await database.transaction((tx) => checkLedger(tx, ledgerReaders));
  } catch (error) {
    const reason = reasonOf(error);
    if (NO_SUCH_TABLE.has(reason)) {
      throw new StartupError('This database has no ledger yet: start Fairline on it once.');
    }
    throw new StartupError(`Cannot read the database at ${new URL(url).host}: ${whyRefused(error)}.`);
  } finally {
    await database.close();
  }
}

function text({ sound, faults, batches, commands, entries, patrons, sum }: LedgerReport): string {
  if (!sound) {
    const lines = faults.map(({ account, message }) => `${account}: ${message}`);
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    return [...lines, `The ledger is NOT sound: ${count}.`].join('\n');
  }
  return (
    `The ledger is sound: ${commands} commands with ${entries} entries in ${batches} batches, ` +
    `${patrons} patrons, all entries sum to ${sum}.`
  );
}

function json(report: LedgerReport): string {
  return JSON.stringify(report, exactNumbers);
}

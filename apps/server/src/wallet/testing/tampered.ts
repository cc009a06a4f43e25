import type { Database, Queryable } from '../../platform/database/database.ts';
import type { LedgerReport } from '../wallet.ts';

/**
 * Changes rows as nobody but an owner of the database can, with triggers off, checks, and undoes it all.
 * @param check checkPart with the readers that the test is about
 * @returns the faults, as `account: message`
 */
export async function faultsAfter(
  database: Database,
  check: (tx: Queryable) => Promise<LedgerReport>,
  ...statements: string[]
): Promise<string[]> {
  const faults: string[] = [];
  const undo = new Error('undone');
  const tampering = database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    await tx.query('set local session_replication_role = replica');
    for (const statement of statements) await tx.query(statement);
    const query: Queryable['query'] = (text, values) =>
      text.startsWith('set') ? Promise.resolve([]) : tx.query(text, values);
    const report = await check({ query });
    faults.push(...report.faults.map(({ account, message }) => `${account}: ${message}`));
    throw undo;
  });
  const outcome = await tampering.catch((error: unknown) => error);
  if (outcome !== undo) throw outcome;
  return faults;
}

import type { Queryable } from '../platform/database/database.ts';
import { countsQuery, faultQueries, openBetsQuery } from './check-queries.ts';

export interface LedgerFault {
  /** Which proof failed. */
  readonly kind: keyof typeof faultQueries | 'liability';
  /** 'patron <id> cash', 'chain 3', 'books in USD' … */
  readonly account: string;
  readonly message: string;
}

export interface LedgerReport {
  readonly sound: boolean;
  /** At most a hundred of each kind. */
  readonly faults: readonly LedgerFault[];
  readonly batches: bigint;
  readonly commands: bigint;
  readonly entries: bigint;
  readonly patrons: bigint;
  /** Of all entries, in minor units: 0. */
  readonly sum: bigint;
}

/** What the bets know: minor units at stake in a patron's open bets, by patron id. Patrons without any may be left out. */
export type OpenStakes = ReadonlyMap<string, bigint>;

interface Counts {
  batches: bigint;
  commands: bigint;
  entries: bigint;
  patrons: bigint;
  sum: bigint;
}

/**
 * Proves the books from one snapshot: begin a transaction, call this first. Every command matches its digest and sums to 0,
 * every batch its hash and the batch before it, every balance the sum of its entries, and the open-bets accounts what
 * `readOpenStakes` finds in the same snapshot.
 */
export async function checkLedger(
  tx: Queryable,
  readOpenStakes?: (tx: Queryable) => Promise<OpenStakes>,
): Promise<LedgerReport> {
  await tx.query('set transaction isolation level repeatable read, read only');
  const faults: LedgerFault[] = [];
  for (const kind of ['command', 'stray', 'chain', 'balance', 'postings', 'books'] as const) {
    const rows = await tx.query<{ account: string; message: string }>(faultQueries[kind]);
    faults.push(...rows.map((row) => ({ kind, ...row })));
  }
  if (readOpenStakes) faults.push(...(await liabilityFaults(tx, await readOpenStakes(tx))));
  const [counts] = await tx.query<Counts>(countsQuery);
  if (!counts) throw new Error('The ledger could not be counted.');
  return { sound: faults.length === 0, faults, ...counts };
}

/** The open-bets account of each patron against the stakes of the patron's open bets. */
async function liabilityFaults(tx: Queryable, stakes: OpenStakes): Promise<LedgerFault[]> {
  const rows = await tx.query<{ patron_id: string; open_bets: bigint }>(openBetsQuery);
  const held = new Map(rows.map((row) => [row.patron_id, row.open_bets]));
  const faults: LedgerFault[] = [];
  for (const patronId of new Set([...held.keys(), ...stakes.keys()])) {
    const account = held.get(patronId) ?? 0n;
    const staked = stakes.get(patronId) ?? 0n;
    if (account === staked) continue;
    const message = `stands at ${account}, the open bets' stakes sum to ${staked}`;
    faults.push({ kind: 'liability', account: `patron ${patronId} open-bets`, message });
  }
  return faults.slice(0, 100);
}

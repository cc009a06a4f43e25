import type { Queryable } from '../platform/database/database.ts';
import type { AccountFault } from './account-fault.ts';
import { faultsOfBets, type ReadPaidBets } from './check-bets.ts';
import { countsQuery, faultQueries, openBetsQuery, rewardAccountsQuery } from './check-queries.ts';
import { faultsOfRecords, type ReadRecorded } from './check-records.ts';

export interface LedgerFault extends AccountFault {
  /** Which proof failed. */
  readonly kind: keyof typeof faultQueries | 'open-bets' | 'reward' | 'bet' | 'totals' | 'terms' | 'record';
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

/** What the rewards know: minor units of each patron's rewards not used yet. Patrons without any may be left out. */
export type OpenRewards = ReadonlyMap<string, { readonly bonus: bigint; readonly promotionalCredit: bigint }>;

/** What a domain finds wrong with what it keeps itself, at most a hundred. */
export type ReadFaults = (tx: Queryable) => Promise<readonly AccountFault[]>;

/** What the domains keep of what was posted for them. One that is left out is a proof that is not made: none can be. */
export interface LedgerReaders {
  readonly readOpenStakes: (tx: Queryable) => Promise<OpenStakes>;
  readonly readOpenRewards: (tx: Queryable) => Promise<OpenRewards>;
  readonly readPaidBets: ReadPaidBets;
  /** Of bets whose totals are added up wrongly. */
  readonly readTotalsFaults: ReadFaults;
  /** Of bets whose terms do not follow from their legs, or are not those that were placed. */
  readonly readTermsFaults: ReadFaults;
  readonly readStakes: ReadRecorded;
  readonly readDeposits: ReadRecorded;
  readonly readCashOuts: ReadRecorded;
}

interface Counts {
  batches: bigint;
  commands: bigint;
  entries: bigint;
  patrons: bigint;
  sum: bigint;
}

/**
 * Proves the books from one snapshot: begin a transaction, call this first. Every command matches its digest and sums to 0,
 * every batch its hash and the batch before it, every balance the sum of its entries, the open-bets accounts what
 * `readOpenStakes` finds in the same snapshot, the bonus and promotional credit accounts what `readOpenRewards` finds, and what
 * was posted for bets what those of `readPaidBets` say they paid. `readTotalsFaults` and `readTermsFaults` name what the bets keep
 * that is wrong in itself, and each stake, deposit and cash out is compared with the command that was posted for it.
 */
export function checkLedger(tx: Queryable, readers: LedgerReaders): Promise<LedgerReport> {
  return checkPart(tx, readers);
}

/** The same without the proofs whose readers are left out: for a house that lacks their domains. */
export async function checkPart(tx: Queryable, readers: Partial<LedgerReaders>): Promise<LedgerReport> {
  await tx.query('set transaction isolation level repeatable read, read only');
  const faults: LedgerFault[] = [];
  for (const kind of ['command', 'chain', 'balance', 'postings', 'books'] as const) {
    const rows = await tx.query<{ account: string; message: string }>(faultQueries[kind]);
    faults.push(...rows.map((row) => ({ kind, ...row })));
  }
  const { readOpenStakes, readOpenRewards, readPaidBets } = readers;
  if (readOpenStakes) faults.push(...(await openBetsFaults(tx, await readOpenStakes(tx))));
  if (readOpenRewards) faults.push(...(await rewardFaults(tx, await readOpenRewards(tx))));
  if (readPaidBets) {
    const rows = await faultsOfBets(tx, readPaidBets);
    faults.push(...rows.map((row) => ({ kind: 'bet' as const, ...row })));
  }
  faults.push(...(await ownFaults(tx, readers)), ...(await recordFaults(tx, readers)));
  const [counts] = await tx.query<Counts>(countsQuery);
  if (!counts) throw new Error('The ledger could not be counted.');
  return { sound: faults.length === 0, faults, ...counts };
}

/** What the bets find wrong with what they keep. */
async function ownFaults(tx: Queryable, readers: Partial<LedgerReaders>): Promise<LedgerFault[]> {
  const totals = (await readers.readTotalsFaults?.(tx)) ?? [];
  const terms = (await readers.readTermsFaults?.(tx)) ?? [];
  return [
    ...totals.map((row) => ({ kind: 'totals' as const, ...row })),
    ...terms.map((row) => ({ kind: 'terms' as const, ...row })),
  ];
}

async function recordFaults(tx: Queryable, readers: Partial<LedgerReaders>): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [kind, read] of [
    ['stake', readers.readStakes],
    ['deposit', readers.readDeposits],
    ['cash-out', readers.readCashOuts],
  ] as const) {
    const rows = read ? await faultsOfRecords(tx, kind, read) : [];
    faults.push(...rows.map((row) => ({ kind: 'record' as const, ...row })));
  }
  return faults;
}

/** The open-bets account of each patron against the stakes of the patron's open bets. */
async function openBetsFaults(tx: Queryable, stakes: OpenStakes): Promise<LedgerFault[]> {
  const rows = await tx.query<{ patron_id: string; open_bets: bigint }>(openBetsQuery);
  const held = new Map(rows.map((row) => [row.patron_id, row.open_bets]));
  const faults: LedgerFault[] = [];
  for (const patronId of new Set([...held.keys(), ...stakes.keys()])) {
    const account = held.get(patronId) ?? 0n;
    const staked = stakes.get(patronId) ?? 0n;
    if (account === staked) continue;
    const message = `stands at ${account}, the open bets' stakes sum to ${staked}`;
    faults.push({ kind: 'open-bets', account: `patron ${patronId} open-bets`, message });
  }
  return faults.slice(0, 100);
}

/** The accounts of what the house gave each patron against the patron's rewards not used yet. */
async function rewardFaults(tx: Queryable, rewards: OpenRewards): Promise<LedgerFault[]> {
  const rows = await tx.query<{ patron_id: string; bonus: bigint; promotional_credit: bigint }>(
    rewardAccountsQuery,
  );
  const held = new Map(rows.map((row) => [row.patron_id, row]));
  const faults: LedgerFault[] = [];
  for (const patronId of new Set([...held.keys(), ...rewards.keys()])) {
    const account = held.get(patronId);
    const open = rewards.get(patronId);
    for (const [name, amount, sum] of [
      ['bonus', account?.bonus ?? 0n, open?.bonus ?? 0n],
      ['promotional-credit', account?.promotional_credit ?? 0n, open?.promotionalCredit ?? 0n],
    ] as const) {
      if (amount === sum) continue;
      const message = `stands at ${amount}, the rewards not used yet sum to ${sum}`;
      faults.push({ kind: 'reward', account: `patron ${patronId} ${name}`, message });
    }
  }
  return faults.slice(0, 100);
}

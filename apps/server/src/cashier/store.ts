import type { Currency } from '@fairline/money/money.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Deposit } from './deposit.ts';
import type { DepositRecord } from './deposit-rules.ts';
import type { DepositState } from './deposit-state.ts';

interface DepositRow {
  id: string;
  patron_id: string;
  provider_id: string;
  method_id: string | null;
  amount: bigint;
  currency: Currency;
  state: DepositState;
  reference: string | null;
  retry: boolean | null;
  created_at: Date;
}

const COLUMNS =
  'id, patron_id, provider_id, method_id, amount, currency, state, reference, retry, created_at';

export interface KeyedDeposit {
  readonly deposit: Deposit;
  readonly fingerprint: string;
}

/** Deposits of one patron are taken one at a time until the transaction ends, so that limits hold. */
export async function lockPatron(tx: Queryable, patronId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('cashier ' || $1, 0))", [patronId]);
}

export async function readByKey(
  db: Queryable,
  patronId: string,
  idempotencyKey: string,
): Promise<KeyedDeposit | undefined> {
  const [row] = await db.query<DepositRow & { fingerprint: string }>(
    `select ${COLUMNS}, fingerprint from cashier.deposit where patron_id = $1 and idempotency_key = $2`,
    [patronId, idempotencyKey],
  );
  return row && { deposit: depositOf(row), fingerprint: row.fingerprint };
}

export async function insertDeposit(
  tx: Queryable,
  deposit: Deposit,
  idempotencyKey: string,
  fingerprint: string,
): Promise<void> {
  await tx.query(
    `insert into cashier.deposit (id, patron_id, idempotency_key, fingerprint, provider_id, method_id, amount,
       currency, state, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [
      deposit.id,
      deposit.patronId,
      idempotencyKey,
      fingerprint,
      deposit.providerId,
      deposit.methodId ?? null,
      deposit.amount,
      deposit.currency,
      deposit.state,
      deposit.createdAt,
    ],
  );
}

/** Moves a deposit on unless somebody else did. @returns as it stands now */
export async function moveDeposit(
  db: Queryable,
  from: Deposit,
  to: Pick<Deposit, 'state' | 'reference' | 'retry'>,
  at: Date,
): Promise<Deposit | undefined> {
  await db.query(
    `update cashier.deposit set state = $3, reference = $4, retry = $5, changed_at = $6
     where id = $1 and state = $2`,
    [from.id, from.state, to.state, to.reference ?? null, to.retry ?? null, at],
  );
  return readDeposit(db, from.id);
}

export async function readDeposit(db: Queryable, id: string): Promise<Deposit | undefined> {
  const [row] = await db.query<DepositRow>(`select ${COLUMNS} from cashier.deposit where id = $1`, [id]);
  return row && depositOf(row);
}

/** Deposits neither posted nor failed that were made after a given one (all, without one), the oldest first. */
export async function readUnfinished(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<readonly Deposit[]> {
  const rows = await db.query<DepositRow>(
    `select ${COLUMNS} from cashier.deposit
     where state not in ('posted', 'failed') and ($1::uuid is null or id > $1) order by id limit $2`,
    [afterId ?? null, limit],
  );
  return rows.map(depositOf);
}

export async function readRecord(db: Queryable, patronId: string): Promise<DepositRecord> {
  const [row] = await db.query<{ failures: bigint; last_failure_at: Date | null; open: bigint }>(
    `select
       count(*) filter (where state = 'failed' and changed_at > coalesce(posted.at, '-infinity')) as failures,
       max(changed_at) filter (where state = 'failed') as last_failure_at,
       count(*) filter (where state not in ('posted', 'failed')) as open
     from cashier.deposit
     cross join (
       select max(changed_at) as at from cashier.deposit where patron_id = $1 and state = 'posted'
     ) posted
     where patron_id = $1`,
    [patronId],
  );
  return {
    failuresInRow: Number(row?.failures ?? 0n),
    lastFailureAt: row?.last_failure_at ?? undefined,
    open: Number(row?.open ?? 0n),
  };
}

function depositOf(row: DepositRow): Deposit {
  return {
    id: row.id,
    patronId: row.patron_id,
    providerId: row.provider_id,
    methodId: row.method_id ?? undefined,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    reference: row.reference ?? undefined,
    retry: row.retry ?? undefined,
    createdAt: row.created_at,
  };
}

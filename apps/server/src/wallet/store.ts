import type { Currency } from '@fairline/money/money.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { AccountAmounts } from './balances.ts';

interface BalanceRow {
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  promotional_credit: bigint;
  open_bets: bigint;
}

export async function openAccounts(
  db: Queryable,
  patronId: string,
  currency: Currency,
  at: Date,
): Promise<Currency | undefined> {
  await db.query(
    'insert into wallet.balance (patron_id, currency, opened_at) values ($1, $2, $3) on conflict do nothing',
    [patronId, currency, at],
  );
  return (await readAmounts(db, patronId))?.currency;
}

export async function readAmounts(db: Queryable, patronId: string): Promise<AccountAmounts | undefined> {
  const [row] = await db.query<BalanceRow>(
    'select currency, cash, bonus, promotional_credit, open_bets from wallet.balance where patron_id = $1',
    [patronId],
  );
  return row && { ...row, promotionalCredit: row.promotional_credit, openBets: row.open_bets };
}

/** The command posted to a patron under a key; `same` tells whether with this fingerprint (its hash in hex). */
export interface PostedCommand {
  readonly same: boolean;
  readonly reference: string | undefined;
}

export async function readCommand(
  db: Queryable,
  patronId: string,
  idempotencyKey: string,
  fingerprint: string,
): Promise<PostedCommand | undefined> {
  const [row] = await db.query<{ same: boolean; reference: string | null }>(
    `select encode(fingerprint, 'hex') = $3 as same, reference from wallet.command
     where patron_id = $1 and idempotency_key = $2`,
    [patronId, idempotencyKey, fingerprint],
  );
  return row && { same: row.same, reference: row.reference ?? undefined };
}

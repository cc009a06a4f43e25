import type { Currency } from '@fairline/money/money.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { VisibleAmounts } from './balances.ts';

interface BalanceRow {
  patron_id: string;
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  promotional_credit: bigint;
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
  return (await readAmounts(db, [patronId])).get(patronId)?.currency;
}

/** By patron; of whom has no accounts there is nothing. */
export async function readAmounts(
  db: Queryable,
  patronIds: readonly string[],
): Promise<Map<string, VisibleAmounts>> {
  const rows = await db.query<BalanceRow>(
    `select patron_id, currency, cash, bonus, promotional_credit from wallet.balance
     where patron_id = any ($1::uuid[])`,
    [patronIds],
  );
  return new Map(
    rows.map(({ patron_id, currency, cash, bonus, promotional_credit }) => [
      patron_id,
      { currency, cash, bonus, promotionalCredit: promotional_credit },
    ]),
  );
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

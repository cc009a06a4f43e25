import type { Currency } from '@fairline/money/money.ts';
import type { Queryable } from '../platform/database/database.ts';
import { eachRow } from '../platform/database/each-row.ts';
import type { Recorded } from '../wallet/wallet.ts';
import { depositEntries } from './advance.ts';

interface Row {
  id: string;
  patron_id: string;
  provider_id: string;
  amount: bigint;
  currency: Currency;
  is_posted: boolean;
}

/** All deposits the books know, by id, and those they may know: what was captured is posted before it is said to be. */
export async function* readRecordedDeposits(tx: Queryable): AsyncGenerator<Recorded> {
  const rows = eachRow<Row>(
    tx,
    'recorded_deposits',
    `select id, patron_id, provider_id, amount, currency, state = 'posted' as is_posted
     from cashier.deposit where state in ('captured', 'posted') order by id`,
  );
  for await (const row of rows) {
    yield {
      sortedBy: row.id,
      name: `deposit ${row.id}`,
      patronId: row.patron_id,
      reference: row.id,
      currency: row.currency,
      entries: depositEntries({ providerId: row.provider_id, amount: row.amount }),
      isDue: row.is_posted,
    };
  }
}

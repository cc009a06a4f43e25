import type { Queryable } from '../platform/database/database.ts';
import { eachRow } from '../platform/database/each-row.ts';
import type { Recorded } from '../wallet/wallet.ts';
import { cashOutEntries } from './cash-out-statement.ts';

interface Row {
  patron_id: string;
  /** In hex, which sorts as the bytes of the key do. */
  key: string;
  bet_id: string;
  paid: bigint;
  closed_stake: bigint;
}

/** All cash outs, by patron and key. */
export async function* readRecordedCashOuts(tx: Queryable): AsyncGenerator<Recorded> {
  const rows = eachRow<Row>(
    tx,
    'recorded_cash_outs',
    `select patron_id, encode(convert_to(idempotency_key, 'UTF8'), 'hex') as key, bet_id, paid, closed_stake
     from cashout.cash_out order by patron_id, encode(convert_to(idempotency_key, 'UTF8'), 'hex') collate "C"`,
  );
  for await (const row of rows) {
    yield {
      sortedBy: `${row.patron_id} ${row.key}`,
      name: `the cash out of bet ${row.bet_id}`,
      patronId: row.patron_id,
      reference: row.bet_id,
      currency: undefined,
      entries: cashOutEntries({ paid: row.paid, closedStake: row.closed_stake }),
      isDue: true,
    };
  }
}

import type { Queryable } from '../platform/database/database.ts';
import { eachRow } from '../platform/database/each-row.ts';
import type { Recorded } from '../wallet/wallet.ts';

interface Row {
  bet_id: string;
  version: number;
  settled_at: Date;
}

/**
 * All settlements, by bet and version, and when they were: the very time of their batch. A correction that moves no money has no
 * posting; what is paid is compared by bets.
 */
export async function* readRecordedSettlements(tx: Queryable): AsyncGenerator<Recorded> {
  const sql = 'select bet_id, version, settled_at from settlement.version order by bet_id, version';
  for await (const row of eachRow<Row>(tx, 'recorded_settlements', sql)) {
    yield {
      sortedBy: `${row.bet_id} ${String(row.version).padStart(10, '0')}`,
      name: `settlement ${row.version} of bet ${row.bet_id}`,
      patronId: undefined,
      reference: row.bet_id,
      currency: undefined,
      entries: undefined,
      from: row.settled_at,
      until: row.settled_at,
      isDue: false,
    };
  }
}

import type { Queryable } from './database.ts';

/** Few at a time: a server that goes through a big table answers requests between them. */
const PAGE = 250;

/**
 * The rows of a query, in its order, a page at a time, so that however many there are they are never held together.
 * @param tx a transaction; the cursor stays open in it when not all rows are taken
 * @param name the cursor's, unique in the transaction
 */
export async function* eachRow<Row extends object>(
  tx: Queryable,
  name: string,
  sql: string,
): AsyncGenerator<Row> {
  await tx.query(`declare ${name} no scroll cursor for ${sql}`);
  for (;;) {
    const rows = await tx.query<Row>(`fetch ${PAGE} from ${name}`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await tx.query(`close ${name}`);
}

import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { QuoteSeal } from './quote-seal.ts';

/** The seal of this house, made the first time it is asked for; every process gets the same. */
export async function openQuoteSeal(database: Database): Promise<QuoteSeal> {
  await database.query('insert into betslip.quote_key (secret) values ($1) on conflict do nothing', [
    randomBytes(32),
  ]);
  const [row] = await database.query<{ secret: Buffer }>('select secret from betslip.quote_key');
  if (!row) throw new Error('The key of quotes is missing.');
  return new QuoteSeal(row.secret);
}

import type { Migration } from '../platform/database/migrate.ts';
import { expireBatch } from './migrations/expire-batch.ts';
import { redeemBatch } from './migrations/redeem-batch.ts';
import { restoreBatch } from './migrations/restore-batch.ts';
import { rewardTables } from './migrations/reward-tables.ts';

/** After the wallet's: the functions stand around wallet.post_unless. */
export const rewardsMigrations: Migration[] = [
  { id: 'rewards/0001-rewards', sql: rewardTables },
  { id: 'rewards/0002-redeem-batch', sql: redeemBatch },
  { id: 'rewards/0003-expire-batch', sql: expireBatch },
  { id: 'rewards/0004-restore-batch', sql: restoreBatch },
];

import type { Migration } from '../platform/database/migrate.ts';
import { expireBatch } from './migrations/expire-batch.ts';
import { postUnless } from './migrations/post-unless.ts';
import { redeemBatch } from './migrations/redeem-batch.ts';
import { restoreBatch } from './migrations/restore-batch.ts';
import { rewardTables } from './migrations/reward-tables.ts';

/** After the wallet's: the functions stand around wallet.post_batch. */
export const rewardsMigrations: Migration[] = [
  { id: 'rewards/0001-rewards', sql: rewardTables },
  { id: 'rewards/0002-post-unless', sql: postUnless },
  { id: 'rewards/0003-redeem-batch', sql: redeemBatch },
  { id: 'rewards/0004-expire-batch', sql: expireBatch },
  { id: 'rewards/0005-restore-batch', sql: restoreBatch },
];

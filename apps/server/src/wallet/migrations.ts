import type { Migration } from '../platform/database/migrate.ts';
import { commandsByKey } from './migrations/commands-by-key.ts';
import { entriesInCommands } from './migrations/entries-in-commands.ts';
import { ledgerTables } from './migrations/ledger-tables.ts';
import { postBatch } from './migrations/post-batch.ts';
import { postCareful } from './migrations/post-careful.ts';
import { postUnless } from './migrations/post-unless.ts';
import { turnoverIndexes } from './migrations/turnover-indexes.ts';

export const walletMigrations: Migration[] = [
  { id: 'wallet/0001-ledger', sql: ledgerTables },
  { id: 'wallet/0002-post-batch', sql: postBatch },
  { id: 'wallet/0003-post-unless', sql: postUnless },
  { id: 'wallet/0004-turnover-indexes', sql: turnoverIndexes },
  { id: 'wallet/0005-entries-in-commands', sql: entriesInCommands },
  { id: 'wallet/0006-post-careful', sql: postCareful },
  { id: 'wallet/0007-commands-by-key', sql: commandsByKey },
];

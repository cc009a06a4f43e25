import type { Migration } from './migrate.ts';

export const platformMigrations: Migration[] = [
  {
    id: 'platform/0001-server',
    sql: `
      -- Servers the database had so far, one after the other: one that hung finds here whether another ran meanwhile.
      create table platform.server (
        is_only boolean primary key default true check (is_only),
        turn bigint not null
      );
    `,
  },
];

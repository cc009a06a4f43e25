import type { Migration } from '../platform/database/migrate.ts';

export const betslipMigrations: Migration[] = [
  {
    id: 'betslip/0001-slips',
    sql: `
      create schema betslip;

      -- One row for each owner. A slip is read and written whole, and nothing is ever looked for inside it, so its
      -- selections and amounts are one document; slip-codec.ts says what is in it. The version orders the edits.
      create table betslip.slip (
        owner text primary key check (owner ~ '^(visitor|patron):.'),
        version integer not null check (version > 0),
        content jsonb not null,
        updated_at timestamptz not null
      );

      -- For forgetting the slips of visitors who never came back.
      create index slip_of_visitor_by_age on betslip.slip (updated_at) where owner like 'visitor:%';
    `,
  },
];

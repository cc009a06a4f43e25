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
  {
    id: 'betslip/0002-quick-slips',
    sql: `
      -- As betslip.slip, one row for each owner and event: owner is '<owner>/<eventId>'.
      create table betslip.quick_slip (
        owner text primary key check (owner ~ '^(visitor|patron):.+/.'),
        version integer not null check (version > 0),
        content jsonb not null,
        updated_at timestamptz not null
      );

      -- For forgetting those whose game is long over.
      create index quick_slip_by_age on betslip.quick_slip (updated_at);
    `,
  },
  {
    id: 'betslip/0003-quote-key',
    sql: `
      -- The one secret that quotes are sealed with (quote-seal.ts).
      create table betslip.quote_key (
        single boolean primary key default true check (single),
        secret bytea not null check (length(secret) = 32)
      );
    `,
  },
  {
    id: 'betslip/0004-shared-bets',
    sql: `
      -- What somebody shows to others. It is never changed; shared-bet-store.ts says what is in the document.
      create table betslip.shared_bet (
        id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
        owner text not null check (owner ~ '^(visitor|patron):.'),
        content jsonb not null,
        created_at timestamptz not null
      );

      -- For keeping only the newest of each owner.
      create index shared_bet_by_owner on betslip.shared_bet (owner, created_at);
    `,
  },
  {
    id: 'betslip/0005-forget-shared-bets',
    sql: `
      -- For forgetting what visitors shared long ago.
      create index shared_bet_of_visitors on betslip.shared_bet (created_at) where owner like 'visitor:%';
    `,
  },
];

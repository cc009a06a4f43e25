import type { Migration } from '../platform/database/migrate.ts';

export const cashierMigrations: Migration[] = [
  {
    id: 'cashier/0001-deposits',
    sql: `
      create schema cashier;

      create table cashier.deposit (
        id uuid primary key,
        patron_id uuid not null,
        idempotency_key text not null,
        fingerprint text not null,
        provider_id text not null,
        method_id text,
        amount bigint not null check (amount > 0),
        currency text not null check (currency in ('USD', 'CAD')),
        state text not null check (state in ('requested', 'pending', 'authorised', 'captured', 'posted', 'failed')),
        reference text,
        retry boolean,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        unique (patron_id, idempotency_key),
        check (reference is not null or state in ('requested', 'failed'))
      );

      create index deposit_unfinished on cashier.deposit (id)
        where state not in ('posted', 'failed');

      create index deposit_of_patron on cashier.deposit (patron_id, id);
    `,
  },
];

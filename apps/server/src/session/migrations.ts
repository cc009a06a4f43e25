import type { Migration } from '../platform/database/migrate.ts';

/** Who was asked to acknowledge the rules of responsible gaming, and who did. One row for each time somebody was asked. */
const acknowledgements = `
create schema session;

create table session.acknowledgement (
  patron_id uuid not null,
  kind text not null check (kind in ('RESPONSIBLE_GAMING')),
  demanded_at timestamptz not null,
  demanded_by text not null,
  given_at timestamptz,
  ip_address text,
  primary key (patron_id, kind, demanded_at),
  check ((given_at is null) = (ip_address is null))
);
create unique index one_demand on session.acknowledgement (patron_id, kind) where given_at is null;
`;

/** For who looks every second for what operators demanded. */
const news = `
create index demanded on session.acknowledgement (demanded_at);
`;

export const sessionMigrations: Migration[] = [
  { id: 'session/0001-acknowledgements', sql: acknowledgements },
  { id: 'session/0002-news', sql: news },
];

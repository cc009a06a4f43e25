import type { Migration } from '../platform/database/migrate.ts';

/** What operators put forward; everything else of the marketplace is made of the board, in memory. */
export const marketplaceMigrations: Migration[] = [
  {
    id: 'marketplace/0001-featured-bets',
    sql: `
create schema marketplace;

create table marketplace.featured_bet (
  id uuid primary key,
  header text not null check (length(header) between 1 and 60),
  title text not null check (length(title) between 1 and 80),
  description text check (length(description) between 1 and 140),
  -- '<eventId>~<marketKey>~<selectionKey>', in the order to show them.
  selection_ids text[] not null check (cardinality(selection_ids) between 1 and 25),
  created_at timestamptz not null,
  created_by text not null,
  ends_at timestamptz,
  removed_at timestamptz,
  check (ends_at > created_at)
);

create index shown_featured_bet on marketplace.featured_bet (created_at) where removed_at is null;`,
  },
];

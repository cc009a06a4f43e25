import type { Migration } from '../platform/database/migrate.ts';

const tables = `
create schema limits;

-- What a patron limits themselves to. A value that loosens a limit waits in the pending columns (decision 46).
create table limits.wager_limit (
  patron_id uuid not null,
  type text not null check (type in ('SPEND', 'LOSS', 'MAX_SINGLE_WAGER')),
  -- MAX_SINGLE_WAGER has none.
  period text not null check (period in ('DAILY', 'WEEKLY', 'MONTHLY', 'NONE')),
  -- Minor units; null: no limit.
  amount bigint check (amount >= 0),
  -- The looser value that was asked for, and from when it may be confirmed; pending_amount null then means no limit.
  pending_amount bigint check (pending_amount >= 0),
  pending_from timestamptz,
  changed_at timestamptz not null,
  primary key (patron_id, type, period),
  check ((type = 'MAX_SINGLE_WAGER') = (period = 'NONE')),
  check (pending_amount is null or pending_from is not null)
);

-- Every change for good, whoever made it.
create table limits.change (
  id uuid primary key,
  patron_id uuid not null,
  type text not null,
  period text not null,
  what text not null,
  amount bigint,
  changed_by text not null,
  changed_at timestamptz not null
);
create index change_of_patron on limits.change (patron_id, changed_at desc);

-- Times in which a patron may not bet. A restriction is never deleted: lifting one writes when and by whom.
create table limits.restriction (
  id uuid primary key,
  patron_id uuid not null,
  kind text not null check (kind in ('COOL_OFF', 'SELF_EXCLUSION', 'OPERATOR')),
  reason text not null,
  starts_at timestamptz not null,
  -- Null: until it is lifted.
  ends_at timestamptz,
  set_by text not null,
  lifted_at timestamptz,
  lifted_by text,
  check ((lifted_at is null) = (lifted_by is null))
);
create index restriction_of_patron on limits.restriction (patron_id) where lifted_at is null;
`;

/** For who looks every second for what operators set. */
const news = `
create index changed on limits.change (changed_at);
create index restricted on limits.restriction (starts_at);
create index lifted on limits.restriction (lifted_at) where lifted_at is not null;
`;

export const limitsMigrations: Migration[] = [
  { id: 'limits/0001-limits', sql: tables },
  { id: 'limits/0002-news', sql: news },
];

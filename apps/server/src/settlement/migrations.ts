import type { Migration } from '../platform/database/migrate.ts';
import { legsInVersions } from './migrations/legs-in-versions.ts';

/**
 * Every settlement of every bet, for good: a corrected result adds a version and leaves the earlier ones. The bet's own row
 * holds the last one.
 */
const tables = `
create schema settlement;

create table settlement.version (
  bet_id uuid not null,
  -- 1 when first settled, one more with each resettlement.
  version int not null check (version > 0),
  outcome text not null,
  returned bigint not null check (returned >= 0),
  restored bigint not null check (restored >= 0),
  rule_version int not null,
  reason text not null,
  settled_at timestamptz not null,
  primary key (bet_id, version)
);

-- What decided each leg: the line it was taken at, the sentence, the feed message.
create table settlement.leg (
  bet_id uuid not null,
  version int not null,
  number int not null,
  outcome text not null,
  line double precision,
  result_text text not null,
  feed_sequence bigint not null,
  primary key (bet_id, version, number)
);

create function settlement.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'settlement.% is append-only: settle again with the next version', tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on settlement.version
  for each statement execute function settlement.refuse_change();
create trigger append_only before update or delete or truncate on settlement.leg
  for each statement execute function settlement.refuse_change();
`;

/** Every type, and corrections: what moved beside the return, and what could not be taken back. */
const everyType = `
alter table settlement.version
  add column boost_extra bigint not null default 0 check (boost_extra >= 0),
  add column lines_won int not null default 0,
  add column lines_refunded int not null default 0,
  -- Of what a correction takes from the patron, what was spent already.
  add column owed bigint not null default 0 check (owed >= 0);
alter table settlement.leg
  -- Exactly how it came out, and the market whose rule says so: a teaser's is not the one that was tapped.
  add column graded text,
  add column rule text;
`;

export const settlementMigrations: Migration[] = [
  { id: 'settlement/0001-versions', sql: tables },
  { id: 'settlement/0002-every-type', sql: everyType },
  { id: 'settlement/0003-legs-in-versions', sql: legsInVersions },
];

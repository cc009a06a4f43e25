import type { Migration } from '../platform/database/migrate.ts';

/** Every check of where a patron is, for good: a bet's audit record names the one it was taken under. */
const checks = `
create schema location;

create table location.location_check (
  id uuid primary key,
  patron_id uuid not null,
  -- 'AUTHORISED', or why not: a code of the specification's section 8.
  result text not null,
  -- ISO 3166-2, where the patron was found to be; null when that is not known.
  region text,
  -- What made the check happen: log_in, app_launch, manual_check, authorization_refresh, ip_change, license_expired.
  reason text not null,
  provider text not null,
  ip_address text not null,
  checked_at timestamptz not null,
  expires_at timestamptz not null
);
create index last_check on location.location_check (patron_id, checked_at desc, id desc);

create function location.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'location.% is append-only: check again', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on location.location_check
  for each statement execute function location.refuse_change();

-- Where the sandbox provider is to find a patron, as an operator said; without a row it is their home.
create table location.sandbox_place (
  patron_id uuid primary key,
  region text,
  refusal text,
  set_by text not null,
  set_at timestamptz not null,
  check ((region is null) <> (refusal is null))
);
`;

/** For who looks every second for whom operators moved. */
const news = `
create index moved on location.location_check (checked_at) where reason = 'operator';
`;

export const locationMigrations: Migration[] = [
  { id: 'location/0001-checks', sql: checks },
  { id: 'location/0002-news', sql: news },
];

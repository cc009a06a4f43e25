import type { Migration } from '../platform/database/migrate.ts';

/** Every cash out, for good. Amounts in minor units; what it did to the bet stands there, in bets. */
const tables = `
create schema cashout;

create table cashout.cash_out (
  patron_id uuid not null,
  idempotency_key text not null,
  bet_id uuid not null,
  -- Of what was open, in hundredths of a percent.
  share int not null check (share between 1 and 10000),
  -- For all that was open at the time.
  offer bigint not null check (offer > 0),
  paid bigint not null check (paid > 0),
  closed_stake bigint not null check (closed_stake > 0),
  -- The fair chances it was worked out from, and the books they came from: to check it by hand.
  basis jsonb not null,
  taken_at timestamptz not null,
  primary key (patron_id, idempotency_key)
);
create index cash_out_of_bet on cashout.cash_out (bet_id);

-- Signs offers; made once, the same for every process.
create table cashout.signing_key (
  number int primary key default 1 check (number = 1),
  key bytea not null
);

create function cashout.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'cashout.% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on cashout.cash_out
  for each statement execute function cashout.refuse_change();
`;

/** After the bets'. */
export const cashoutMigrations: Migration[] = [{ id: 'cashout/0001-cash-outs', sql: tables }];

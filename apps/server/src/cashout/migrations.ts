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

/** What is to be known to work a price out again; null, or missing from the basis, of what was cashed out before it was written. */
const whole = `
-- What was paid of the fair value, numerator/denominator: less what the house keeps.
alter table cashout.cash_out add column kept text;
-- What the basis comes to in minor units, for all that was open: the offer, unless one from before was still held.
alter table cashout.cash_out add column priced bigint check (priced > 0);
comment on column cashout.cash_out.basis is
  'What the samples said of each event with undecided legs, to work the price out again:
   legs      those selections
   sequence  of the book
   samples   how many there were
   sampled   the fair chance that all legs win, numerator/denominator
   pushes    in which some of them push while the others win, each with its own chance
   chance    what is left of sampled where more than kept of it might be luck of three standard deviations
   A line of one event is worth what it pays in each of these ways times what is left of its chance; a line of several goes by sampled, and
   no more of it is paid than luck in all its events together leaves (decision 20).';
`;

/** After the bets'. */
export const cashoutMigrations: Migration[] = [
  { id: 'cashout/0001-cash-outs', sql: tables },
  { id: 'cashout/0002-whole-basis', sql: whole },
];

import type { Migration } from '../platform/database/migrate.ts';
import { agreedByColumns } from './migrations/agreed-by-columns.ts';
import { allTypes } from './migrations/all-types.ts';
import { cashOut } from './migrations/cash-out.ts';
import { endedKinds } from './migrations/ended-kinds.ts';
import { endedOrder } from './migrations/ended-order.ts';
import { endedTotals } from './migrations/ended-totals.ts';
import { openSelections } from './migrations/open-selections.ts';
import { ripeByPatron } from './migrations/ripe-by-patron.ts';
import { settleEveryType } from './migrations/settle-every-type.ts';
import { settleLocked } from './migrations/settle-locked.ts';
import { settlingIndexes } from './migrations/settling-indexes.ts';
import { verdictsAtOnce } from './migrations/verdicts-at-once.ts';

/**
 * A bet's row is also its audit record: what was agreed and how is written once, and a trigger refuses to change it. Only
 * the columns that say what became of it may change, through bets.settle_batch.
 */
const tables = `
create schema bets;

create table bets.bet (
  id uuid primary key,
  patron_id uuid not null,
  type text not null,
  amount_source text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  odds_numerator numeric not null check (odds_numerator > 0),
  odds_denominator numeric not null check (odds_denominator > 0),
  winnings bigint not null check (winnings >= 0),
  placed_at timestamptz not null,
  rule_version int not null,
  ip_address text not null,
  user_agent text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'SETTLED')),
  outcome text not null default 'PENDING',
  payout bigint,
  settled_at timestamptz,
  settlement_version int not null default 0,
  check ((status = 'SETTLED') = (payout is not null and settled_at is not null and settlement_version > 0))
);

-- A bet stands in one of the two: placing writes one, settling the other. Newest first is by id.
create index open_bet on bets.bet (patron_id, id) where status = 'OPEN';
create index settled_bet on bets.bet (patron_id, id) where status = 'SETTLED';

create table bets.leg (
  bet_id uuid not null,
  number int not null,
  event_id text not null,
  market_key text not null,
  selection_key text not null,
  selection_type text not null,
  event_name text not null,
  market_name text not null,
  selection_name text not null,
  points double precision,
  odds_numerator bigint not null,
  odds_denominator bigint not null,
  -- The fair chance and the state of the book the price was taken from.
  probability double precision not null,
  book_sequence bigint not null,
  outcome text not null default 'PENDING',
  result_text text,
  result_sequence bigint,
  primary key (bet_id, number)
);

create index open_leg on bets.leg (event_id, market_key) where outcome = 'PENDING';

create function bets.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was agreed in a bet cannot be changed or deleted' using errcode = 'restrict_violation';
end $$;

create trigger agreed before update on bets.bet for each row when (
  (old.id, old.patron_id, old.type, old.amount_source, old.currency, old.stake, old.odds_numerator, old.odds_denominator,
   old.winnings, old.placed_at, old.rule_version, old.ip_address, old.user_agent)
  is distinct from
  (new.id, new.patron_id, new.type, new.amount_source, new.currency, new.stake, new.odds_numerator, new.odds_denominator,
   new.winnings, new.placed_at, new.rule_version, new.ip_address, new.user_agent)
) execute function bets.refuse_change();

create trigger agreed before update on bets.leg for each row when (
  (old.bet_id, old.number, old.event_id, old.market_key, old.selection_key, old.selection_type, old.event_name,
   old.market_name, old.selection_name, old.points, old.odds_numerator, old.odds_denominator, old.probability, old.book_sequence)
  is distinct from
  (new.bet_id, new.number, new.event_id, new.market_key, new.selection_key, new.selection_type, new.event_name,
   new.market_name, new.selection_name, new.points, new.odds_numerator, new.odds_denominator, new.probability, new.book_sequence)
) execute function bets.refuse_change();

create trigger kept before delete or truncate on bets.bet for each statement execute function bets.refuse_change();
create trigger kept before delete or truncate on bets.leg for each statement execute function bets.refuse_change();
`;

/**
 * For settlement, inside the statement that pays: writes what became of the bets whose place is in p_only, and of their
 * legs. Answers how many bets that were. A leg names its bet by its place, from 1.
 */
const settleBatch = `
create function bets.settle_batch(
  p_at timestamptz, p_only int[],
  p_bets uuid[], p_versions int[], p_outcomes text[], p_payouts bigint[],
  p_leg_bets int[], p_leg_numbers int[], p_leg_outcomes text[], p_leg_texts text[], p_leg_sequences bigint[]
) returns bigint language plpgsql as $$
declare
  v_settled bigint;
begin
  update bets.leg l set outcome = r.outcome, result_text = r.result_text, result_sequence = r.result_sequence
  from unnest(p_leg_bets, p_leg_numbers, p_leg_outcomes, p_leg_texts, p_leg_sequences)
    as r (place, number, outcome, result_text, result_sequence)
  where r.place = any (p_only) and l.bet_id = p_bets[r.place] and l.number = r.number;
  update bets.bet b set status = 'SETTLED', outcome = s.outcome, payout = s.payout, settled_at = p_at,
    settlement_version = s.version
  from unnest(p_bets, p_versions, p_outcomes, p_payouts) with ordinality as s (id, version, outcome, payout, place)
  where s.place = any (p_only) and b.id = s.id and b.settlement_version = s.version - 1;
  get diagnostics v_settled = row_count;
  if v_settled <> coalesce(cardinality(p_only), 0) then
    raise exception 'Of % bets to settle % were found in the version before', cardinality(p_only), v_settled;
  end if;
  return v_settled;
end $$;
`;

export const betsMigrations: Migration[] = [
  { id: 'bets/0001-bets', sql: tables },
  { id: 'bets/0002-settle-batch', sql: settleBatch },
  { id: 'bets/0003-all-types', sql: allTypes },
  { id: 'bets/0004-settle-every-type', sql: settleEveryType },
  { id: 'bets/0005-cash-out', sql: cashOut },
  { id: 'bets/0006-settling-indexes', sql: settlingIndexes },
  { id: 'bets/0007-settle-locked', sql: settleLocked },
  { id: 'bets/0008-verdicts-at-once', sql: verdictsAtOnce },
  { id: 'bets/0009-agreed-by-columns', sql: agreedByColumns },
  { id: 'bets/0010-ended-totals', sql: endedTotals },
  { id: 'bets/0011-ended-order', sql: endedOrder },
  { id: 'bets/0012-ripe-by-patron', sql: ripeByPatron },
  { id: 'bets/0013-ended-kinds', sql: endedKinds },
  { id: 'bets/0014-open-selections', sql: openSelections },
];

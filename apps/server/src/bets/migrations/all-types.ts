/**
 * Bets of every type. `stake` stays the whole amount taken, so the old rows say what they said: one line of all of it. What a
 * type needs beyond columns (the size of a round robin's parlays, a teaser's prices, a group's prices, a boost) is agreed as
 * well and stands in `terms`.
 */
export const allTypes = `
alter table bets.bet
  add column line_stake bigint check (line_stake > 0),
  add column combinations int not null default 1 check (combinations > 0),
  add column terms jsonb not null default '{}',
  add column location_id text,
  add column device text not null default '',
  -- How long the bet waited for its last look because a leg was in play.
  add column delay_ms int not null default 0 check (delay_ms >= 0),
  -- What became of it, beside the payout. owed: of a correction, what the patron had spent already.
  add column restored bigint not null default 0 check (restored >= 0),
  add column boost_extra bigint not null default 0 check (boost_extra >= 0),
  add column lines_won int not null default 0,
  add column lines_refunded int not null default 0,
  add column owed bigint not null default 0 check (owed >= 0);
update bets.bet set line_stake = stake;
alter table bets.bet
  alter column line_stake set not null,
  add constraint stake_of_lines check (line_stake * combinations = stake);

alter table bets.leg
  -- 1, 2, 3 ... within the bet; null for a leg that multiplies by itself.
  add column group_number int,
  -- A teaser's line with the points bought, and the market at that line, whose rule grades the leg.
  add column teased_points double precision,
  add column teased_market_key text,
  -- Exactly how it came out ('half-win', 'dead-heat 1/3'); outcome is the word on the wire.
  add column graded text,
  add column result_rule_version int,
  add column decided_at timestamptz;
update bets.leg l set graded = lower(l.outcome), result_rule_version = 1, decided_at = b.settled_at
  from bets.bet b where b.id = l.bet_id and l.outcome <> 'PENDING';

drop index bets.open_leg;
create index open_leg on bets.leg (event_id, (coalesce(teased_market_key, market_key))) where outcome = 'PENDING';

drop trigger agreed on bets.bet;
create trigger agreed before update on bets.bet for each row when (
  (old.id, old.patron_id, old.type, old.amount_source, old.currency, old.stake, old.odds_numerator, old.odds_denominator,
   old.winnings, old.placed_at, old.rule_version, old.ip_address, old.user_agent, old.line_stake, old.combinations,
   old.terms, old.location_id, old.device, old.delay_ms)
  is distinct from
  (new.id, new.patron_id, new.type, new.amount_source, new.currency, new.stake, new.odds_numerator, new.odds_denominator,
   new.winnings, new.placed_at, new.rule_version, new.ip_address, new.user_agent, new.line_stake, new.combinations,
   new.terms, new.location_id, new.device, new.delay_ms)
) execute function bets.refuse_change();

drop trigger agreed on bets.leg;
create trigger agreed before update on bets.leg for each row when (
  (old.bet_id, old.number, old.event_id, old.market_key, old.selection_key, old.selection_type, old.event_name,
   old.market_name, old.selection_name, old.points, old.odds_numerator, old.odds_denominator, old.probability,
   old.book_sequence, old.group_number, old.teased_points, old.teased_market_key)
  is distinct from
  (new.bet_id, new.number, new.event_id, new.market_key, new.selection_key, new.selection_type, new.event_name,
   new.market_name, new.selection_name, new.points, new.odds_numerator, new.odds_denominator, new.probability,
   new.book_sequence, new.group_number, new.teased_points, new.teased_market_key)
) execute function bets.refuse_change();
`;

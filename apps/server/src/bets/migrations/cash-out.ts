import {
  POSTED_TABLE,
  POSTING_FUNCTION_ARGUMENTS,
  POSTING_FUNCTION_PARAMETERS,
} from '../../wallet/wallet.ts';

/**
 * Cash outs close a share of every line of an open bet, or all of it. What was agreed stays; closed_line_stake says how much
 * of line_stake is no longer at risk. payout stays what settlement paid for the rest; cashed_out stands beside it.
 */
export const cashOut = `
alter table bets.bet
  drop constraint bet_status_check,
  drop constraint bet_check,
  add column closed_line_stake bigint not null default 0,
  add column cashed_out bigint not null default 0 check (cashed_out >= 0),
  add constraint status_known check (status in ('OPEN', 'SETTLED', 'CASHED_OUT')),
  add constraint ended check ((status = 'OPEN') = (payout is null) and (status = 'OPEN') = (settled_at is null)),
  add constraint settled_in_a_version check ((status = 'SETTLED') = (settlement_version > 0)),
  add constraint closed_within_stake check (closed_line_stake between 0 and line_stake),
  add constraint closed_when_cashed_out check ((status = 'CASHED_OUT') = (closed_line_stake = line_stake));

create index cashed_out_bet on bets.bet (patron_id, id) where status = 'CASHED_OUT';

-- wallet.post_batch for cash outs: the references are the bets, p_closed_before what had been closed of each line when the
-- offer was made, p_closed_after what is closed now, p_paid what is paid. A bet that has changed since is refused: 'changed'.
create function bets.cash_out_batch(
  ${POSTING_FUNCTION_PARAMETERS}, p_closed_before bigint[], p_closed_after bigint[], p_paid bigint[]
) returns table (${POSTED_TABLE}) language plpgsql as $$
#variable_conflict use_column
declare
  v_verdicts text[];
begin
  perform from bets.bet where id = any (p_references) order by id for no key update;
  v_verdicts := array(
    select case when b.status = 'OPEN' and b.patron_id = c.patron_id and b.closed_line_stake = c.closed_before
      then null else 'changed' end
    from unnest(p_references, p_patrons, p_closed_before) with ordinality as c (bet_id, patron_id, closed_before, number)
    left join bets.bet b on b.id = c.bet_id
    order by c.number);
  return query
  with posted as materialized (
    select p.* from wallet.post_unless(${POSTING_FUNCTION_ARGUMENTS}, v_verdicts) p
  ), closed as (
    update bets.bet b set
      closed_line_stake = p_closed_after[p.number],
      cashed_out = b.cashed_out + p_paid[p.number],
      status = case when p_closed_after[p.number] = b.line_stake then 'CASHED_OUT' else 'OPEN' end,
      payout = case when p_closed_after[p.number] = b.line_stake then 0 end,
      settled_at = case when p_closed_after[p.number] = b.line_stake then p_at end
    from posted p where p.result = 'posted' and b.id = p_references[p.number]
  )
  select posted.* from posted;
end $$;

-- For settlement, before money moves: locks the bets and answers a verdict for each, null when it is as it was when it was
-- decided what it pays. 'changed': something of it was cashed out, or somebody else settled it; it is to be decided again.
create function bets.settlement_verdicts(p_bets uuid[], p_versions int[], p_closed bigint[]) returns text[]
language plpgsql as $$
begin
  perform from bets.bet where id = any (p_bets) order by id for no key update;
  return array(
    select case when b.settlement_version = s.version - 1 and b.closed_line_stake = s.closed then null else 'changed' end
    from unnest(p_bets, p_versions, p_closed) with ordinality as s (bet_id, version, closed, number)
    left join bets.bet b on b.id = s.bet_id
    order by s.number);
end $$;
`;

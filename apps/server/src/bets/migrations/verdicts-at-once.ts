/**
 * settlement_verdicts as in 0005, which went to each bet twice: locking answers the row as it is once nobody else holds it, so
 * that is looked at. Without nested loops: PostgreSQL expects ten bets, and would go through all of a batch for each of them.
 */
export const verdictsAtOnce = `
create or replace function bets.settlement_verdicts(p_bets uuid[], p_versions int[], p_closed bigint[]) returns text[]
language plpgsql set enable_nestloop = off as $$
begin
  return array(
    with held as materialized (
      select id, settlement_version, closed_line_stake from bets.bet where id = any (p_bets) order by id for no key update
    )
    select case when b.settlement_version = s.version - 1 and b.closed_line_stake = s.closed then null else 'changed' end
    from unnest(p_bets, p_versions, p_closed) with ordinality as s (bet_id, version, closed, number)
    left join held b on b.id = s.bet_id
    order by s.number);
end $$;
`;

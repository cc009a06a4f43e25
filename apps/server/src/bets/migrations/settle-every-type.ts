/**
 * For settlement, inside the statement that pays: writes what became of the bets whose place is in p_only, and of their
 * legs. Answers how many bets that were. A leg names its bet by its place, from 1. Everybody who writes legs holds their bets.
 */
export const settleEveryType = `
drop function bets.settle_batch(timestamptz, int[], uuid[], int[], text[], bigint[], int[], int[], text[], text[], bigint[]);

create function bets.settle_batch(
  p_at timestamptz, p_only int[],
  p_bets uuid[], p_versions int[], p_outcomes text[], p_payouts bigint[], p_restored bigint[], p_boost_extras bigint[],
  p_won int[], p_refunded int[], p_owed bigint[],
  p_leg_bets int[], p_leg_numbers int[], p_leg_outcomes text[], p_leg_graded text[], p_leg_texts text[],
  p_leg_sequences bigint[], p_rule_version int
) returns bigint language plpgsql as $$
declare
  v_settled bigint;
begin
  perform from bets.bet where id in (select p_bets[n] from unnest(p_only) n) order by id for no key update;
  update bets.leg l set outcome = r.outcome, graded = r.graded, result_text = r.result_text,
    result_sequence = r.result_sequence, result_rule_version = p_rule_version, decided_at = p_at
  from unnest(p_leg_bets, p_leg_numbers, p_leg_outcomes, p_leg_graded, p_leg_texts, p_leg_sequences)
    as r (place, number, outcome, graded, result_text, result_sequence)
  where r.place = any (p_only) and l.bet_id = p_bets[r.place] and l.number = r.number;
  update bets.bet b set status = 'SETTLED', outcome = s.outcome, payout = s.payout, settled_at = p_at,
    settlement_version = s.version, restored = s.restored, boost_extra = s.boost_extra, lines_won = s.won,
    lines_refunded = s.refunded, owed = s.owed
  from unnest(p_bets, p_versions, p_outcomes, p_payouts, p_restored, p_boost_extras, p_won, p_refunded, p_owed)
    with ordinality as s (id, version, outcome, payout, restored, boost_extra, won, refunded, owed, place)
  where s.place = any (p_only) and b.id = s.id and b.settlement_version = s.version - 1;
  get diagnostics v_settled = row_count;
  if v_settled <> coalesce(cardinality(p_only), 0) then
    raise exception 'Of % bets to settle % were found in the version before', cardinality(p_only), v_settled;
  end if;
  return v_settled;
end $$;

-- Legs that are decided while their bets wait for others, or were lost before. Answers the open bets among them that wait
-- for nothing any more: two who write the last legs of one bet come one after the other, and the second is told.
create function bets.record_legs(
  p_at timestamptz, p_bets uuid[], p_numbers int[], p_outcomes text[], p_graded text[], p_texts text[],
  p_sequences bigint[], p_rule_version int
) returns setof uuid language plpgsql as $$
begin
  perform from bets.bet where id = any (p_bets) order by id for no key update;
  update bets.leg l set outcome = r.outcome, graded = r.graded, result_text = r.result_text,
    result_sequence = r.result_sequence, result_rule_version = p_rule_version, decided_at = p_at
  from unnest(p_bets, p_numbers, p_outcomes, p_graded, p_texts, p_sequences)
    as r (bet_id, number, outcome, graded, result_text, result_sequence)
  where l.bet_id = r.bet_id and l.number = r.number;
  return query select b.id from bets.bet b
    where b.id = any (p_bets) and b.status = 'OPEN'
      and not exists (select from bets.leg l where l.bet_id = b.id and l.outcome = 'PENDING');
end $$;
`;

/**
 * settle_batch as in 0004, with less to do: whoever calls it holds the bets already (settlement_verdicts), so they are not
 * locked again; and where every bet of the batch is paid, which is nearly always, nothing is looked up in p_only, whose
 * elements are gone through one by one.
 */
export const settleLocked = `
create or replace function bets.settle_batch(
  p_at timestamptz, p_only int[],
  p_bets uuid[], p_versions int[], p_outcomes text[], p_payouts bigint[], p_restored bigint[], p_boost_extras bigint[],
  p_won int[], p_refunded int[], p_owed bigint[],
  p_leg_bets int[], p_leg_numbers int[], p_leg_outcomes text[], p_leg_graded text[], p_leg_texts text[],
  p_leg_sequences bigint[], p_rule_version int
) returns bigint language plpgsql as $$
declare
  v_all boolean := coalesce(cardinality(p_only), 0) = cardinality(p_bets);
  v_settled bigint;
begin
  update bets.leg l set outcome = r.outcome, graded = r.graded, result_text = r.result_text,
    result_sequence = r.result_sequence, result_rule_version = p_rule_version, decided_at = p_at
  from unnest(p_leg_bets, p_leg_numbers, p_leg_outcomes, p_leg_graded, p_leg_texts, p_leg_sequences)
    as r (place, number, outcome, graded, result_text, result_sequence)
  where (v_all or r.place = any (p_only)) and l.bet_id = p_bets[r.place] and l.number = r.number;
  update bets.bet b set status = 'SETTLED', outcome = s.outcome, payout = s.payout, settled_at = p_at,
    settlement_version = s.version, restored = s.restored, boost_extra = s.boost_extra, lines_won = s.won,
    lines_refunded = s.refunded, owed = s.owed
  from unnest(p_bets, p_versions, p_outcomes, p_payouts, p_restored, p_boost_extras, p_won, p_refunded, p_owed)
    with ordinality as s (id, version, outcome, payout, restored, boost_extra, won, refunded, owed, place)
  where (v_all or s.place = any (p_only)) and b.id = s.id and b.settlement_version = s.version - 1;
  get diagnostics v_settled = row_count;
  if v_settled <> coalesce(cardinality(p_only), 0) then
    raise exception 'Of % bets to settle % were found in the version before', cardinality(p_only), v_settled;
  end if;
  return v_settled;
end $$;
`;

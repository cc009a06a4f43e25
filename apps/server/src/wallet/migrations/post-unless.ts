/** The parameters of wallet.post_batch, in its order, for functions that stand around it. */
export const POSTING_FUNCTION_PARAMETERS = `
  p_chain int, p_at timestamptz,
  p_patrons uuid[], p_keys text[], p_fingerprints bytea[], p_kinds text[], p_references uuid[],
  p_cash bigint[], p_bonus bigint[], p_promotional_credit bigint[], p_open_bets bigint[],
  p_revenue bigint[], p_promotions bigint[], p_clearing bigint[], p_providers text[]`;

/** What such functions answer: post_batch's rows, with 'refused' and why for those kept from the books. */
export const POSTED_TABLE = `
  number int, result text, reference uuid, currency text,
  cash bigint, bonus bigint, promotional_credit bigint, open_bets bigint, refusal text`;

/** All of POSTING_FUNCTION_PARAMETERS passed on. */
export const POSTING_FUNCTION_ARGUMENTS = `p_chain, p_at, p_patrons, p_keys, p_fingerprints, p_kinds, p_references, p_cash, p_bonus,
  p_promotional_credit, p_open_bets, p_revenue, p_promotions, p_clearing, p_providers`;

/**
 * Posts the commands whose verdict is null and answers for the others. A command that was posted before under its key is
 * answered as that, whatever the verdict is now: a repeated request must not learn that it used its own reward.
 * For functions of other domains that look at what is theirs before money moves.
 */
export const postUnless = `
create function wallet.pick(p_from anyarray, p_numbers int[]) returns anyarray language sql immutable as $$
  select array_agg(p_from[n.number] order by n.place) from unnest(p_numbers) with ordinality as n (number, place)
$$;

create function wallet.post_unless(${POSTING_FUNCTION_PARAMETERS}, p_verdicts text[])
returns table (${POSTED_TABLE}) language plpgsql as $$
#variable_conflict use_column
declare
  v_fit int[] := array(
    select v.number::int from unnest(p_verdicts) with ordinality as v (verdict, number)
    where v.verdict is null order by v.number);
begin
  -- Most batches hold nothing to keep from the books: they cost nothing more.
  if cardinality(v_fit) = cardinality(p_verdicts) then
    return query select p.*, null::text from wallet.post_batch(${POSTING_FUNCTION_ARGUMENTS}) p;
    return;
  end if;
  if cardinality(v_fit) > 0 then
    return query
    select v_fit[p.number], p.result, p.reference, p.currency, p.cash, p.bonus, p.promotional_credit, p.open_bets, null
    from wallet.post_batch(p_chain, p_at, wallet.pick(p_patrons, v_fit), wallet.pick(p_keys, v_fit),
      wallet.pick(p_fingerprints, v_fit), wallet.pick(p_kinds, v_fit), wallet.pick(p_references, v_fit),
      wallet.pick(p_cash, v_fit), wallet.pick(p_bonus, v_fit), wallet.pick(p_promotional_credit, v_fit),
      wallet.pick(p_open_bets, v_fit), wallet.pick(p_revenue, v_fit), wallet.pick(p_promotions, v_fit),
      wallet.pick(p_clearing, v_fit), wallet.pick(p_providers, v_fit)) p;
  end if;
  return query
  select v.number::int, case r.result when 'repeated' then r.result when 'idempotency-conflict' then r.result
      when 'unknown-account' then r.result else 'refused' end,
    r.reference, r.currency, r.cash, r.bonus, r.promotional_credit, r.open_bets, v.verdict
  from unnest(p_verdicts) with ordinality as v (verdict, number)
  cross join lateral wallet.refusal(p_patrons[v.number], p_keys[v.number], p_fingerprints[v.number], false) r
  where v.verdict is not null;
end $$;
`;

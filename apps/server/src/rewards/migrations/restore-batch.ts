/**
 * For settlement, inside the statement that pays: what a posting gives back to a patron's bonus or promotional credit account
 * becomes a reward again, a new one that can be used for p_days at least; what a corrected settlement takes from it is taken
 * from the rewards that were given back before. So rewards and accounts move together, whatever is corrected how often.
 *
 * Of the batch only the commands in p_numbers count, those that were posted. Serialization failure (which a lane tries
 * again, then answers 'unavailable') when a reward that was given back is to be taken and was used meanwhile.
 */
export const restoreBatch = `
create function rewards.restore_batch(
  p_at timestamptz, p_numbers int[], p_patrons uuid[], p_bets uuid[], p_bonus bigint[], p_promotional_credit bigint[],
  p_days int
) returns int language plpgsql as $$
declare
  v_change record;
  v_count int := 0;
begin
  for v_change in
    select p_patrons[n] as patron_id, p_bets[n] as bet_id, m.kind, m.amount
    from unnest(p_numbers) as n
    cross join lateral (values ('free-bet', p_bonus[n]), ('promotional-credit', p_promotional_credit[n])) as m (kind, amount)
    where m.amount <> 0
    order by p_bets[n]
  loop
    perform rewards.restore_one(p_at, v_change.patron_id, v_change.bet_id, v_change.kind, v_change.amount, p_days);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

create function rewards.restore_one(
  p_at timestamptz, p_patron uuid, p_bet uuid, p_kind text, p_amount bigint, p_days int
) returns void language plpgsql as $$
declare
  v_back bigint := p_amount;
  v_from rewards.reward;
begin
  if p_amount < 0 then
    with unused as materialized (
      select id, remaining from rewards.reward
      where restored_for = p_bet and kind = p_kind and state = 'AVAILABLE' order by id for update
    ), taken as (
      update rewards.reward r set state = 'TAKEN_BACK', remaining = 0 from unused where r.id = unused.id
    )
    select p_amount + coalesce(sum(remaining), 0) into v_back from unused;
    if v_back < 0 then
      raise exception 'What bet % gave back was used', p_bet using errcode = 'serialization_failure';
    end if;
  end if;
  if v_back = 0 then return; end if;
  -- The longest lived of the rewards it was paid with.
  select r.* into v_from from rewards.redemption d join rewards.reward r on r.id = d.reward_id
  where d.bet_id = p_bet and r.kind = p_kind order by r.expires_at desc nulls first, r.id limit 1;
  if v_from.id is null then
    raise exception 'Bet % was not paid with a reward', p_bet;
  end if;
  insert into rewards.reward (id, patron_id, kind, title, currency, amount, remaining, terms, grant_key, fingerprint,
    granted_at, effective_at, expires_at, restored_from, restored_for)
  select n.id, p_patron, p_kind, v_from.title, v_from.currency, v_back, v_back, v_from.terms, 'restore:' || n.id, '',
    p_at, p_at, greatest(v_from.expires_at, case when v_from.expires_at is not null then p_at + make_interval(days => p_days) end),
    v_from.id, p_bet
  from gen_random_uuid() as n (id);
end $$;
`;

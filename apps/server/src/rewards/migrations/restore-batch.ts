/**
 * For settlement, inside the statement that pays: what a posting gives back to a patron's bonus or promotional credit account
 * becomes a reward again, a new one that can be used for p_days at least; what a corrected settlement takes from it is taken
 * from the rewards that were given back before. So rewards and accounts move together, whatever is corrected how often.
 *
 * Of the batch only the commands in p_numbers count, those that were posted. Serialization failure when a reward that was
 * given back is to be taken and was used: whoever asks restoration_verdicts first, in the same transaction, never sees it.
 */
export const restoreBatch = `
-- Locks the rewards that these commands take back and answers a verdict for each command, null when it may be posted.
create function rewards.restoration_verdicts(p_bets uuid[], p_bonus bigint[], p_promotional_credit bigint[])
returns text[] language plpgsql as $$
begin
  -- Hardly a batch takes anything back: the others cost nothing more.
  if not exists (
    select from unnest(p_bonus, p_promotional_credit) as c (bonus, credit) where c.bonus < 0 or c.credit < 0
  ) then
    return array_fill(null::text, array[cardinality(p_bets)]);
  end if;
  perform from rewards.reward r where r.restored_for = any (p_bets) and r.state = 'AVAILABLE' order by r.id for update;
  return array(
    select case when least(c.bonus, 0) + unused.bonus < 0 or least(c.credit, 0) + unused.credit < 0 then 'reward-used' end
    from unnest(p_bets, p_bonus, p_promotional_credit) with ordinality as c (bet_id, bonus, credit, number)
    cross join lateral (
      select coalesce(sum(r.remaining) filter (where r.kind = 'free-bet'), 0) as bonus,
        coalesce(sum(r.remaining) filter (where r.kind = 'promotional-credit'), 0) as credit
      from rewards.reward r where r.restored_for = c.bet_id and r.state = 'AVAILABLE'
    ) unused
    order by c.number);
end $$;

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

import {
  POSTED_TABLE,
  POSTING_FUNCTION_ARGUMENTS,
  POSTING_FUNCTION_PARAMETERS,
} from '../../wallet/wallet.ts';

/**
 * wallet.post_batch for stakes: in the same transaction it uses up the rewards they are paid or boosted with. p_rewards names
 * a command's bonus bet or profit boost, null for none; promotional credit is not named, it is taken from what expires first.
 * The command's reference is the bet.
 *
 * The rewards are locked before the balances, here and in expire_batch, so of two requests for the same reward the second
 * waits, sees it used and is refused. redemption-statement.ts says what each refusal means.
 */
export const redeemBatch = `
-- Locks the rewards these commands want and answers a verdict for each, null when it may be posted.
create function rewards.redemption_verdicts(
  p_at timestamptz, p_patrons uuid[], p_cash bigint[], p_bonus bigint[], p_promotional_credit bigint[], p_rewards uuid[]
) returns text[] language plpgsql as $$
begin
  perform from rewards.reward where id = any (p_rewards) order by id for update;
  perform from rewards.reward r
  where r.state = 'AVAILABLE' and r.kind = 'promotional-credit' and r.patron_id in (
    select c.patron_id from unnest(p_patrons, p_promotional_credit) as c (patron_id, promotional_credit)
    where c.promotional_credit < 0)
  order by r.id for update;
  return array(
    select case
      when c.reward_id is null and c.bonus = 0 and c.promotional_credit = 0 then null
      when c.reward_id is null and c.bonus = 0 and c.promotional_credit < 0 and c.cash = 0 then
        case when credit.usable >= -c.promotional_credit then null else 'exhausted' end
      when c.reward_id is null then 'unfit'
      when r.patron_id is distinct from c.patron_id then 'unknown'
      when r.state = 'REDEEMED' then 'used'
      when r.state <> 'AVAILABLE' or r.expires_at <= p_at then 'expired'
      when r.effective_at > p_at then 'pending'
      when r.kind = 'free-bet' and c.bonus = -r.remaining and c.cash = 0 and c.promotional_credit = 0 then null
      when r.kind = 'profit-boost' and c.cash < 0 and c.bonus = 0 and c.promotional_credit = 0 then null
      else 'unfit'
    end
    from unnest(p_patrons, p_cash, p_bonus, p_promotional_credit, p_rewards) with ordinality
      as c (patron_id, cash, bonus, promotional_credit, reward_id, number)
    left join rewards.reward r on r.id = c.reward_id
    left join lateral (
      select coalesce(sum(l.remaining), 0) as usable from rewards.reward l
      where c.promotional_credit < 0 and l.patron_id = c.patron_id and l.state = 'AVAILABLE'
        and l.kind = 'promotional-credit' and l.effective_at <= p_at and (l.expires_at is null or l.expires_at > p_at)
    ) credit on true
    order by c.number);
end $$;

create function rewards.redeem_batch(${POSTING_FUNCTION_PARAMETERS}, p_rewards uuid[])
returns table (${POSTED_TABLE}) language plpgsql as $$
#variable_conflict use_column
begin
  -- Most batches hold no reward: they cost nothing more.
  if not exists (
    select from unnest(p_rewards, p_bonus, p_promotional_credit) as c (reward_id, bonus, promotional_credit)
    where c.reward_id is not null or c.bonus <> 0 or c.promotional_credit <> 0
  ) then
    return query select p.*, null::text from wallet.post_batch(${POSTING_FUNCTION_ARGUMENTS}) p;
    return;
  end if;
  return query
  with verdict as materialized (
    select rewards.redemption_verdicts(p_at, p_patrons, p_cash, p_bonus, p_promotional_credit, p_rewards) as verdicts
  ), posted as materialized (
    select p.* from verdict cross join lateral wallet.post_unless(${POSTING_FUNCTION_ARGUMENTS}, verdict.verdicts) p
  ), used as materialized (
    select rewards.use_up(p_at, array_agg(p.reference), array_agg(p_patrons[p.number]), array_agg(p_rewards[p.number]),
      array_agg(-p_promotional_credit[p.number]))
    from posted p where p.result = 'posted'
  )
  select posted.* from posted cross join used;
end $$;

-- Marks the rewards of posted bets as used. They are locked: nobody else has changed them since the verdict.
create function rewards.use_up(
  p_at timestamptz, p_bets uuid[], p_patrons uuid[], p_rewards uuid[], p_credits bigint[]
) returns void language plpgsql as $$
begin
  with taken as (
    select n.bet_id, r.id as reward_id, r.remaining as amount
    from unnest(p_bets, p_rewards) as n (bet_id, reward_id)
    join rewards.reward r on r.id = n.reward_id
    union all
    select l.bet_id, l.id, least(l.remaining, l.credit - l.before)
    from (
      select n.bet_id, n.credit, r.id, r.remaining,
        sum(r.remaining) over (partition by n.bet_id order by r.expires_at nulls last, r.id) - r.remaining as before
      from unnest(p_bets, p_patrons, p_credits) as n (bet_id, patron_id, credit)
      join rewards.reward r on r.patron_id = n.patron_id and r.state = 'AVAILABLE' and r.kind = 'promotional-credit'
        and r.effective_at <= p_at and (r.expires_at is null or r.expires_at > p_at)
      where n.credit > 0
    ) l where l.before < l.credit
  ), redemption as (
    insert into rewards.redemption (bet_id, reward_id, amount, redeemed_at)
    select bet_id, reward_id, amount, p_at from taken
  )
  update rewards.reward r set
    remaining = r.remaining - taken.amount,
    state = case when r.remaining = taken.amount then 'REDEEMED' else r.state end,
    redeemed_at = case when r.remaining = taken.amount then p_at end
  from taken where r.id = taken.reward_id;
end $$;
`;

import {
  POSTED_TABLE,
  POSTING_FUNCTION_ARGUMENTS,
  POSTING_FUNCTION_PARAMETERS,
} from '../../wallet/wallet.ts';

/**
 * wallet.post_batch for clearing away what has expired: p_rewards names each command's reward, and the command takes exactly
 * what is left of it. A reward that was used, changed or cleared in between is refused as 'used'.
 */
export const expireBatch = `
create function rewards.expire_batch(${POSTING_FUNCTION_PARAMETERS}, p_rewards uuid[])
returns table (${POSTED_TABLE}) language plpgsql as $$
#variable_conflict use_column
declare
  v_verdicts text[];
begin
  perform from rewards.reward where id = any (p_rewards) order by id for update;
  v_verdicts := array(
    select case when r.state = 'AVAILABLE' and r.expires_at <= p_at and r.patron_id = c.patron_id
      and r.remaining = -(c.bonus + c.promotional_credit) then null else 'used' end
    from unnest(p_patrons, p_bonus, p_promotional_credit, p_rewards) with ordinality
      as c (patron_id, bonus, promotional_credit, reward_id, number)
    left join rewards.reward r on r.id = c.reward_id
    order by c.number);
  return query
  with posted as materialized (
    select p.* from wallet.post_unless(${POSTING_FUNCTION_ARGUMENTS}, v_verdicts) p
  ), cleared as (
    update rewards.reward r set state = 'EXPIRED', remaining = 0
    from posted p where p.result = 'posted' and r.id = p_rewards[p.number]
  )
  select posted.* from posted;
end $$;
`;

/**
 * As in 0005. A batch in which nothing was posted before need not be compared with all commands there are, which costs a command
 * as much as its entry in an index: it says so, and where it is wrong the primary key of wallet.command lets none of it be posted.
 *
 * From here on the time of a batch is in its hash, too.
 */
export const postCareful = `
-- Microseconds since 1970, eight bytes.
create function wallet.time_bytes(p_at timestamptz) returns bytea language sql immutable parallel safe
  return int8send((extract(epoch from p_at) * 1000000)::bigint);

drop function wallet.post_batch(int, timestamptz, uuid[], text[], bytea[], text[], uuid[], bigint[], bigint[], bigint[], bigint[],
  bigint[], bigint[], bigint[], text[]);

create function wallet.post_batch(
  p_chain int, p_at timestamptz,
  -- One element for each command.
  p_patrons uuid[], p_keys text[], p_fingerprints bytea[], p_kinds text[], p_references uuid[],
  p_cash bigint[], p_bonus bigint[], p_promotional_credit bigint[], p_open_bets bigint[],
  p_revenue bigint[], p_promotions bigint[], p_clearing bigint[], p_providers text[],
  p_careful boolean default true
) returns table (
  number int, result text, reference uuid, currency text,
  cash bigint, bonus bigint, promotional_credit bigint, open_bets bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  v_batch bigint := nextval('wallet.batch_id');
  v_chain wallet.chain;
begin
  if (select count(distinct patron) from unnest(p_patrons) patron) <> cardinality(p_patrons) then
    raise exception 'A batch may hold one command for each patron' using errcode = 'cardinality_violation';
  end if;
  select * into strict v_chain from wallet.chain where id = p_chain for update;
  return query
  with command as materialized (
    select c.*, c.cash + c.bonus + c.promotional_credit + c.open_bets + c.revenue + c.promotions + c.clearing = 0 as balanced
    from unnest(p_patrons, p_keys, p_fingerprints, p_kinds, p_references, p_cash, p_bonus, p_promotional_credit,
      p_open_bets, p_revenue, p_promotions, p_clearing, p_providers) with ordinality
      as c (patron_id, idempotency_key, fingerprint, kind, reference, cash, bonus, promotional_credit, open_bets, revenue,
        promotions, clearing, provider, number)
  ), earlier as materialized (
    select c.number
    from command c
    join wallet.command k on k.patron_id = c.patron_id and k.idempotency_key = c.idempotency_key
    where p_careful
  ), changed as (
    update wallet.balance b set
      cash = b.cash + c.cash,
      bonus = b.bonus + c.bonus,
      promotional_credit = b.promotional_credit + c.promotional_credit,
      open_bets = b.open_bets + c.open_bets,
      postings = b.postings + 1
    from command c
    where b.patron_id = c.patron_id and c.balanced
      and c.number not in (select number from earlier)
      and b.cash + c.cash >= 0 and b.bonus + c.bonus >= 0
      and b.promotional_credit + c.promotional_credit >= 0 and b.open_bets + c.open_bets >= 0
    returning c.*, b.currency, b.postings, b.cash as cash_after, b.bonus as bonus_after,
      b.promotional_credit as promotional_credit_after, b.open_bets as open_bets_after
  ), written as (
    insert into wallet.command (patron_id, idempotency_key, fingerprint, kind, reference, batch_id, number, posting,
      currency, cash, bonus, promotional_credit, open_bets, revenue, promotions, clearing, provider,
      cash_after, bonus_after, promotional_credit_after, open_bets_after, digest)
    select n.patron_id, n.idempotency_key, n.fingerprint, n.kind, n.reference, v_batch, n.number, n.postings,
      n.currency, n.cash, n.bonus, n.promotional_credit, n.open_bets, n.revenue, n.promotions, n.clearing, n.provider,
      n.cash_after, n.bonus_after, n.promotional_credit_after, n.open_bets_after,
      wallet.command_digest(n.patron_id, n.idempotency_key, n.fingerprint, n.kind, n.reference, n.postings, n.currency,
        n.cash, n.bonus, n.promotional_credit, n.open_bets, n.revenue, n.promotions, n.clearing, n.provider,
        n.cash_after, n.bonus_after, n.promotional_credit_after, n.open_bets_after)
    from changed n
    returning number, digest
  ), batch as (
    insert into wallet.batch (id, chain_id, number, previous_hash, hash, posted_at)
    select v_batch, p_chain, v_chain.batches + 1, v_chain.hash,
      sha256(v_chain.hash || string_agg(digest, ''::bytea order by number) || wallet.time_bytes(p_at)), p_at
    from written having count(*) > 0
    returning hash
  ), head as (
    update wallet.chain h set batches = h.batches + 1, hash = batch.hash from batch where h.id = p_chain
  )
  select n.number::int, 'posted', n.reference, n.currency, n.cash_after, n.bonus_after, n.promotional_credit_after,
    n.open_bets_after
  from changed n
  union all
  select c.number::int, r.*
  from command c
  cross join lateral wallet.refusal(c.patron_id, c.idempotency_key, c.fingerprint, c.balanced) r
  where c.number not in (select number from changed);
end $$;
`;

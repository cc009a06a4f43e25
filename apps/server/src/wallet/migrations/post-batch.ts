/**
 * The one way to write to the books. Posts a batch of commands, at most one for each patron, each whole or not at all, and
 * answers one row a command. Callers put it into a CTE of their own statement to write more in the same transaction.
 *
 * result: 'posted', 'repeated' (this key was posted before with this fingerprint; reference is the first one's),
 * 'idempotency-conflict' (with another fingerprint), 'insufficient-funds', 'unknown-account' or 'unbalanced'.
 *
 * A command names what each account gets, 0 for nothing: columns instead of a list of entries, so that nothing has to be
 * grouped or joined again; this and "not in" (hashed) instead of anti-joins keep the work linear in the batch.
 *
 * Two processes that post the same key at the same moment: the second waits for the patron's row. Then it either lacks the
 * money and wallet.refusal sees why, or it violates the primary key of wallet.command and its whole batch rolls back; the lanes
 * then send its commands one by one.
 */
export const postBatch = `
create function wallet.command_digest(
  patron_id uuid, idempotency_key text, fingerprint bytea, kind text, reference uuid, posting bigint, currency text,
  cash bigint, bonus bigint, promotional_credit bigint, open_bets bigint,
  revenue bigint, promotions bigint, clearing bigint, provider text,
  cash_after bigint, bonus_after bigint, promotional_credit_after bigint, open_bets_after bigint
) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(
    patron_id::text || '|' || idempotency_key || '|' || encode(fingerprint, 'hex') || '|' || kind || '|' ||
    coalesce(reference::text, '') || '|' || posting::text || '|' || currency || '|' ||
    cash::text || '|' || bonus::text || '|' || promotional_credit::text || '|' || open_bets::text || '|' ||
    revenue::text || '|' || promotions::text || '|' || clearing::text || '|' || coalesce(provider, '') || '|' ||
    cash_after::text || '|' || bonus_after::text || '|' || promotional_credit_after::text || '|' || open_bets_after::text,
    'UTF8'))
$$;

-- Why a command was not posted. Looks again, with a snapshot of its own: another process may have posted this very command
-- while post_batch waited for the patron's row, and then the money it lacks is the money it spent.
create function wallet.refusal(p_patron uuid, p_key text, p_fingerprint bytea, p_balanced boolean) returns table (
  result text, reference uuid, currency text, cash bigint, bonus bigint, promotional_credit bigint, open_bets bigint
) language plpgsql volatile rows 1 as $$
#variable_conflict use_column
declare
  v_command wallet.command;
  v_balance wallet.balance;
begin
  select * into v_command from wallet.command where patron_id = p_patron and idempotency_key = p_key;
  select * into v_balance from wallet.balance where patron_id = p_patron;
  return query select
    case
      when v_command.fingerprint = p_fingerprint then 'repeated'
      when v_command.patron_id is not null then 'idempotency-conflict'
      when v_balance.patron_id is null then 'unknown-account'
      when not p_balanced then 'unbalanced'
      else 'insufficient-funds'
    end,
    v_command.reference, v_balance.currency, v_balance.cash, v_balance.bonus, v_balance.promotional_credit,
    v_balance.open_bets;
end $$;

create function wallet.post_batch(
  p_chain int, p_at timestamptz,
  -- One element for each command.
  p_patrons uuid[], p_keys text[], p_fingerprints bytea[], p_kinds text[], p_references uuid[],
  p_cash bigint[], p_bonus bigint[], p_promotional_credit bigint[], p_open_bets bigint[],
  p_revenue bigint[], p_promotions bigint[], p_clearing bigint[], p_providers text[]
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
  ), entry as (
    insert into wallet.entry (batch_id, command_number, account, patron_id, currency, amount)
    select v_batch, n.number, e.account, n.patron_id, n.currency, e.amount
    from changed n
    cross join lateral (values ('cash', n.cash), ('bonus', n.bonus), ('promotional-credit', n.promotional_credit),
      ('open-bets', n.open_bets), ('house:revenue', n.revenue), ('house:promotions', n.promotions),
      ('clearing:' || n.provider, n.clearing)) as e (account, amount)
    where e.amount <> 0
  ), written as (
    insert into wallet.command (patron_id, idempotency_key, fingerprint, kind, reference, batch_id, number, posting,
      cash_after, bonus_after, promotional_credit_after, open_bets_after, digest)
    select n.patron_id, n.idempotency_key, n.fingerprint, n.kind, n.reference, v_batch, n.number, n.postings,
      n.cash_after, n.bonus_after, n.promotional_credit_after, n.open_bets_after,
      wallet.command_digest(n.patron_id, n.idempotency_key, n.fingerprint, n.kind, n.reference, n.postings, n.currency,
        n.cash, n.bonus, n.promotional_credit, n.open_bets, n.revenue, n.promotions, n.clearing, n.provider,
        n.cash_after, n.bonus_after, n.promotional_credit_after, n.open_bets_after)
    from changed n
    returning number, digest
  ), batch as (
    insert into wallet.batch (id, chain_id, number, previous_hash, hash, posted_at)
    select v_batch, p_chain, v_chain.batches + 1, v_chain.hash,
      sha256(v_chain.hash || string_agg(digest, ''::bytea order by number)), p_at
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

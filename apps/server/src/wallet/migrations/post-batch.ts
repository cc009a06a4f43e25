/**
 * The one way to write to the books. Posts a batch of commands, at most one for each patron, each whole or not at all, and
 * answers one row a command. Callers put it into a CTE of their own statement to write more in the same transaction.
 *
 * result: 'posted', 'repeated' (this key was posted before with this fingerprint; reference is the first one's),
 * 'idempotency-conflict' (with another fingerprint), 'insufficient-funds', 'unknown-account' or 'unbalanced'.
 *
 * Two processes that post the same key at the same moment: the second waits for the patron's row, then violates the primary
 * key of wallet.command, and its whole batch rolls back. The lanes then send its commands one by one.
 */
export const postBatch = `
create function wallet.command_digest(
  patron_id uuid, idempotency_key text, fingerprint bytea, kind text, reference uuid, posting bigint, currency text, lines text
) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(
    patron_id::text || '|' || idempotency_key || '|' || encode(fingerprint, 'hex') || '|' || kind || '|' ||
    coalesce(reference::text, '') || '|' || posting::text || '|' || currency || lines, 'UTF8'))
$$;

create function wallet.entry_line(account text, amount bigint, balance_after bigint)
returns text language sql immutable parallel safe as $$
  select '|' || account || ' ' || amount::text || ' ' || coalesce(balance_after::text, '')
$$;

create function wallet.post_batch(
  p_chain int, p_at timestamptz,
  -- One element for each command.
  p_patrons uuid[], p_keys text[], p_fingerprints bytea[], p_kinds text[], p_references uuid[],
  -- One element for each entry; the first names its command by its place, from 1.
  p_entry_commands int[], p_entry_accounts text[], p_entry_amounts bigint[]
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
    select c.ordinality::int as number, c.patron_id, c.idempotency_key, c.fingerprint, c.kind, c.reference
    from unnest(p_patrons, p_keys, p_fingerprints, p_kinds, p_references) with ordinality
      as c (patron_id, idempotency_key, fingerprint, kind, reference, ordinality)
  ), line as materialized (
    select * from unnest(p_entry_commands, p_entry_accounts, p_entry_amounts) as e (number, account, amount)
  ), earlier as materialized (
    select c.number, k.reference, k.fingerprint = c.fingerprint as same
    from command c
    join wallet.command k on k.patron_id = c.patron_id and k.idempotency_key = c.idempotency_key
  ), change as materialized (
    select l.number,
      coalesce(sum(l.amount) filter (where l.account = 'cash'), 0)::bigint as cash,
      coalesce(sum(l.amount) filter (where l.account = 'bonus'), 0)::bigint as bonus,
      coalesce(sum(l.amount) filter (where l.account = 'promotional-credit'), 0)::bigint as promotional_credit,
      coalesce(sum(l.amount) filter (where l.account = 'open-bets'), 0)::bigint as open_bets
    from line l group by l.number having sum(l.amount) = 0
  ), changed as (
    update wallet.balance b set
      cash = b.cash + d.cash,
      bonus = b.bonus + d.bonus,
      promotional_credit = b.promotional_credit + d.promotional_credit,
      open_bets = b.open_bets + d.open_bets,
      postings = b.postings + 1
    from command c join change d on d.number = c.number
    where b.patron_id = c.patron_id
      and not exists (select from earlier e where e.number = c.number)
      and b.cash + d.cash >= 0 and b.bonus + d.bonus >= 0
      and b.promotional_credit + d.promotional_credit >= 0 and b.open_bets + d.open_bets >= 0
    returning c.number, c.patron_id, c.idempotency_key, c.fingerprint, c.kind, c.reference,
      b.currency, b.cash, b.bonus, b.promotional_credit, b.open_bets, b.postings
  ), entry as (
    insert into wallet.entry (batch_id, command_number, account, patron_id, currency, amount, balance_after)
    select v_batch, l.number, l.account, n.patron_id, n.currency, l.amount,
      case l.account when 'cash' then n.cash when 'bonus' then n.bonus
        when 'promotional-credit' then n.promotional_credit when 'open-bets' then n.open_bets end
    from line l join changed n on n.number = l.number
    returning command_number, account, amount, balance_after
  ), digest as (
    select n.*, wallet.command_digest(n.patron_id, n.idempotency_key, n.fingerprint, n.kind, n.reference, n.postings,
      n.currency, e.lines) as digest
    from changed n
    join (
      select command_number,
        string_agg(wallet.entry_line(account, amount, balance_after), '' order by account collate "C") as lines
      from entry group by command_number
    ) e on e.command_number = n.number
  ), written as (
    insert into wallet.command
      (patron_id, idempotency_key, fingerprint, kind, reference, batch_id, number, posting, digest)
    select patron_id, idempotency_key, fingerprint, kind, reference, v_batch, number, postings, digest from digest
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
  select c.number,
    case
      when n.number is not null then 'posted'
      when e.same then 'repeated'
      when not e.same then 'idempotency-conflict'
      when b.patron_id is null then 'unknown-account'
      when d.number is null then 'unbalanced'
      else 'insufficient-funds'
    end,
    coalesce(e.reference, c.reference), coalesce(n.currency, b.currency),
    coalesce(n.cash, b.cash), coalesce(n.bonus, b.bonus),
    coalesce(n.promotional_credit, b.promotional_credit), coalesce(n.open_bets, b.open_bets)
  from command c
  left join changed n on n.number = c.number
  left join change d on d.number = c.number
  left join earlier e on e.number = c.number
  left join wallet.balance b on b.patron_id = c.patron_id
  order by c.number;
end $$;
`;

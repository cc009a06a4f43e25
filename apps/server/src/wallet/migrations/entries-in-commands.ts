/**
 * A command's row holds what it gives to each account, and the database itself refuses one that does not sum to 0. Rows of
 * their own for the entries cost two rows and two index entries more for each bet, and had to be added up and joined again by
 * whoever read them. wallet.entry shows the same entries as before.
 *
 * Nothing is lost on the way: a ledger whose entries and commands do not fit each other is left as it is, with an error.
 */
const amountsInCommands = `
alter table wallet.command
  add column currency text,
  add column cash bigint not null default 0,
  add column bonus bigint not null default 0,
  add column promotional_credit bigint not null default 0,
  add column open_bets bigint not null default 0,
  add column revenue bigint not null default 0,
  add column promotions bigint not null default 0,
  add column clearing bigint not null default 0,
  -- Whose clearing account it is.
  add column provider text;

alter table wallet.command disable trigger append_only;
update wallet.command k set currency = e.currency, cash = e.cash, bonus = e.bonus, promotional_credit = e.promotional_credit,
  open_bets = e.open_bets, revenue = e.revenue, promotions = e.promotions, clearing = e.clearing, provider = e.provider
from (
  select batch_id, command_number, patron_id, min(currency) as currency,
    coalesce(sum(amount) filter (where account = 'cash'), 0) as cash,
    coalesce(sum(amount) filter (where account = 'bonus'), 0) as bonus,
    coalesce(sum(amount) filter (where account = 'promotional-credit'), 0) as promotional_credit,
    coalesce(sum(amount) filter (where account = 'open-bets'), 0) as open_bets,
    coalesce(sum(amount) filter (where account = 'house:revenue'), 0) as revenue,
    coalesce(sum(amount) filter (where account = 'house:promotions'), 0) as promotions,
    coalesce(sum(amount) filter (where account like 'clearing:%'), 0) as clearing,
    substr(min(account) filter (where account like 'clearing:%'), 10) as provider
  from wallet.entry group by batch_id, command_number, patron_id
) e
where e.batch_id = k.batch_id and e.command_number = k.number and e.patron_id = k.patron_id;
alter table wallet.command enable trigger append_only;

alter table wallet.entry rename to entry_row;
create view wallet.entry as
  select k.batch_id, k.number as command_number, e.account, k.patron_id, k.currency, e.amount
  from wallet.command k
  cross join lateral (values ('cash', k.cash), ('bonus', k.bonus), ('promotional-credit', k.promotional_credit),
    ('open-bets', k.open_bets), ('house:revenue', k.revenue), ('house:promotions', k.promotions),
    ('clearing:' || k.provider, k.clearing)) as e (account, amount)
  where e.amount <> 0;

do $$
begin
  if exists (select * from wallet.entry_row except select * from wallet.entry)
    or exists (select from wallet.command where currency is null)
  then
    raise exception 'Entries and commands of the ledger do not fit each other: run ledger:check of the version before';
  end if;
end $$;

drop table wallet.entry_row;
alter table wallet.command
  alter column currency set not null,
  add constraint sums_to_zero check (cash + bonus + promotional_credit + open_bets + revenue + promotions + clearing = 0);
`;

/** The same text as before, written in one call instead of forty. */
const digest = `
create or replace function wallet.command_digest(
  patron_id uuid, idempotency_key text, fingerprint bytea, kind text, reference uuid, posting bigint, currency text,
  cash bigint, bonus bigint, promotional_credit bigint, open_bets bigint,
  revenue bigint, promotions bigint, clearing bigint, provider text,
  cash_after bigint, bonus_after bigint, promotional_credit_after bigint, open_bets_after bigint
) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(concat_ws('|',
    patron_id, idempotency_key, encode(fingerprint, 'hex'), kind, coalesce(reference::text, ''), posting, currency,
    cash, bonus, promotional_credit, open_bets, revenue, promotions, clearing, coalesce(provider, ''),
    cash_after, bonus_after, promotional_credit_after, open_bets_after), 'UTF8'))
$$;
`;

/** As in 0002, without rows for entries. */
const postBatch = `
create or replace function wallet.post_batch(
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

export const entriesInCommands = `${amountsInCommands}${digest}${postBatch}`;

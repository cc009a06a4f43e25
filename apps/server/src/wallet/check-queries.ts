// What ledger:check asks the books. Each query answers its faults as rows of (account, message), the first so many.
import { PLAY_MONEY } from './play-money.ts';

const LIMIT = 'limit 100';

/** For one transaction: the check takes longer and leaves the database's other processes to those who bet. */
export const ON_ONE_PROCESS = 'set local max_parallel_workers_per_gather = 0';

/** Breaks off what the connections of a name are doing. */
export const CANCEL_BY_NAME =
  'select pg_cancel_backend(pid) from pg_stat_activity where application_name = $1 and usename = current_user';

const PATRON_BALANCES = `
  select b.patron_id, v.account, v.balance from wallet.balance b
  cross join lateral (values ('cash', b.cash), ('bonus', b.bonus),
    ('promotional-credit', b.promotional_credit), ('open-bets', b.open_bets)) as v (account, balance)`;

/** Each command's sum, and its digest made again from what its row says. */
const COMMANDS = `
  select 'patron ' || k.patron_id as account,
    'command ' || k.idempotency_key || ' (batch ' || k.batch_id || ') ' ||
      case when k.total <> 0 then 'sums to ' || k.total || ', not to 0'
        else 'was altered: it does not match its digest' end as message
  from (
    select *, cash + bonus + promotional_credit + open_bets + revenue + promotions + clearing as total from wallet.command
  ) k
  where k.total <> 0 or k.digest is distinct from wallet.command_digest(
    k.patron_id, k.idempotency_key, k.fingerprint, k.kind, k.reference, k.posting, k.currency,
    k.cash, k.bonus, k.promotional_credit, k.open_bets, k.revenue, k.promotions, k.clearing, k.provider,
    k.cash_after, k.bonus_after, k.promotional_credit_after, k.open_bets_after)
  ${LIMIT}`;

/**
 * Every batch hashes the one before it, its own commands and its time, which those of before wallet/0006 leave out; the head of the
 * chain is the last batch.
 */
const CHAINS = `
  select 'chain ' || chain_id as account, message from (
    select b.chain_id,
      case when b.number <> coalesce(b.number_before, 0) + 1 then 'batch ' || b.number || ' does not follow ' || coalesce(b.number_before, 0)
        when b.previous_hash <> coalesce(b.hash_before, decode(repeat('00', 32), 'hex')) then 'batch ' || b.number || ' does not continue the batch before it'
        when k.digests is null or b.hash not in (sha256(b.previous_hash || k.digests || wallet.time_bytes(b.posted_at)),
          sha256(b.previous_hash || k.digests)) then 'batch ' || b.number || ' does not match its hash'
      end as message
    from (
      select *, lag(number) over w as number_before, lag(hash) over w as hash_before
      from wallet.batch window w as (partition by chain_id order by number)
    ) b
    left join (
      select batch_id, string_agg(digest, ''::bytea order by number) as digests from wallet.command group by batch_id
    ) k on k.batch_id = b.id
    union all
    select c.id, 'its head is not its last batch' from wallet.chain c
    left join lateral (
      select number, hash from wallet.batch b where b.chain_id = c.id order by number desc limit 1
    ) b on true
    where c.batches <> coalesce(b.number, 0) or (b.hash is not null and c.hash <> b.hash)
    union all
    select 0, 'commands of batch ' || batch_id || ' belong to no batch' from wallet.command k
    where not exists (select from wallet.batch b where b.id = k.batch_id) group by batch_id
  ) faults where message is not null ${LIMIT}`;

const BALANCES = `
  select 'patron ' || coalesce(b.patron_id, e.patron_id) || ' ' || coalesce(b.account, e.account) as account,
    'stands at ' || coalesce(b.balance::text, 'nothing') || ', its entries sum to ' || coalesce(e.total, 0) as message
  from (${PATRON_BALANCES}) b
  full join (
    select patron_id, account, sum(amount) as total from wallet.entry
    where account in ('cash', 'bonus', 'promotional-credit', 'open-bets') group by patron_id, account
  ) e on e.patron_id = b.patron_id and e.account = b.account
  where b.balance is distinct from coalesce(e.total, 0) or b.balance < 0
  ${LIMIT}`;

const POSTINGS = `
  select 'patron ' || b.patron_id as account,
    b.postings || ' commands were posted, ' || coalesce(k.count, 0) || ' are on record' as message
  from wallet.balance b
  left join (select patron_id, count(*) as count from wallet.command group by patron_id) k on k.patron_id = b.patron_id
  where b.postings <> coalesce(k.count, 0) ${LIMIT}`;

const BOOKS = `
  select 'books in ' || currency as account, 'all entries sum to ' || sum(amount) || ', not to 0' as message
  from wallet.entry group by currency having sum(amount) <> 0`;

export const faultQueries = {
  command: COMMANDS,
  chain: CHAINS,
  balance: BALANCES,
  postings: POSTINGS,
  books: BOOKS,
} as const;

export const countsQuery = `
  select (select count(*) from wallet.batch) as batches, (select count(*) from wallet.command) as commands,
    (select count(*) from wallet.entry) as entries, (select count(*) from wallet.balance) as patrons,
    (select coalesce(sum(amount), 0)::bigint from wallet.entry) as sum`;

export const openBetsQuery = 'select patron_id, open_bets from wallet.balance where open_bets <> 0';

export const rewardAccountsQuery = `
  select patron_id, bonus, promotional_credit from wallet.balance where bonus <> 0 or promotional_credit <> 0`;

/** What settlements and cash outs posted to patrons' cash, by bet and patron, without an index: gone through once. */
export const DECLARE_PAYOUTS = `
  declare payouts no scroll cursor for
  select k.reference, k.patron_id, sum(k.cash)::bigint as total
  from wallet.command k
  where k.kind in ('settlement', 'cash-out') and k.reference is not null
  group by k.reference, k.patron_id
  order by k.reference, k.patron_id`;

/** Few at a time: the server that checks its own books answers requests between them. */
export const FETCH_PAYOUTS = 'fetch 2000 from payouts';

const recorded = (kind: string, sortedBy: string, isKept = 'k.reference is not null') => `
  select ${sortedBy} as sorted_by, k.patron_id, k.reference, k.currency, k.cash, k.bonus, k.promotional_credit, k.open_bets,
    k.revenue, k.promotions, k.clearing, k.provider
  from wallet.command k
  where k.kind = '${kind}' and ${isKept}`;

/** The commands that domains keep records of, sorted as bytes are. Of deposits, all but play money have a reference. */
export const RECORDED_COMMANDS = {
  stake: `${recorded('stake', 'k.reference::text')} order by k.reference`,
  deposit: `${recorded('deposit', "coalesce(k.reference::text, 'none')", `(k.reference is not null or k.idempotency_key <> '${PLAY_MONEY}')`)}
    order by k.reference nulls last`,
  // After what the key begins with: 'cash-out:'.
  'cash-out': `${recorded('cash-out', "k.patron_id || ' ' || encode(convert_to(substr(k.idempotency_key, 10), 'UTF8'), 'hex')")}
    order by k.patron_id, encode(convert_to(substr(k.idempotency_key, 10), 'UTF8'), 'hex') collate "C"`,
} as const;
export type RecordedKind = keyof typeof RECORDED_COMMANDS;

/**
 * The books. A patron's four accounts stand in one row, so that a posting locks and changes one row. House accounts have no
 * row at all: their balance is the sum of their entries, so nothing is hot.
 *
 * Amounts are minor units; an entry is positive for a credit (the account's balance grows). No foreign keys on the tables
 * that every posting writes: post_batch is their only writer, and ledger:check proves what keys would.
 */
export const ledgerTables = `
create schema wallet;

create table wallet.balance (
  patron_id uuid primary key,
  currency text not null check (currency in ('USD', 'CAD')),
  cash bigint not null default 0 check (cash >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  promotional_credit bigint not null default 0 check (promotional_credit >= 0),
  open_bets bigint not null default 0 check (open_bets >= 0),
  -- How many commands were posted to the patron: numbers them without gaps.
  postings bigint not null default 0,
  opened_at timestamptz not null
) with (fillfactor = 50);

create sequence wallet.batch_id;

-- One hash chain for each lane in use; a lane holds an advisory lock on its chain.
create table wallet.chain (
  id int primary key,
  batches bigint not null default 0,
  hash bytea not null
) with (fillfactor = 10);

create table wallet.batch (
  id bigint primary key,
  chain_id int not null,
  -- 1, 2, 3 … within the chain.
  number bigint not null,
  previous_hash bytea not null,
  hash bytea not null,
  posted_at timestamptz not null,
  unique (chain_id, number)
);

create table wallet.command (
  patron_id uuid not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  fingerprint bytea not null,
  kind text not null,
  -- What it was posted for: a bet, a deposit.
  reference uuid,
  batch_id bigint not null,
  -- 1, 2, 3 … within the batch.
  number int not null,
  -- The patron's how-many-th.
  posting bigint not null,
  -- The patron's balances after it.
  cash_after bigint not null,
  bonus_after bigint not null,
  promotional_credit_after bigint not null,
  open_bets_after bigint not null,
  digest bytea not null,
  primary key (patron_id, idempotency_key)
);

create table wallet.entry (
  batch_id bigint not null,
  command_number int not null,
  account text not null,
  patron_id uuid not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  primary key (batch_id, command_number, account)
);

create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'wallet.% is append-only: post a correcting entry instead', tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on wallet.batch
  for each statement execute function wallet.refuse_change();
create trigger append_only before update or delete or truncate on wallet.command
  for each statement execute function wallet.refuse_change();
create trigger append_only before update or delete or truncate on wallet.entry
  for each statement execute function wallet.refuse_change();
create trigger never_closed before delete or truncate on wallet.balance
  for each statement execute function wallet.refuse_change();
`;

/**
 * What patrons were given. Money of bonus bets and promotional credit lies on the patron's accounts in the books; `remaining`
 * is the part of it that this reward is, so the rewards in state AVAILABLE add up to those accounts (ledger:check looks).
 */
export const rewardTables = `
create schema rewards;

create table rewards.reward (
  id uuid primary key,
  patron_id uuid not null,
  kind text not null check (kind in ('free-bet', 'profit-boost', 'promotional-credit')),
  title text not null,
  currency text not null check (currency in ('USD', 'CAD')),
  -- Minor units; 0 for a profit boost, which is no money.
  amount bigint not null,
  remaining bigint not null,
  -- What it may be used on, and what a boost boosts: terms-codec.ts.
  terms jsonb not null,
  grant_key text not null check (length(grant_key) between 1 and 150),
  fingerprint text not null,
  granted_at timestamptz not null,
  effective_at timestamptz not null,
  expires_at timestamptz,
  -- Given back by a bet that was void: for which reward, for which bet.
  restored_from uuid,
  restored_for uuid,
  state text not null default 'AVAILABLE' check (state in ('AVAILABLE', 'REDEEMED', 'EXPIRED', 'TAKEN_BACK')),
  redeemed_at timestamptz,
  unique (patron_id, grant_key),
  check ((kind = 'profit-boost') = (amount = 0)),
  check (remaining between 0 and amount),
  check ((remaining > 0) = (state = 'AVAILABLE' and kind <> 'profit-boost')),
  check ((redeemed_at is not null) = (state = 'REDEEMED')),
  check ((restored_from is null) = (restored_for is null)),
  check (expires_at > effective_at)
);

create index open_reward on rewards.reward (patron_id) where state = 'AVAILABLE';
create index due_reward on rewards.reward (expires_at) where state = 'AVAILABLE';
create index reward_history on rewards.reward (patron_id, granted_at, id);
create index fresh_reward on rewards.reward (granted_at);
create index restored_reward on rewards.reward (restored_for) where restored_for is not null;

-- Which bet used how much of which reward: one row for a bonus bet or a boost, several for promotional credit.
create table rewards.redemption (
  bet_id uuid not null,
  reward_id uuid not null,
  amount bigint not null check (amount >= 0),
  redeemed_at timestamptz not null,
  primary key (bet_id, reward_id)
);

create function rewards.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was granted or redeemed cannot be changed or deleted' using errcode = 'restrict_violation';
end $$;

create trigger granted before update on rewards.reward for each row when (
  (old.id, old.patron_id, old.kind, old.title, old.currency, old.amount, old.terms, old.grant_key, old.fingerprint,
   old.granted_at, old.effective_at, old.expires_at, old.restored_from, old.restored_for)
  is distinct from
  (new.id, new.patron_id, new.kind, new.title, new.currency, new.amount, new.terms, new.grant_key, new.fingerprint,
   new.granted_at, new.effective_at, new.expires_at, new.restored_from, new.restored_for)
  or old.state <> 'AVAILABLE'
) execute function rewards.refuse_change();

create trigger kept before delete or truncate on rewards.reward
  for each statement execute function rewards.refuse_change();
create trigger append_only before update or delete or truncate on rewards.redemption
  for each statement execute function rewards.refuse_change();
`;

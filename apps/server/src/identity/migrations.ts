import type { Migration } from '../platform/database/migrate.ts';

export const identityMigrations: readonly Migration[] = [
  {
    id: 'identity/0001-patrons',
    sql: `
      create schema identity;

      -- One row: the key pair that signs access tokens, so that tokens outlive a restart.
      create table identity.signing_key (
        id text primary key,
        private_jwk jsonb not null,
        public_jwk jsonb not null,
        created_at timestamptz not null
      );

      create table identity.patron (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        password_hash text not null,
        first_name text not null,
        last_name text not null,
        date_of_birth date not null,
        line1 text not null,
        line2 text,
        city text not null,
        region text not null,
        postal_code text not null,
        currency text not null check (currency in ('USD', 'CAD')),
        odds_format text not null default 'AMERICAN' check (odds_format in ('AMERICAN', 'EURO')),
        auto_accept_odds_changes boolean not null default true,
        created_at timestamptz not null
      );

      -- Failures of a name, whether or not there is such a patron: what it answers tells nothing.
      create table identity.login_failure (
        name text primary key,
        failures integer not null,
        last_failed_at timestamptz not null,
        locked_until timestamptz
      );

      create table identity.session (
        id uuid primary key,
        patron_id uuid not null references identity.patron,
        started_at timestamptz not null,
        previous_login_at timestamptz,
        ended_at timestamptz,
        end_reason text,
        ip_address text not null,
        user_agent text not null
      );
      create index on identity.session (patron_id, started_at desc);

      -- Tokens are kept as their sha256. Replaced ones stay, so that a second use is recognised.
      create table identity.refresh_token (
        hash bytea primary key,
        session_id uuid not null references identity.session,
        issued_at timestamptz not null,
        expires_at timestamptz not null,
        replaced_at timestamptz
      );
      create index on identity.refresh_token (session_id);
    `,
  },
  {
    id: 'identity/0002-failures-by-address',
    sql: `
      -- Failures of a name from one address. identity.login_failure counts those from anywhere: its locked_until slows down
      -- whoever comes from an address the patron never logged in from.
      create table identity.login_failure_from (
        name text not null,
        ip_address text not null,
        failures integer not null,
        last_failed_at timestamptz not null,
        locked_until timestamptz,
        primary key (name, ip_address)
      );
      create index on identity.login_failure_from (last_failed_at);
    `,
  },
  {
    id: 'identity/0003-accepted-odds-changes',
    sql: `
      alter table identity.patron add column accepted_odds_changes text not null default 'BETTER'
        check (accepted_odds_changes in ('NONE', 'BETTER', 'ANY'));
      update identity.patron set accepted_odds_changes = 'NONE' where not auto_accept_odds_changes;
      alter table identity.patron drop column auto_accept_odds_changes;
    `,
  },
];

import type { Migration } from '../platform/database/migrate.ts';

export const tradingMigrations: Migration[] = [
  {
    id: 'trading/0001-books',
    sql: `
      create schema trading;

      -- Which markets an event ever offered: the bets on them are waiting to hear of their decision.
      create table trading.book (
        event_id text primary key,
        offered text[] not null default '{}'
      );

      -- How an event ended: enough to grade any bet on it, long after its messages are gone.
      create table trading.result (
        event_id text primary key,
        sport text not null,
        sides json not null,
        state json not null,
        cancelled boolean not null,
        feed_sequence integer not null,
        -- market key to the sequence of the message that decided it
        decided json not null,
        finished_at timestamptz not null default now()
      );
      create index result_finished on trading.result (finished_at);

      -- What operators did. The last command of an event is in force.
      create table trading.operator_command (
        position bigint generated always as identity primary key,
        event_id text not null,
        command text not null check (command in ('suspend', 'reopen')),
        reason text not null,
        operator text not null,
        at timestamptz not null default now()
      );
      create index operator_command_event on trading.operator_command (event_id, position desc);

      -- Strengths fitted to outside lines, by the engine they were fitted with; a fit takes a second.
      create table trading.strength (
        engine text not null,
        sport text not null,
        lines text not null,
        strength json not null,
        primary key (engine, sport, lines)
      );
    `,
  },
  {
    id: 'trading/0002-corrected-results',
    sql: `
      -- Results that were corrected later, as they were: bets were paid by them.
      create table trading.former_result (
        event_id text not null,
        feed_sequence integer not null,
        state json not null,
        cancelled boolean not null,
        decided json not null,
        corrected_at timestamptz not null default now(),
        primary key (event_id, feed_sequence)
      );

      -- Corrections whose bets are still to be looked at: written with the correction, removed when it is done.
      create sequence trading.correction_number;
      create table trading.correction (
        event_id text primary key,
        number bigint not null default nextval('trading.correction_number')
      );
    `,
  },
  {
    id: 'trading/0003-operator-orders',
    sql: `
      -- Operators' orders about markets, prices and limits as well. The running server answers each; the log stays whole.
      alter table trading.operator_command
        drop constraint operator_command_command_check,
        add constraint operator_command_known check (command in ('suspend', 'reopen', 'price', 'limit', 'show')),
        -- Null: the whole event.
        add column market_key text,
        add column selection_key text,
        -- Of a reopening: the suspension it ends; null in those from before.
        add column lifts bigint,
        -- Of a price; null: the market's own again.
        add column odds_numerator bigint,
        add column odds_denominator bigint,
        -- Of a limit, in minor units; null: the house's own again.
        add column amount bigint check (amount >= 0),
        -- Null until a server has heard it.
        add column outcome text check (outcome in ('done', 'refused')),
        add column answer text,
        add column answered_at timestamptz;
      update trading.operator_command set outcome = 'done', answered_at = at;
      create index operator_command_unheard on trading.operator_command (position) where outcome is null;
    `,
  },
  {
    id: 'trading/0004-wrong-prices',
    sql: `
      -- Prices that an operator declared plainly wrong: open bets placed from the one time until before the other are void,
      -- or paid at these odds.
      alter table trading.operator_command
        drop constraint operator_command_known,
        add constraint operator_command_known check (command in ('suspend', 'reopen', 'price', 'limit', 'show', 'error')),
        add column error_from timestamptz,
        add column error_until timestamptz,
        add constraint operator_command_error check (
          case when command = 'error'
            then market_key is not null and error_from is not null and error_until is not null and error_from < error_until
            else error_from is null and error_until is null
          end);
      create index operator_command_wrong_price on trading.operator_command (position) where command = 'error';
    `,
  },
  {
    id: 'trading/0005-called-early',
    sql: `
      -- How officials ended a game before its time, where enough was played for that to count; null for any other.
      alter table trading.result add column called json;
    `,
  },
  {
    id: 'trading/0006-former-called-early',
    sql: `
      -- As in trading.result: null, too, for those corrected before this was kept.
      alter table trading.former_result add column called json;
    `,
  },
  {
    id: 'trading/0007-strengths-by-age',
    sql: `
      -- Lines change with every price outside, and with each comes a strength: the newest are remembered, the oldest removed.
      alter table trading.strength add column fitted_at timestamptz not null default now();
      create index strength_fitted on trading.strength (fitted_at);
    `,
  },
  {
    id: 'trading/0008-stood-at',
    sql: `
      -- The last start the event was announced with at which bets on it stood: called off, it is not played later.
      alter table trading.result add column stood_at timestamptz;
    `,
  },
  {
    id: 'trading/0009-closing-lines',
    sql: `
      -- Keys of the main lines that stood when the event began; null until it has, and for those that began before this was kept.
      alter table trading.book add column closing text[];
      alter table trading.result add column closing text[];
    `,
  },
  {
    id: 'trading/0010-book-numbers',
    sql: `
      -- No change of a book has a higher number: a server writes down how far it may count before it does.
      create table trading.book_number (
        is_only boolean primary key default true check (is_only),
        reserved integer not null
      );
    `,
  },
];

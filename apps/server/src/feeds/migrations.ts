import type { Migration } from '../platform/database/migrate.ts';

export const feedsMigrations: Migration[] = [
  {
    id: 'feeds/0001-messages',
    sql: `
      create schema feeds;

      -- Every message that was accepted, in the order it was. Rows are only ever added; those of events long over are pruned.
      create table feeds.message (
        position bigint generated always as identity primary key,
        event_id text not null,
        sequence integer not null,
        kind text not null,
        source text not null,
        body json not null,
        received_at timestamptz not null default now()
      );

      -- A snapshot carries the number of the last message it includes, so only the others are unique.
      create unique index message_sequence on feeds.message (event_id, sequence) where kind <> 'snapshot';
      create index message_event on feeds.message (event_id, position);
      create index message_end on feeds.message (received_at, event_id) where kind in ('result', 'status');

      -- Every message that was not, and why.
      create table feeds.refusal (
        position bigint generated always as identity primary key,
        event_id text,
        sequence integer,
        reason text not null,
        -- Whether the event awaits a snapshot because of it.
        troubling boolean not null,
        body json,
        -- The last message that was accepted before.
        after_position bigint not null default 0,
        received_at timestamptz not null default now()
      );
      create index refusal_event on feeds.refusal (event_id, after_position) where troubling;
    `,
  },
  {
    id: 'feeds/0002-begun-events',
    sql: `
      -- Which events each source has begun, and when: those it has to go on with, and those of which nothing more is heard.
      create index message_begin on feeds.message (source, event_id) where kind in ('fixture', 'snapshot');
      create index message_begin_age on feeds.message (received_at, event_id) where kind in ('fixture', 'snapshot');
      create index message_last on feeds.message (event_id) where kind in ('result', 'status');
    `,
  },
  {
    id: 'feeds/0003-refusals-by-age',
    sql: `
      -- The old ones are removed.
      create index refusal_age on feeds.refusal (received_at);
    `,
  },
  {
    id: 'feeds/0004-past-events',
    sql: `
      -- Events whose messages were removed, so that nobody else, and nothing of another game, is heard of them later.
      create table feeds.past_event (
        event_id text primary key,
        -- Who told the first message.
        source text not null,
        -- As it was announced.
        fixture json,
        -- The number of the last message; null when nobody had ended the event, which may begin again then.
        last_sequence integer
      );
    `,
  },
  {
    id: 'feeds/0005-season-results',
    sql: `
      -- How planned games of the simulated seasons ended, for the records of their sides.
      create table feeds.season_result (
        event_id text primary key,
        winner text not null check (winner in ('home', 'away', 'level', 'nobody')),
        is_overtime boolean not null,
        noted_at timestamptz not null default now()
      );
    `,
  },
  {
    id: 'feeds/0006-luck',
    sql: `
      -- What the plays of simulated games are drawn with: known to this installation alone.
      create table feeds.luck (
        is_only boolean primary key default true check (is_only),
        secret bytea not null
      );
    `,
  },
  {
    id: 'feeds/0007-season-tables',
    sql: `
      -- The tables of the simulated seasons, once they are made: who is in the play-offs, and who meets, hangs on them.
      create table feeds.season_table (
        competition text not null,
        -- Of the season, by its number since the epoch.
        first_day integer not null,
        -- All sides, the best first.
        side_ids text[] not null,
        noted_at timestamptz not null default now(),
        primary key (competition, first_day)
      );
    `,
  },
];

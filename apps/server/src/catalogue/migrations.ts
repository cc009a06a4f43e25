import type { Migration } from '../platform/database/migrate.ts';

export const catalogueMigrations: Migration[] = [
  {
    id: 'catalogue/0001-events',
    sql: `
      create schema catalogue;

      create table catalogue.sport (
        slug text primary key,
        name text not null
      );

      create table catalogue.organization (
        slug text primary key,
        name text not null
      );

      create table catalogue.competition (
        slug text primary key,
        name text not null,
        sport text not null references catalogue.sport,
        organization text not null references catalogue.organization
      );

      create table catalogue.team (
        id text primary key,
        name text not null,
        medium_name text not null,
        abbreviation text not null,
        primary_colour text not null,
        secondary_colour text not null,
        wins integer not null default 0,
        losses integer not null default 0,
        ties integer not null default 0
      );

      create table catalogue.event (
        id text primary key,
        competition text not null references catalogue.competition,
        home_team text not null references catalogue.team,
        away_team text not null references catalogue.team,
        starts_at timestamptz not null,
        status text not null default 'PRE_GAME' check (status in
          ('PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'POSTPONED', 'INVALID', 'HIDDEN')),
        home_score integer,
        away_score integer,
        status_changed_at timestamptz not null default now(),
        check (home_team <> away_team)
      );

      create index event_unfinished on catalogue.event (starts_at) where status not in ('FINISHED', 'CANCELLED');
      create index event_status_changed on catalogue.event (status_changed_at);
    `,
  },
  {
    id: 'catalogue/0002-many-sports',
    sql: `
      -- A team, or a single player.
      alter table catalogue.team add column kind text not null default 'team' check (kind in ('team', 'player'));
      -- Where it stands in the menu.
      alter table catalogue.competition add column position integer not null default 0;
    `,
  },
  {
    id: 'catalogue/0003-ranks',
    sql: `
      -- Of both sides in the poll when the game was listed.
      alter table catalogue.event
        add column home_rank smallint check (home_rank between 1 and 99),
        add column away_rank smallint check (away_rank between 1 and 99);
    `,
  },
  {
    id: 'catalogue/0004-futures',
    sql: `
      -- Of an event that is no game of its competition's sport, but a season of the competition.
      alter table catalogue.event add column sport text references catalogue.sport;
    `,
  },
  {
    id: 'catalogue/0005-countries',
    sql: `
      -- Where a player is from, or the country a national team is: see packages/feed/src/countries.ts.
      alter table catalogue.team add column country text check (country ~ '^[A-Z]{3}$');
    `,
  },
  {
    id: 'catalogue/0006-records',
    sql: `
      -- Of both sides before the game, as the feed told them last: '7-4'. Null where it told none: then the team's own is shown.
      alter table catalogue.event
        add column home_record text check (home_record ~ '^[0-9]{1,3}(-[0-9]{1,3}){1,2}$'),
        add column away_record text check (away_record ~ '^[0-9]{1,3}(-[0-9]{1,3}){1,2}$');
    `,
  },
  {
    id: 'catalogue/0007-records-after',
    sql: `
      -- Whether they are those after it: what its fixture says of before it is old news.
      alter table catalogue.event add column records_after boolean not null default false;
    `,
  },
  {
    id: 'catalogue/0008-winners',
    sql: `
      -- Who won, which the score does not always tell. Null until then, and where nobody has.
      alter table catalogue.event add column winner text check (winner in ('home', 'away', 'level'));
      -- As the records counted them.
      update catalogue.event
        set winner = case when home_score = away_score then 'level' when home_score > away_score then 'home' else 'away' end
        where status = 'FINISHED' and home_score is not null and away_score is not null;
    `,
  },
  {
    id: 'catalogue/0009-first-starts',
    sql: `
      -- When it was to start as it was announced first, whatever it was put off to.
      alter table catalogue.event add column first_starts_at timestamptz;
      update catalogue.event set first_starts_at = starts_at;
      alter table catalogue.event alter column first_starts_at set not null;
    `,
  },
  {
    id: 'catalogue/0010-put-off-from',
    sql: `
      -- The start that stood when it was put off. Null of an event that never was, also of one moved ahead of time.
      alter table catalogue.event rename column first_starts_at to put_off_from;
      alter table catalogue.event alter column put_off_from drop not null;
      update catalogue.event set put_off_from = null where status <> 'POSTPONED';
    `,
  },
  {
    id: 'catalogue/0011-no-put-off-from',
    sql: `
      -- The log of the feeds tells it, and of whom it was taken up since.
      alter table catalogue.event drop column put_off_from;
    `,
  },
  {
    id: 'catalogue/0012-play-offs',
    sql: `
      -- What game of the play-offs it is, as the feed told it last: a PlayOff of packages/feed/src/message.ts. Null of any other.
      alter table catalogue.event add column play_off jsonb;
    `,
  },
];

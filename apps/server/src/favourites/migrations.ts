import type { Migration } from '../platform/database/migrate.ts';

const teams = `
create schema favourites;

-- Teams, and players of sports without teams, that patrons follow.
create table favourites.participant (
  patron_id uuid not null,
  participant_id text not null,
  chosen_at timestamptz not null,
  primary key (patron_id, participant_id)
);
`;

export const favouritesMigrations: Migration[] = [{ id: 'favourites/0001-participants', sql: teams }];

import type { LeaderboardRow } from '@fairline/sports/kit/leaderboard.ts';
import { builder } from '../../platform/graphql/builder.ts';

/** One of a field, where it stands. */
export const LeaderboardRowRef = builder.objectRef<LeaderboardRow>('LeaderboardRow').implement({
  fields: (t) => ({
    abbreviation: t.exposeString('abbreviation'),
    countryName: t.string({
      nullable: true,
      resolve: ({ country }, _args, { services }) => services.marketplace.flag(country)?.name,
    }),
    countryUrl: t.string({
      nullable: true,
      description: "As a participant's countryUrl.",
      resolve: ({ country }, _args, { services }) => services.marketplace.flag(country)?.url,
    }),
    name: t.exposeString('name'),
    place: t.exposeString('place', { description: 'e.g. 1, T3, CUT, DNF; empty before the start.' }),
    player: t.exposeInt('player', { description: 'Number in the field, from 0.' }),
    team: t.exposeString('team', { description: 'Nation or constructor; empty where there is none.' }),
    values: t.stringList({ description: 'One a column.', resolve: ({ values }) => [...values] }),
  }),
});

import type { BasketballScoreboard } from '@fairline/sports/basketball/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';

builder.objectRef<BasketballScoreboard>('BasketballStatistics').implement({
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayBonus: t.exposeBoolean('awayBonus', {
      description: 'Whether the next plain foul of the home side brings free throws.',
    }),
    homeBonus: t.exposeBoolean('homeBonus'),
    awayFouls: t.exposeInt('awayFouls', { description: 'Fouls of the side in this period.' }),
    homeFouls: t.exposeInt('homeFouls'),
    awayTimeouts: t.exposeInt('awayTimeouts'),
    homeTimeouts: t.exposeInt('homeTimeouts'),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    possession: t.field({
      type: TeamSideEnum,
      nullable: true,
      resolve: (board) => sideName(board.possession),
    }),
  }),
});

import type { TableTennisScoreboard } from '@fairline/sports/table-tennis/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';

builder.objectRef<TableTennisScoreboard>('TableTennisStatistics').implement({
  description: 'The score is of games, a segment has the points of a game.',
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayGameScore: t.exposeString('awayGameScore', { description: 'Points in the running game.' }),
    homeGameScore: t.exposeString('homeGameScore'),
    currentServer: t.field({
      type: TeamSideEnum,
      nullable: true,
      resolve: (board) => sideName(board.currentServer),
    }),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
  }),
});

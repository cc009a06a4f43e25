import type { TennisScoreboard } from '@fairline/sports/tennis/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';

builder.objectRef<TennisScoreboard>('TennisStatistics').implement({
  description: 'The score is of sets, a segment has the games of a set.',
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayGameScore: t.exposeString('awayGameScore', {
      description:
        'Points in the running game as they are called: 0, 15, 30, 40, AD; counted in a tie-break.',
    }),
    homeGameScore: t.exposeString('homeGameScore'),
    currentServer: t.field({
      type: TeamSideEnum,
      nullable: true,
      resolve: (board) => sideName(board.currentServer),
    }),
    isTieBreak: t.exposeBoolean('isTieBreak'),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
  }),
});

import type { BaseballScoreboard } from '@fairline/sports/baseball/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';

builder.objectRef<BaseballScoreboard>('BaseballStatistics').implement({
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayErrors: t.exposeInt('awayErrors'),
    awayHits: t.exposeInt('awayHits'),
    balls: t.exposeInt('balls'),
    batter: t.string({ nullable: true, resolve: (board) => board.batter }),
    batting: t.field({
      type: TeamSideEnum,
      nullable: true,
      description: 'The side at bat; null between halves, when nobody is.',
      resolve: (board) => sideName(board.batting),
    }),
    firstBaseOccupied: t.exposeBoolean('firstBaseOccupied'),
    homeErrors: t.exposeInt('homeErrors'),
    homeHits: t.exposeInt('homeHits'),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    outs: t.exposeInt('outs'),
    secondBaseOccupied: t.exposeBoolean('secondBaseOccupied'),
    strikes: t.exposeInt('strikes'),
    thirdBaseOccupied: t.exposeBoolean('thirdBaseOccupied'),
  }),
});

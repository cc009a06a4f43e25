import type { GolfScoreboard } from '@fairline/sports/golf/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef } from './event-statistics.schema.ts';
import { LeaderboardRowRef } from './leaderboard.schema.ts';

builder.objectRef<GolfScoreboard>('GolfStatistics').implement({
  description: "The score is the winner's number in the field from 1, 0 until there is one.",
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    cutLine: t.exposeString('cutLine', {
      nullable: true,
      description: 'e.g. +1: the worst total that made the cut.',
    }),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    leaderboard: t.field({
      type: [LeaderboardRowRef],
      description: 'Best first.',
      resolve: (board) => [...board.leaderboard],
    }),
    leaderboardColumns: t.stringList({ resolve: (board) => [...board.columns] }),
    round: t.exposeInt('round', { description: 'The running or next round, from 1.' }),
  }),
});

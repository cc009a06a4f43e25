import type { FuturesScoreboard } from '@fairline/sports/futures/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef } from './event-statistics.schema.ts';
import { LeaderboardRowRef } from './leaderboard.schema.ts';

builder.objectRef<FuturesScoreboard>('FuturesStatistics').implement({
  description:
    "Of a league's season. The score is the champion's number in the field from 1, 0 until there is one.",
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    leaderboard: t.field({
      type: [LeaderboardRowRef],
      description: 'The table.',
      resolve: (board) => [...board.leaderboard],
    }),
    leaderboardColumns: t.stringList({ resolve: (board) => [...board.columns] }),
    played: t.exposeInt('played', { description: 'Games that have a result, of those scheduled.' }),
    scheduled: t.exposeInt('scheduled'),
    participant: t.exposeString('participant', { description: 'What the table is of: Team or Player.' }),
    isPlayOffs: t.exposeBoolean('isPlayOffs', {
      description: "Whether it is its league's play-offs, of which the games stand on the board.",
    }),
  }),
});

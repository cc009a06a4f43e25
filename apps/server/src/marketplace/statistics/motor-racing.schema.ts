import type { MotorRacingScoreboard } from '@fairline/sports/motor-racing/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef } from './event-statistics.schema.ts';
import { LeaderboardRowRef } from './leaderboard.schema.ts';

builder.objectRef<MotorRacingScoreboard>('MotorRacingStatistics').implement({
  description: "The score is the winner's number in the field from 1, 0 until there is one.",
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    isSafetyCar: t.exposeBoolean('isSafetyCar'),
    lap: t.exposeInt('lap', { description: 'Laps done by the first car.' }),
    laps: t.exposeInt('laps', { description: 'Of the whole race.' }),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    leaderboard: t.field({
      type: [LeaderboardRowRef],
      description: 'First car first.',
      resolve: (board) => [...board.leaderboard],
    }),
    leaderboardColumns: t.stringList({ resolve: (board) => [...board.columns] }),
  }),
});

import type { HockeyScoreboard } from '@fairline/sports/hockey/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';
import { ScoringPlayRef } from './scoring.schema.ts';

builder.objectRef<HockeyScoreboard>('HockeyStatistics').implement({
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayNetEmpty: t.exposeBoolean('awayNetEmpty', { description: 'The goalie left for a sixth skater.' }),
    homeNetEmpty: t.exposeBoolean('homeNetEmpty'),
    awayPlayersInBox: t.exposeInt('awayPlayersInBox'),
    homePlayersInBox: t.exposeInt('homePlayersInBox'),
    awayShots: t.exposeInt('awayShots', { description: 'Shots on goal so far.' }),
    homeShots: t.exposeInt('homeShots'),
    shotsTold: t.exposeBoolean('shotsTold', { description: 'Whether the source tells shots.' }),
    awaySkaters: t.exposeInt('awaySkaters', { description: 'Skaters on the ice now.' }),
    homeSkaters: t.exposeInt('homeSkaters'),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    scoring: t.field({
      type: [ScoringPlayRef],
      description: 'Goals so far, in order.',
      resolve: ({ scoring }) => [...scoring],
    }),
    powerPlay: t.field({
      type: TeamSideEnum,
      nullable: true,
      description: 'Who has a skater more.',
      resolve: (board) => sideName(board.powerPlay),
    }),
    powerPlayClock: t.string({
      nullable: true,
      description: 'What is left of the power play, e.g. 1:12',
      resolve: (board) => board.powerPlayClock,
    }),
  }),
});

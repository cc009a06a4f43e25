import type { FootballScoreboard } from '@fairline/sports/football/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';
import { ScoringPlayRef } from './scoring.schema.ts';

builder.objectRef<FootballScoreboard>('FootballStatistics').implement({
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayTimeouts: t.exposeInt('awayTimeouts'),
    homeTimeouts: t.exposeInt('homeTimeouts'),
    ballOn: t.int({
      nullable: true,
      description: 'Where the ball is: 0 at the home goal line, 100 at the away goal line.',
      resolve: (board) => board.ballOn,
    }),
    downAndDistance: t.string({
      nullable: true,
      description: 'e.g. 3rd & 4',
      resolve: (board) => board.downAndDistance,
    }),
    driveStart: t.int({
      nullable: true,
      description: 'Where the drive began, on the same scale.',
      resolve: (board) => board.driveStart,
    }),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    lineToGain: t.int({
      nullable: true,
      description: 'The line to gain, on the same scale.',
      resolve: (board) => board.lineToGain,
    }),
    possession: t.field({
      type: TeamSideEnum,
      nullable: true,
      resolve: (board) => sideName(board.possession),
    }),
    // Said again without the interface's description, as the committed schema has it.
    progress: t.exposeString('progress'),
    redZone: t.exposeBoolean('redZone'),
    scoring: t.field({
      type: [ScoringPlayRef],
      description: 'Scores so far, in order; a try that was good is told with its touchdown.',
      resolve: ({ scoring }) => [...scoring],
    }),
    yardLine: t.string({ nullable: true, description: 'e.g. KC 38', resolve: (board) => board.yardLine }),
  }),
});

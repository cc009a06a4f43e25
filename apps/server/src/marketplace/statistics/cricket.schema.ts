import type { BoardInnings, CricketScoreboard } from '@fairline/sports/cricket/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';

const InningsRef = builder.objectRef<BoardInnings>('CricketInnings').implement({
  description: 'An innings that has begun.',
  fields: (t) => ({
    isSuperOver: t.exposeBoolean('isSuperOver'),
    scoreText: t.exposeString('scoreText', { description: 'Runs, wickets and overs, e.g. 158/4 (17.2)' }),
    side: t.field({ type: TeamSideEnum, nullable: true, resolve: ({ side }) => sideName(side) }),
  }),
});

builder.objectRef<CricketScoreboard>('CricketStatistics').implement({
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayScoreText: t.exposeString('awayScoreText'),
    ballsLeft: t.int({
      nullable: true,
      description: 'Of the innings under way.',
      resolve: (board) => board.ballsLeft,
    }),
    batting: t.field({
      type: TeamSideEnum,
      nullable: true,
      description: 'The side at bat, or up next between innings.',
      resolve: (board) => sideName(board.batting),
    }),
    currentBatter: t.string({
      nullable: true,
      description: 'e.g. D. Merrowin 34 (22)',
      resolve: (board) => board.currentBatter,
    }),
    homeScoreText: t.exposeString('homeScoreText'),
    innings: t.field({
      type: [InningsRef],
      description: 'In the order they were played.',
      resolve: (board) => [...board.innings],
    }),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    runRate: t.string({
      nullable: true,
      description: 'Runs an over of the innings under way.',
      resolve: (board) => board.runRate,
    }),
    scoreText: t.exposeString('scoreText', {
      description: 'Of the side at bat: runs, wickets and overs, e.g. 158/4 (17.2)',
    }),
    target: t.int({
      nullable: true,
      description: 'Runs that win the innings, for a side that bats second.',
      resolve: (board) => board.target,
    }),
    wickets: t.exposeInt('wickets', { description: 'Wickets the side at bat has lost.' }),
  }),
});

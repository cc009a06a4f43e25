import type { DartsScoreboard } from '@fairline/sports/darts/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';

const DartsLegscoreRef = builder.objectRef<DartsScoreboard['legscore']>('DartsLegscore').implement({
  description: 'What each side still needs in the running leg.',
  fields: (t) => ({ away: t.exposeInt('away'), home: t.exposeInt('home') }),
});

builder.objectRef<DartsScoreboard>('DartsStatistics').implement({
  description: 'The score is of sets, or of legs where there are no sets; a segment has the legs of a set.',
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayAverage: t.float({
      description: 'Points with three darts.',
      resolve: (board) => board.averages.away,
    }),
    homeAverage: t.float({ resolve: (board) => board.averages.home }),
    awayMaximums: t.int({ description: '180s', resolve: (board) => board.maximums.away }),
    homeMaximums: t.int({ resolve: (board) => board.maximums.home }),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    legscore: t.field({ type: DartsLegscoreRef, resolve: (board) => board.legscore }),
    throw: t.field({
      type: TeamSideEnum,
      nullable: true,
      description: 'Who throws next.',
      resolve: (board) => sideName(board.throwing),
    }),
  }),
});

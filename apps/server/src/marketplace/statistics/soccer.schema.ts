import type { FutsalScoreboard, Moment, SoccerScoreboard } from '@fairline/sports/soccer/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';

const MOMENTS = { goal: 'GOAL', 'red-card': 'RED_CARD' } as const satisfies Record<Moment['kind'], string>;

const MomentKindEnum = builder.enumType('SoccerMomentKind', { values: ['GOAL', 'RED_CARD'] as const });

const MomentRef = builder.objectRef<Moment>('SoccerMoment').implement({
  description: 'A mark on the line of a game’s time.',
  fields: (t) => ({
    kind: t.field({ type: MomentKindEnum, resolve: ({ kind }) => MOMENTS[kind] }),
    isOwnGoal: t.exposeBoolean('isOwnGoal', {
      description: 'It counts for `side`; one of the other side’s made it.',
    }),
    minute: t.exposeInt('minute'),
    player: t.exposeString('player', {
      description: 'Who scored, or was sent off; empty where that is not known, and of an own goal.',
    }),
    side: t.field({ type: TeamSideEnum, nullable: true, resolve: ({ side }) => sideName(side) }),
    stoppage: t.exposeInt('stoppage', {
      description: 'The minute of stoppage time that it came in, after `minute`; 0 before.',
    }),
  }),
});

builder.objectRef<SoccerScoreboard>('SoccerStatistics').implement({
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayCorners: t.exposeInt('awayCorners'),
    awayRedCards: t.exposeInt('awayRedCards'),
    awayShots: t.exposeInt('awayShots'),
    awayShotsOnTarget: t.exposeInt('awayShotsOnTarget'),
    awayYellowCards: t.exposeInt('awayYellowCards'),
    gameMinutes: t.exposeInt('gameMinutes', { description: '90, or 120 with extra time.' }),
    homeCorners: t.exposeInt('homeCorners'),
    homeRedCards: t.exposeInt('homeRedCards'),
    homeShots: t.exposeInt('homeShots'),
    homeShotsOnTarget: t.exposeInt('homeShotsOnTarget'),
    homeYellowCards: t.exposeInt('homeYellowCards'),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    minute: t.exposeInt('minute', { description: 'The minute that is being played.' }),
    moments: t.field({ type: [MomentRef], resolve: (board) => [...board.moments] }),
  }),
});

builder.objectRef<FutsalScoreboard>('FutsalStatistics').implement({
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayCorners: t.exposeInt('awayCorners'),
    awayShots: t.exposeInt('awayShots'),
    awayShotsOnTarget: t.exposeInt('awayShotsOnTarget'),
    awaySuspensions: t.exposeInt('awaySuspensions', { description: 'Players the side is short of now.' }),
    awayYellowCards: t.exposeInt('awayYellowCards'),
    gameMinutes: t.exposeInt('gameMinutes'),
    homeCorners: t.exposeInt('homeCorners'),
    homeShots: t.exposeInt('homeShots'),
    homeShotsOnTarget: t.exposeInt('homeShotsOnTarget'),
    homeSuspensions: t.exposeInt('homeSuspensions', { description: 'Players the side is short of now.' }),
    homeYellowCards: t.exposeInt('homeYellowCards'),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    minute: t.exposeInt('minute', { description: 'The minute that is being played.' }),
    moments: t.field({ type: [MomentRef], resolve: (board) => [...board.moments] }),
  }),
});

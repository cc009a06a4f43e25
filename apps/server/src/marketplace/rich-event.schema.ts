import type { Team } from '../catalogue/catalogue.ts';
import { builder } from '../platform/graphql/builder.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { NodeRef } from '../platform/graphql/shared-types.ts';
import type { BookView } from '../trading/trading.ts';
import type { EventView } from './boxscore.ts';
import { resourceUriOf } from './resource-uri.ts';
import { powerPlayOf, type RichTeam, rankAndRecord, richStatusOf, richTeam, winnerOf } from './rich-event.ts';
import { EventWinnerEnum, TeamSideEnum } from './statistics/event-statistics.schema.ts';

const RichEventStatusEnum = builder.enumType('RichEventStatus', {
  values: ['FINAL', 'IN_PROGRESS', 'PRE_GAME'] as const,
});

const TeamStandingsRef = builder.objectRef<Team>('TeamStandings').implement({
  fields: (t) => ({
    rankAndRecordString: t.string({ description: 'e.g. #7 4-2, or 4-2', resolve: rankAndRecord }),
  }),
});

const RankingRef = builder.objectRef<{ readonly rank: number }>('Ranking').implement({
  fields: (t) => ({ rank: t.exposeInt('rank') }),
});

const RichTeamRef = builder.objectRef<RichTeam>('RichTeam').implement({
  description: 'A side of a rich event. Null where the house has no data: crests are drawn from the colours.',
  fields: (t) => ({
    id: t.id({ resolve: (team) => toGlobalId('RichTeam', team.id) }),
    abbreviation: t.exposeString('abbreviation'),
    logoUrl: t.string({
      nullable: true,
      resolve: (team, _args, { services }) => services.marketplace.pictures(team).logo,
    }),
    mediumName: t.exposeString('mediumName'),
    name: t.exposeString('name'),
    playoffRanking: t.field({
      type: RankingRef,
      nullable: true,
      description: 'Of a college football team among the twelve best; null where includeCfpRanking is false.',
      resolve: ({ playoffRank: rank }) => (rank === undefined ? null : { rank }),
    }),
    pollRanking: t.field({
      type: RankingRef,
      nullable: true,
      description: 'Of a college team among the best.',
      resolve: ({ rank }) => (rank === undefined ? null : { rank }),
    }),
    primaryColour: t.exposeString('primaryColour'),
    secondaryColour: t.exposeString('secondaryColour'),
    standings: t.field({
      type: TeamStandingsRef,
      nullable: true,
      resolve: (team) => (rankAndRecord(team) ? team : null),
    }),
    tournamentSeed: t.int({ nullable: true, resolve: () => null }),
  }),
});

const GameInfoRef = builder.objectRef<BookView>('GameInfo').implement({
  fields: (t) => ({
    startsAt: t.field({ type: 'DateTime', resolve: ({ event }) => event.startsAt }),
  }),
});

export const RichEventRef = builder.objectRef<EventView>('RichEvent').implement({
  description: 'An event with its teams as a sports page tells of it; found by its resourceUri.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ event }) => toGlobalId('RichEvent', event.id) }),
    awayTeam: t.field({ type: RichTeamRef, resolve: (event) => richTeam(event, 'away') }),
    eventStatus: t.field({
      type: RichEventStatusEnum,
      nullable: true,
      description: 'Null for a game that is not played: postponed, cancelled.',
      resolve: richStatusOf,
    }),
    gameInfo: t.field({ type: GameInfoRef, resolve: (book) => book }),
    homeTeam: t.field({ type: RichTeamRef, resolve: (event) => richTeam(event, 'home') }),
    powerPlay: t.field({
      type: TeamSideEnum,
      nullable: true,
      description: 'The side with a player more.',
      resolve: powerPlayOf,
    }),
    resourceUri: t.string({ resolve: ({ event }) => resourceUriOf(event) }),
    winner: t.field({
      type: EventWinnerEnum,
      nullable: true,
      description: 'Null until the game is over, and of one that nobody has won.',
      resolve: winnerOf,
    }),
  }),
});

registerNode('RichEvent', async (id, { services }) => services.marketplace.event(id) ?? null);

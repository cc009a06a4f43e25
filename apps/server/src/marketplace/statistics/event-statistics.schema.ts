import type { Segment, SideKey } from '@fairline/sports/sport.ts';
import type { EventScoreboard } from '@fairline/sports/sports.ts';
import { builder } from '../../platform/graphql/builder.ts';

export const TeamSideEnum = builder.enumType('TeamSide', { values: ['AWAY', 'HOME'] as const });

const SegmentRef = builder.objectRef<Segment>('Segment').implement({
  fields: (t) => ({
    awayScore: t.int({ nullable: true, resolve: (segment) => segment.away }),
    homeScore: t.int({ nullable: true, resolve: (segment) => segment.home }),
    shortName: t.exposeString('shortName'),
  }),
});

/** The type that says what is the sport's own; each has a file beside this one. */
const STATISTICS: Readonly<Record<EventScoreboard['sport'], string>> = {
  football: 'FootballStatistics',
};

export const EventStatisticsRef = builder.interfaceRef<EventScoreboard>('EventStatistics').implement({
  description: 'Every sport implements it with what it has of its own.',
  resolveType: ({ sport }) => STATISTICS[sport],
  fields: (t) => ({
    awayScore: t.exposeInt('awayScore'),
    homeScore: t.exposeInt('homeScore'),
    isInPlay: t.exposeBoolean('isInPlay'),
    progress: t.exposeString('progress', { description: 'e.g. Q3 8:42, Halftime, Final' }),
    segments: t.field({ type: [SegmentRef], resolve: (board) => [...board.segments] }),
  }),
});

export function sideName(side: SideKey | undefined): 'HOME' | 'AWAY' | null {
  if (side === undefined) return null;
  return side === 'home' ? 'HOME' : 'AWAY';
}

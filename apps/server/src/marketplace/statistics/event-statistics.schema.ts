import type { Segment, SideBoard, SideCount, SideKey, SideMarker } from '@fairline/sports/sport.ts';
import type { EventScoreboard } from '@fairline/sports/sports.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EVENT_WINNERS } from './event-winner.ts';

export const TeamSideEnum = builder.enumType('TeamSide', { values: ['AWAY', 'HOME'] as const });

export const EventWinnerEnum = builder.enumType('EventWinner', { values: ['AWAY', 'HOME', 'TIE'] as const });

const SegmentRef = builder.objectRef<Segment>('Segment').implement({
  fields: (t) => ({
    awayScore: t.int({ nullable: true, resolve: (segment) => segment.away }),
    homeScore: t.int({ nullable: true, resolve: (segment) => segment.home }),
    shortName: t.exposeString('shortName'),
    awayTieBreak: t.int({ nullable: true, resolve: ({ tieBreak }) => tieBreak?.away }),
    homeTieBreak: t.int({
      nullable: true,
      description: 'Points of the tie-break that ended a set of tennis; null where there was none.',
      resolve: ({ tieBreak }) => tieBreak?.home,
    }),
  }),
});

const SideMarkerEnum = builder.enumType('SideMarker', {
  description: 'What a side has now.',
  values: ['ATTACK', 'BALL', 'BAT', 'POWER_PLAY', 'SERVE', 'THROW'] as const,
});

const MARKERS = {
  attack: 'ATTACK',
  ball: 'BALL',
  bat: 'BAT',
  'power-play': 'POWER_PLAY',
  serve: 'SERVE',
  throw: 'THROW',
} as const satisfies Record<SideMarker, string>;

const SideStatisticsRef = builder.objectRef<SideBoard>('SideStatistics').implement({
  fields: (t) => ({
    marker: t.field({
      type: SideMarkerEnum,
      nullable: true,
      resolve: ({ marker }) => (marker === undefined ? null : MARKERS[marker]),
    }),
    note: t.exposeString('note', { description: 'e.g. 2 timeouts; empty where there is nothing to say.' }),
    score: t.exposeString('score', { description: 'As it is shown: 21, 143/5.' }),
    segmentScore: t.int({
      nullable: true,
      description:
        'In the running segment of a game whose score is of segments won: games of the set, points of the game, legs of the set, rounds of the map. Null elsewhere, and while none is running.',
      resolve: ({ segment }) => segment,
    }),
  }),
});

const SideCountRef = builder.objectRef<SideCount>('SideCount').implement({
  fields: (t) => ({
    away: t.exposeInt('away'),
    home: t.exposeInt('home'),
    title: t.exposeString('title', { description: 'e.g. Shots on Target' }),
  }),
});

/** The type that says what is the sport's own; each has a file beside this one. */
const STATISTICS: Readonly<Record<EventScoreboard['sport'], string>> = {
  combat: 'CombatStatistics',
  'counter-strike': 'CounterStrikeStatistics',
  darts: 'DartsStatistics',
  football: 'FootballStatistics',
  futsal: 'FutsalStatistics',
  futures: 'FuturesStatistics',
  golf: 'GolfStatistics',
  soccer: 'SoccerStatistics',
  baseball: 'BaseballStatistics',
  cricket: 'CricketStatistics',
  'table-tennis': 'TableTennisStatistics',
  tennis: 'TennisStatistics',
  valorant: 'ValorantStatistics',
  basketball: 'BasketballStatistics',
  hockey: 'HockeyStatistics',
  'motor-racing': 'MotorRacingStatistics',
};

export const EventStatisticsRef = builder.interfaceRef<EventScoreboard>('EventStatistics').implement({
  description: 'Every sport implements it with what it has of its own.',
  resolveType: ({ sport }) => STATISTICS[sport],
  fields: (t) => ({
    alert: t.exposeString('alert', { description: 'e.g. Red zone; empty most of the time.' }),
    away: t.field({ type: SideStatisticsRef, resolve: (board) => board.away }),
    awayScore: t.exposeInt('awayScore'),
    counts: t.field({
      type: [SideCountRef],
      description: 'What both sides count beside the score: shots, fouls, aces. None in some sports.',
      resolve: ({ counts }) => [...(counts ?? [])],
    }),
    home: t.field({ type: SideStatisticsRef, resolve: (board) => board.home }),
    homeScore: t.exposeInt('homeScore'),
    isInPlay: t.exposeBoolean('isInPlay'),
    progress: t.exposeString('progress', { description: 'e.g. Q3 8:42, Halftime, Final' }),
    situation: t.exposeString('situation', { description: 'e.g. 3rd & 4 · KC 38' }),
    segments: t.field({ type: [SegmentRef], resolve: (board) => [...board.segments] }),
    winner: t.field({
      type: EventWinnerEnum,
      nullable: true,
      description:
        'Who won a game that is over, which its score does not always tell: after a retirement, a super over, kicks. Null before, of a field, and where nobody has won.',
      resolve: ({ winner }) => winner && EVENT_WINNERS[winner],
    }),
  }),
});

export function sideName(side: SideKey | undefined): 'HOME' | 'AWAY' | null {
  if (side === undefined) return null;
  return side === 'home' ? 'HOME' : 'AWAY';
}

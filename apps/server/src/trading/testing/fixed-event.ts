import type { FootballScoreboard } from '@fairline/sports/football/scoreboard.ts';
import type { CatalogueEvent, Team } from '../../catalogue/catalogue.ts';

const nfl = {
  slug: 'nfl',
  name: 'NFL',
  sport: { slug: 'football', name: 'Football' },
  organization: { slug: 'united-states', name: 'United States' },
  canonicalUrl: '/sport/football/organization/united-states/competition/nfl',
};

const chiefs: Team = {
  id: 'nfl-kc',
  name: 'Kansas City Chiefs',
  mediumName: 'Chiefs',
  abbreviation: 'KC',
  primaryColour: '#e31837',
  secondaryColour: '#ffb612',
  kind: 'team',
};

const bills: Team = {
  id: 'nfl-buf',
  name: 'Buffalo Bills',
  mediumName: 'Bills',
  abbreviation: 'BUF',
  primaryColour: '#00338d',
  secondaryColour: '#c60c30',
  kind: 'team',
};

/** A catalogue event for tests: Bills at Chiefs in the NFL, before kickoff, unless told otherwise. */
export function fixedEvent(id: string, change: Partial<CatalogueEvent> = {}): CatalogueEvent {
  const home = change.home ?? chiefs;
  const away = change.away ?? bills;
  return {
    id,
    name: `${away.mediumName} at ${home.mediumName}`,
    sport: nfl.sport,
    organization: nfl.organization,
    competition: nfl,
    home,
    away,
    startsAt: new Date('2030-01-06T18:00:00Z'),
    status: 'PRE_GAME',
    canonicalUrl: `${nfl.canonicalUrl}/event/${id}`,
    ...change,
  };
}

/** The scoreboard before kickoff. */
export const zeroScoreboard: FootballScoreboard = {
  sport: 'football',
  homeScore: 0,
  awayScore: 0,
  winner: undefined,
  progress: '',
  isInPlay: false,
  segments: [],
  situation: '',
  alert: '',
  home: { score: '0', marker: undefined, note: '' },
  away: { score: '0', marker: undefined, note: '' },
  possession: undefined,
  redZone: false,
  downAndDistance: undefined,
  yardLine: undefined,
  ballOn: undefined,
  driveStart: undefined,
  lineToGain: undefined,
  homeTimeouts: 3,
  awayTimeouts: 3,
  scoring: [],
  lastPlay: undefined,
};

import { NFL, nflTeams } from '../../nfl/teams.ts';
import type { League } from '../league.ts';
import { nflTimetable } from '../timetables/american.ts';
import { gridironLines } from './gridiron-lines.ts';

const GRIDIRON = {
  // The league's average of recent seasons is near this.
  homeAdvantage: 1.8,
  // Closing spreads spread about this much.
  ratingDeviation: 4,
  total: { average: 45, deviation: 3.5, least: 34.5, most: 58.5 },
  mostSpread: 16.5,
} as const;

export const nfl: League = {
  sport: { slug: NFL.sport, name: 'Football' },
  organization: { slug: NFL.organization, name: 'United States' },
  competition: { slug: NFL.competition, name: 'NFL' },
  sides: [
    nflTeams.filter(({ conference }) => conference === 'AFC'),
    nflTeams.filter(({ conference }) => conference === 'NFC'),
  ],
  conferences: [
    { slug: 'afc', name: 'AFC' },
    { slug: 'nfc', name: 'NFC' },
  ],
  dates: [['09-08', '02-14']],
  timetable: nflTimetable,
  seasonGames: 17,
  record: 'W-L',
  liveGames: 2,
  listedEveryHours: 4,
  lines: (matchup, startsAtMs, eventId) => gridironLines(GRIDIRON, matchup, startsAtMs, eventId),
};

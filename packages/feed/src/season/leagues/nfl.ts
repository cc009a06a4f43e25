import { Random } from '@fairline/sports/random.ts';
import { hash } from '../../hash.ts';
import { NFL, nflTeams } from '../../nfl/teams.ts';
import { normal } from '../../pick.ts';
import type { League } from '../league.ts';
import { clamped, halfPoint, rating } from '../ratings.ts';
import { nflTimetable } from '../timetables/american.ts';

/** Points the home side is better by for being at home; the league's average of recent seasons is near this. */
const HOME_ADVANTAGE = 1.8;
/** How far ratings of teams lie apart, in points: closing spreads spread about this much. */
const RATING_DEVIATION = 4;
const AVERAGE_TOTAL = 45;

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
  months: [9, 10, 11, 12, 1, 2],
  timetable: nflTimetable,
  liveGames: 2,
  listedEveryHours: 4,
  lines({ home, away }, startsAtMs, eventId) {
    const random = new Random(hash(eventId), 1);
    const edge =
      RATING_DEVIATION * (rating(home, startsAtMs) - rating(away, startsAtMs)) +
      HOME_ADVANTAGE +
      normal(random);
    const total = halfPoint(AVERAGE_TOTAL + 3.5 * normal(random));
    return { spread: halfPoint(clamped(-edge, -16.5, 16.5)), total: clamped(total, 34.5, 58.5) };
  },
};

import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { NHL_EAST, NHL_WEST } from '../../nhl/nhl-teams.ts';
import { NHL } from '../../nhl/teams.ts';
import { fraction, normal } from '../../pick.ts';
import type { League } from '../league.ts';
import { clamped, logistic, rating } from '../ratings.ts';
import { teamsOf } from '../team-row.ts';
import { nhlTimetable } from '../timetables/american.ts';

/** Log-odds of the home side among equals: it wins some 54 of 100. */
const HOME_ADVANTAGE = 0.16;
/** How far ratings of teams lie apart, in log-odds: few favourites win more than seven of ten. */
const RATING_DEVIATION = 0.32;

export const nhl: League = {
  sport: { slug: NHL.sport, name: 'Hockey' },
  organization: { slug: NHL.organization, name: 'United States' },
  competition: { slug: NHL.competition, name: 'NHL' },
  sides: [teamsOf(NHL.competition, NHL_EAST), teamsOf(NHL.competition, NHL_WEST)],
  conferences: [
    { slug: 'eastern', name: 'Eastern' },
    { slug: 'western', name: 'Western' },
  ],
  dates: [['10-06', '06-20']],
  timetable: nhlTimetable,
  seasonGames: 82,
  record: 'W-L-OTL',
  liveGames: 2,
  listedEveryHours: 2,
  lines({ home, away }, startsAtMs, eventId) {
    const random = new Random(hash(eventId), 1);
    const better = rating(home, startsAtMs) - rating(away, startsAtMs);
    const logOdds = clamped(RATING_DEVIATION * better + HOME_ADVANTAGE + 0.08 * normal(random), -1.1, 1.1);
    const goals = clamped(6.05 + 0.3 * normal(random), 5.2, 6.9);
    // Quoted at the half goal below or above, with what is left of it in the price.
    const total = goals < 6 ? 5.5 : 6.5;
    const over = clamped(0.5 + (goals - total) * 0.16 + 0.02 * (fraction(random) - 0.5), 0.42, 0.58);
    return {
      total,
      overProbability: rounded(over),
      homeWinProbability: rounded(logistic(logOdds)),
    };
  },
};

/** In steps of half a percentage point, so that the same lines come back and are fitted once. */
function rounded(chance: number): number {
  return Math.round(chance * 200) / 200;
}

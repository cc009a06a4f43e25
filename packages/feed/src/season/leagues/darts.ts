import type { League } from '../league.ts';
import { inventedPlayers } from '../players/invented.ts';
import { throwers } from '../players/other-names.ts';
import { winChance } from '../ratings.ts';
import { dartsTimetable } from '../timetables/european.ts';

/** Log-odds of a match for each deviation that a player is better by. */
const LOGIT_PER_RATING = 0.55;

export const dartsLeague: League = {
  sport: { slug: 'darts', name: 'Darts' },
  organization: { slug: 'international', name: 'International' },
  competition: { slug: 'darts-league', name: 'Darts League' },
  sides: inventedPlayers('dl', throwers),
  // From the first weeks of the year to the end of spring, and again from autumn to the great tournaments of the winter.
  dates: [['09-01', '05-31']],
  timetable: dartsTimetable,
  liveGames: 2,
  listedEveryHours: 4,
  lines: (matchup, startsAtMs) => ({
    homeWinProbability: winChance(matchup, startsAtMs, LOGIT_PER_RATING),
  }),
};

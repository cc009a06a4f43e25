import { ALL_YEAR } from '../dates.ts';
import type { League } from '../league.ts';
import { inventedPlayers } from '../players/invented.ts';
import { paddlers } from '../players/other-names.ts';
import { winChance } from '../ratings.ts';
import { tableTennisTimetable } from '../timetables/worldwide.ts';

/** Log-odds of a match for each deviation that a player is better by. */
const LOGIT_PER_RATING = 0.75;

export const tableTennisCup: League = {
  sport: { slug: 'table-tennis', name: 'Table Tennis' },
  organization: { slug: 'international', name: 'International' },
  competition: { slug: 'table-tennis-cup', name: 'Table Tennis Cup' },
  sides: inventedPlayers('ttc', paddlers),
  dates: ALL_YEAR,
  timetable: tableTennisTimetable,
  liveGames: 2,
  listedEveryHours: 4,
  lines: (matchup, startsAtMs) => ({
    homeWinProbability: winChance(matchup, startsAtMs, LOGIT_PER_RATING),
  }),
};

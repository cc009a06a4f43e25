import { ALL_YEAR } from '../dates.ts';
import type { League } from '../league.ts';
import { fighters } from '../players/fighters.ts';
import { inventedPlayers } from '../players/invented.ts';
import { winChance } from '../ratings.ts';
import { combatTimetable } from '../timetables/worldwide.ts';

/** Log-odds of a fight for each deviation that a fighter is better by: recorded favourites win two of three. */
const LOGIT_PER_RATING = 0.8;

/** An invented promotion with fights all year. */
export const ironBell: League = {
  sport: { slug: 'combat', name: 'Combat' },
  organization: { slug: 'international', name: 'International' },
  competition: { slug: 'iron-bell', name: 'Iron Bell' },
  sides: inventedPlayers('ib', fighters),
  dates: ALL_YEAR,
  timetable: combatTimetable,
  liveGames: 1,
  listedEveryHours: 4,
  lines: (matchup, startsAtMs) => ({
    homeWinProbability: winChance(matchup, startsAtMs, LOGIT_PER_RATING),
  }),
};

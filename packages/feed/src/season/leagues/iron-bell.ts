import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { MatchFormat, Side } from '@fairline/sports/sport.ts';
import { normal } from '../../pick.ts';
import { ALL_YEAR } from '../dates.ts';
import type { League, Matchup } from '../league.ts';
import { fighters } from '../players/fighters.ts';
import { inventedPlayers } from '../players/invented.ts';
import { chanceAt, winChance } from '../ratings.ts';
import { combatTimetable } from '../timetables/worldwide.ts';

/** Log-odds of a fight for each deviation that a fighter is better by: recorded favourites win two of three. */
const LOGIT_PER_RATING = 0.8;

/** Log-odds of the middle of the third round: between usual fighters, and less for each deviation that both finish more often by. */
const [USUAL_LENGTH, LOGIT_PER_FINISHER] = [0.2, 0.45];
/** One fight of so many is a title fight, of five rounds. */
const TITLE_FIGHTS = 6;
const TITLE_FIGHT: MatchFormat = { rounds: 5 };

/** How often a fighter's fights end early, beside others': roughly normal with mean 0 and deviation 1, and lasting. */
function finishing({ id }: Side): number {
  return normal(new Random(hash(`${id} finishes`)));
}

/** Chance that more than half of the third round is fought, to a thousandth. */
function lengthChance({ home, away }: Matchup): number {
  const logit = USUAL_LENGTH - LOGIT_PER_FINISHER * (finishing(home) + finishing(away));
  return chanceAt(logit, 0.25, 0.8);
}

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
  format: (eventId) => (hash(`${eventId} title`) % TITLE_FIGHTS === 0 ? TITLE_FIGHT : undefined),
  lines: (matchup, startsAtMs) => ({
    homeWinProbability: winChance(matchup, startsAtMs, LOGIT_PER_RATING),
    total: 2.5,
    overProbability: lengthChance(matchup),
  }),
};

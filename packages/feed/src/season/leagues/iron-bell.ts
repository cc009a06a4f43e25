import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { MatchFormat, Side } from '@fairline/sports/sport.ts';
import type { SideRecord } from '../../message.ts';
import { fraction, integer, normal } from '../../pick.ts';
import { ALL_YEAR } from '../dates.ts';
import type { League, Matchup } from '../league.ts';
import { fighters } from '../players/fighters.ts';
import { inventedPlayers } from '../players/invented.ts';
import { chanceAt, lastingRating, winChance } from '../ratings.ts';
import { combatTimetable } from '../timetables/worldwide.ts';

/** Log-odds of a fight for each deviation that a fighter is better by: recorded favourites win two of three. */
const LOGIT_PER_RATING = 0.8;

/** Log-odds of the middle of the third round: between usual fighters, and less for each deviation that both finish more often by. */
const [USUAL_LENGTH, LOGIT_PER_FINISHER] = [0.2, 0.45];
/** One fight of so many is a title fight, of five rounds. */
const TITLE_FIGHTS = 6;
const TITLE_FIGHT: MatchFormat = { rounds: 5 };

/** Fights that a fighter brings along, and the log-odds of a usual one to have won each: few are signed who lost as often. */
const [FEWEST_FIGHTS, MOST_FIGHTS, USUAL_CAREER] = [7, 25, 1.2];

/** The fights before the promotion, won as often as a fighter is good. */
function career(side: Side): SideRecord {
  const random = new Random(hash(`${side.id} career`));
  const fights = FEWEST_FIGHTS + integer(random, MOST_FIGHTS - FEWEST_FIGHTS + 1);
  const chance = chanceAt(USUAL_CAREER + LOGIT_PER_RATING * lastingRating(side), 0.62, 0.92);
  const wins = Array.from({ length: fights }, () => fraction(random)).filter(
    (drawn) => drawn < chance,
  ).length;
  return { wins, losses: fights - wins };
}

/** How often a fighter's fights end early, beside others': roughly normal with mean 0 and deviation 1, and lasting. */
function finishing({ id }: Side): number {
  return normal(new Random(hash(`${id} finishes`)));
}

/** Chance that more than half of the third round is fought, to a thousandth. */
function lengthChance({ home, away }: Matchup): number {
  const logit = USUAL_LENGTH - LOGIT_PER_FINISHER * (finishing(home) + finishing(away));
  return chanceAt(logit, 0.25, 0.8);
}

/** 15 December 2026: cards of before may have been announced of its first fighters. To be removed after it. */
const [ALL_FROM, FIRST_FIGHTERS] = [Date.UTC(2026, 11, 15) / 86_400_000, 24];

const sides = inventedPlayers('ib', fighters);

/** An invented promotion with fights all year. */
export const ironBell: League = {
  sport: { slug: 'combat', name: 'Combat' },
  organization: { slug: 'international', name: 'International' },
  competition: { slug: 'iron-bell', name: 'Iron Bell' },
  sides,
  plannedSides: (tuesday) => (tuesday < ALL_FROM ? sides.flat().slice(0, FIRST_FIGHTERS) : undefined),
  dates: ALL_YEAR,
  timetable: combatTimetable,
  isOnceADay: true,
  liveGames: 1,
  listedEveryHours: 4,
  career,
  format: (eventId) => (hash(`${eventId} title`) % TITLE_FIGHTS === 0 ? TITLE_FIGHT : undefined),
  lines: (matchup, startsAtMs) => ({
    homeWinProbability: winChance(matchup, startsAtMs, LOGIT_PER_RATING),
    total: 2.5,
    overProbability: lengthChance(matchup),
  }),
};

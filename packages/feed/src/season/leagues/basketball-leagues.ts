import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { COLLEGE_EAST, COLLEGE_WEST } from '../../nba/college-teams.ts';
import { NBA_EAST, NBA_WEST } from '../../nba/nba-teams.ts';
import { NBA } from '../../nba/teams.ts';
import { WNBA_EAST, WNBA_WEST } from '../../nba/wnba-teams.ts';
import { normal } from '../../pick.ts';
import type { Dates } from '../dates.ts';
import type { League, LeagueSide } from '../league.ts';
import { weeklyPoll } from '../poll.ts';
import { clamped, halfPoint, rating } from '../ratings.ts';
import { teamsOf } from '../team-row.ts';
import type { Timetable } from '../timetable.ts';
import { nbaTimetable, ncaabTimetable, wnbaTimetable } from '../timetables/american.ts';
import { clubs } from './clubs.ts';

/** Of all sports whose plays are priced anew its plays come the fastest: at the pace of others every two seconds. */
const SLOWNESS = 1.5;

const EAST_AND_WEST: League['conferences'] = [
  { slug: 'eastern', name: 'Eastern' },
  { slug: 'western', name: 'Western' },
];

interface Scale {
  readonly slug: string;
  readonly name: string;
  readonly east: readonly LeagueSide[];
  readonly west: readonly LeagueSide[];
  readonly dates: Dates;
  readonly timetable: Timetable;
  readonly seasonGames: number;
  readonly liveGames: number;
  readonly listedEveryHours: number;
  /** Points the home side is better by for being at home. */
  readonly homeAdvantage: number;
  /** How far ratings of teams lie apart, in points. */
  readonly ratingDeviation: number;
  readonly averageTotal: number;
  readonly totalDeviation: number;
  /** Whether east and west are its conferences. */
  readonly isEastAndWest?: true;
  /** Whether a poll ranks its teams. */
  readonly isRanked?: true;
}

/** Home advantage and total as in 2018-19, by NBA.com's game log: 2.7 points, and 222 in all. */
export const nba = leagueOf({
  slug: NBA.competition,
  name: 'NBA',
  east: teamsOf('nba', NBA_EAST),
  west: teamsOf('nba', NBA_WEST),
  isEastAndWest: true,
  dates: [['10-20', '06-20']],
  timetable: nbaTimetable,
  seasonGames: 82,
  liveGames: 2,
  listedEveryHours: 2,
  homeAdvantage: 2.7,
  ratingDeviation: 4.2,
  averageTotal: 224,
  totalDeviation: 7,
});

export const wnba = leagueOf({
  slug: 'wnba',
  name: 'WNBA',
  east: teamsOf('wnba', WNBA_EAST),
  west: teamsOf('wnba', WNBA_WEST),
  isEastAndWest: true,
  dates: [['05-15', '10-15']],
  timetable: wnbaTimetable,
  seasonGames: 44,
  liveGames: 1,
  listedEveryHours: 6,
  homeAdvantage: 2.5,
  ratingDeviation: 4,
  averageTotal: 164,
  totalDeviation: 5,
});

export const ncaab = leagueOf({
  slug: 'ncaab',
  name: 'NCAAB',
  east: clubs('ncaab', COLLEGE_EAST),
  west: clubs('ncaab', COLLEGE_WEST),
  dates: [['11-02', '04-07']],
  timetable: ncaabTimetable,
  seasonGames: 31,
  liveGames: 2,
  listedEveryHours: 3,
  homeAdvantage: 3.2,
  ratingDeviation: 5,
  averageTotal: 147,
  totalDeviation: 7,
  isRanked: true,
});

function leagueOf(scale: Scale): League {
  const { slug, name, dates, timetable, seasonGames, liveGames, listedEveryHours } = scale;
  const sides: League['sides'] = [scale.east, scale.west];
  return {
    sport: { slug: NBA.sport, name: 'Basketball' },
    organization: { slug: NBA.organization, name: 'United States' },
    competition: { slug, name },
    sides,
    ...(scale.isEastAndWest && { conferences: EAST_AND_WEST }),
    ...(scale.isRanked && { ranks: weeklyPoll(sides.flat()) }),
    dates,
    timetable,
    seasonGames,
    record: 'W-L',
    slowness: SLOWNESS,
    liveGames,
    listedEveryHours,
    lines({ home, away }, startsAtMs, eventId) {
      const random = new Random(hash(eventId), 1);
      const better = rating(home, startsAtMs) - rating(away, startsAtMs);
      const edge = scale.ratingDeviation * better + scale.homeAdvantage + normal(random);
      const total = scale.averageTotal + scale.totalDeviation * normal(random);
      const widest = 3 * scale.totalDeviation;
      return {
        spread: halfPoint(clamped(-edge, -19.5, 19.5)),
        total: halfPoint(clamped(total, scale.averageTotal - widest, scale.averageTotal + widest)),
      };
    },
  };
}

import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import {
  bigBashTeams,
  CRICKET,
  cricketNations,
  INTERNATIONALS,
  IPL,
  ONE_DAY_INTERNATIONAL_RUNS,
  ONE_DAY_INTERNATIONALS,
  premierLeagueTeams,
  T20_INTERNATIONAL_RUNS,
  T20_INTERNATIONALS,
} from '../../cricket/teams.ts';
import { normal } from '../../pick.ts';
import { ALL_YEAR, type Dates } from '../dates.ts';
import type { League, LeagueSide, Named } from '../league.ts';
import { clamped, logistic, rating } from '../ratings.ts';
import type { Timetable } from '../timetable.ts';
import {
  bigBashTimetable,
  fiftyOversTimetable,
  indianPremierLeagueTimetable,
  twentyOversTimetable,
} from '../timetables/cricket.ts';

/** An innings has fifty overs instead of twenty. */
const ONE_DAY_LENGTH = 2.5;
const SPORT: Named = { slug: CRICKET, name: 'Cricket' };

interface Format {
  readonly organization: Named;
  readonly competition: Named;
  readonly teams: readonly LeagueSide[];
  readonly dates: Dates;
  readonly timetable: Timetable;
  /** Of fifty overs instead of twenty. */
  readonly isOneDay?: true;
  /** Log-odds between a good side and an average one, and of being at home. */
  readonly deviation: number;
  readonly homeAdvantage: number;
  /** Runs of a match, and how far matches lie apart. */
  readonly total: number;
  readonly totalDeviation: number;
  readonly listedEveryHours: number;
}

function leagueOf(format: Format): League {
  const half = Math.ceil(format.teams.length / 2);
  return {
    sport: SPORT,
    organization: format.organization,
    competition: format.competition,
    sides: [format.teams.slice(0, half), format.teams.slice(half)],
    dates: format.dates,
    timetable: format.timetable,
    ...(format.isOneDay && { lengthGames: ONE_DAY_LENGTH }),
    liveGames: 1,
    listedEveryHours: format.listedEveryHours,
    lines({ home, away }, startsAtMs, eventId) {
      const random = new Random(hash(eventId), 1);
      const edge =
        format.deviation * (rating(home, startsAtMs) - rating(away, startsAtMs)) +
        format.homeAdvantage +
        0.15 * normal(random);
      const total = format.total + format.totalDeviation * normal(random);
      return {
        homeWinProbability: logistic(clamped(edge, -2, 2)),
        total: Math.floor(total) + 0.5,
      };
    },
  };
}

/** The season of 2023 to 2025 brought 350 runs a match; sides are even, by design of its auctions. */
export const indianPremierLeague = leagueOf({
  organization: { slug: IPL.organization, name: 'India' },
  competition: { slug: IPL.competition, name: 'Indian Premier League' },
  teams: premierLeagueTeams,
  dates: [['03-21', '05-31']],
  timetable: indianPremierLeagueTimetable,
  deviation: 0.25,
  homeAdvantage: 0.1,
  total: 348,
  totalDeviation: 14,
  listedEveryHours: 6,
});

export const bigBashLeague = leagueOf({
  organization: { slug: 'australia', name: 'Australia' },
  competition: { slug: 'bbl', name: 'Big Bash League' },
  teams: bigBashTeams,
  dates: [['12-14', '01-28']],
  timetable: bigBashTimetable,
  deviation: 0.25,
  homeAdvantage: 0.12,
  total: 318,
  totalDeviation: 12,
  listedEveryHours: 6,
});

/** Internationals are played all the year, somewhere. */
export const twentyTwentyInternationals = leagueOf({
  organization: { slug: INTERNATIONALS.organization, name: 'International' },
  competition: { slug: T20_INTERNATIONALS, name: 'T20 Internationals' },
  teams: cricketNations,
  dates: ALL_YEAR,
  timetable: twentyOversTimetable,
  deviation: 0.7,
  homeAdvantage: 0.2,
  total: T20_INTERNATIONAL_RUNS,
  totalDeviation: 14,
  listedEveryHours: 8,
});

/** The same nations over fifty overs, each in turn: nobody plays both on one day. Between equals the better side wins more often. */
export const oneDayInternationals = leagueOf({
  organization: { slug: INTERNATIONALS.organization, name: 'International' },
  competition: { slug: ONE_DAY_INTERNATIONALS, name: 'One-Day Internationals' },
  teams: cricketNations,
  dates: ALL_YEAR,
  timetable: fiftyOversTimetable,
  isOneDay: true,
  deviation: 0.85,
  homeAdvantage: 0.25,
  total: ONE_DAY_INTERNATIONAL_RUNS,
  totalDeviation: 22,
  listedEveryHours: 8,
});

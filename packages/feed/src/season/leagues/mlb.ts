import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { MLB, mlbTeams } from '../../mlb/teams.ts';
import { normal } from '../../pick.ts';
import { groundSeriesOn } from '../ground-series.ts';
import type { League } from '../league.ts';
import { clamped, halfPoint, logistic, rating } from '../ratings.ts';
import { mlbTimetable } from '../timetables/american.ts';

/** Log-odds of the home side's win between even sides: home sides win 53 of 100 games. */
const HOME_ADVANTAGE = 0.12;
/** Closing prices spread about this much; a starting pitcher makes a third of it from day to day. */
const RATING_DEVIATION = 0.22;
const PITCHER_DEVIATION = 0.2;
const AVERAGE_TOTAL = 8.6;
/** The run line is the same for most games: the favourite gives a run and a half. */
const RUN_LINE = 1.5;

export const mlb: League = {
  sport: { slug: MLB.sport, name: 'Baseball' },
  organization: { slug: MLB.organization, name: 'United States' },
  competition: { slug: MLB.competition, name: 'MLB' },
  sides: [mlbTeams.filter(({ league }) => league === 'AL'), mlbTeams.filter(({ league }) => league === 'NL')],
  conferences: [
    { slug: 'american', name: 'American League' },
    { slug: 'national', name: 'National League' },
  ],
  dates: [['03-25', '11-03']],
  timetable: mlbTimetable,
  series: (day) => groundSeriesOn(mlb, mlbTimetable, day),
  hasRotation: true,
  seasonGames: 162,
  record: 'W-L',
  liveGames: 2,
  listedEveryHours: 2,
  lines({ home, away }, startsAtMs, eventId) {
    const random = new Random(hash(eventId), 1);
    const edge =
      RATING_DEVIATION * (rating(home, startsAtMs) - rating(away, startsAtMs)) +
      HOME_ADVANTAGE +
      PITCHER_DEVIATION * normal(random);
    const homeWinProbability = logistic(clamped(edge, -1.1, 1.1));
    const total = halfPoint(AVERAGE_TOTAL + 0.8 * normal(random));
    return {
      spread: homeWinProbability >= 0.5 ? -RUN_LINE : RUN_LINE,
      total: clamped(total, 6.5, 12),
      homeWinProbability,
    };
  },
};

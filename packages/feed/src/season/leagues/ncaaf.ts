import { CONFERENCE_WEEKS, conferenceWeek, type Rivals } from '../conference-season.ts';
import type { League } from '../league.ts';
import { weeklyPoll } from '../poll.ts';
import { weeksToThanksgiving } from '../thanksgiving.ts';
import { ncaafTimetable } from '../timetables/american.ts';
import { type ClubRow, clubs } from './clubs.ts';
import { gridironLines } from './gridiron-lines.ts';

const GRIDIRON = {
  // A little more than in the NFL.
  homeAdvantage: 2.5,
  // Schools of the two greatest conferences are half as far again apart as NFL teams.
  ratingDeviation: 7,
  // Closing totals of the major conferences are near this.
  total: { average: 52, deviation: 4.5, least: 39.5, most: 67.5 },
  mostSpread: 24.5,
} as const;

/** Schools by the abbreviations of scoreboards; names and colours are facts. */
const SOUTHEAST: readonly ClubRow[] = [
  ['ALA', 'Alabama', 'Alabama Crimson Tide', '#9e1b32', '#ffffff'],
  ['ARK', 'Arkansas', 'Arkansas Razorbacks', '#9d2235', '#ffffff'],
  ['AUB', 'Auburn', 'Auburn Tigers', '#0c2340', '#e87722'],
  ['FLA', 'Florida', 'Florida Gators', '#0021a5', '#fa4616'],
  ['UGA', 'Georgia', 'Georgia Bulldogs', '#ba0c2f', '#000000'],
  ['UK', 'Kentucky', 'Kentucky Wildcats', '#0033a0', '#ffffff'],
  ['LSU', 'LSU', 'LSU Tigers', '#461d7c', '#fdd023'],
  ['MISS', 'Ole Miss', 'Ole Miss Rebels', '#14213d', '#ce1126'],
  ['MSST', 'Miss. State', 'Mississippi State Bulldogs', '#660000', '#ffffff'],
  ['MIZ', 'Missouri', 'Missouri Tigers', '#000000', '#f1b82d'],
  ['OU', 'Oklahoma', 'Oklahoma Sooners', '#841617', '#fdf9d8'],
  ['SC', 'South Carolina', 'South Carolina Gamecocks', '#73000a', '#000000'],
  ['TENN', 'Tennessee', 'Tennessee Volunteers', '#ff8200', '#ffffff'],
  ['TEX', 'Texas', 'Texas Longhorns', '#bf5700', '#ffffff'],
  ['TAMU', 'Texas A&M', 'Texas A&M Aggies', '#500000', '#ffffff'],
  ['VAN', 'Vanderbilt', 'Vanderbilt Commodores', '#000000', '#cfae70'],
];
const BIG_TEN: readonly ClubRow[] = [
  ['ILL', 'Illinois', 'Illinois Fighting Illini', '#13294b', '#e84a27'],
  ['IND', 'Indiana', 'Indiana Hoosiers', '#990000', '#eeedeb'],
  ['IOWA', 'Iowa', 'Iowa Hawkeyes', '#000000', '#ffcd00'],
  ['MICH', 'Michigan', 'Michigan Wolverines', '#00274c', '#ffcb05'],
  ['MSU', 'Michigan State', 'Michigan State Spartans', '#18453b', '#ffffff'],
  ['MINN', 'Minnesota', 'Minnesota Golden Gophers', '#7a0019', '#ffcc33'],
  ['NEB', 'Nebraska', 'Nebraska Cornhuskers', '#e41c38', '#f5f1e7'],
  ['NW', 'Northwestern', 'Northwestern Wildcats', '#4e2a84', '#ffffff'],
  ['OSU', 'Ohio State', 'Ohio State Buckeyes', '#bb0000', '#666666'],
  ['ORE', 'Oregon', 'Oregon Ducks', '#154733', '#fee123'],
  ['PSU', 'Penn State', 'Penn State Nittany Lions', '#041e42', '#ffffff'],
  ['PUR', 'Purdue', 'Purdue Boilermakers', '#000000', '#ceb888'],
  ['UCLA', 'UCLA', 'UCLA Bruins', '#2d68c4', '#f2a900'],
  ['USC', 'USC', 'USC Trojans', '#990000', '#ffc72c'],
  ['WASH', 'Washington', 'Washington Huskies', '#4b2e83', '#b7a57a'],
  ['WIS', 'Wisconsin', 'Wisconsin Badgers', '#c5050c', '#ffffff'],
];

/**
 * Rivals that meet at Thanksgiving here: most do, on one of its days, and the first is at home in even years. The first plays on Thursday, the next three on Friday. Georgia,
 * Florida, South Carolina and Kentucky meet schools of another conference then, which are not in the league.
 */
const RIVALS: readonly Rivals[] = [
  ['MISS', 'MSST'],
  ['IOWA', 'NEB'],
  ['MIZ', 'ARK'],
  ['TAMU', 'TEX'],
  ['OSU', 'MICH'],
  ['IND', 'PUR'],
  ['NW', 'ILL'],
  ['VAN', 'TENN'],
  ['ALA', 'AUB'],
  ['WIS', 'MINN'],
  ['PSU', 'MSU'],
  ['LSU', 'OU'],
  ['UCLA', 'USC'],
  ['ORE', 'WASH'],
];

const SIDES: League['sides'] = [clubs('ncaaf', SOUTHEAST), clubs('ncaaf', BIG_TEN)];

export const ncaaf: League = {
  sport: { slug: 'football', name: 'Football' },
  organization: { slug: 'united-states', name: 'United States' },
  competition: { slug: 'ncaaf', name: 'NCAAF' },
  sides: SIDES,
  ranks: weeklyPoll(SIDES.flat()),
  conferences: [
    { slug: 'sec', name: 'SEC' },
    { slug: 'big-ten', name: 'Big Ten' },
  ],
  dates: [['08-27', '01-20']],
  timetable: ncaafTimetable,
  fixtures(tuesday) {
    const weeks = weeksToThanksgiving(tuesday);
    if (weeks < 0 || weeks >= CONFERENCE_WEEKS) return undefined;
    const year = new Date(tuesday * 86_400_000).getUTCFullYear();
    const season = { slug: 'ncaaf', conferences: SIDES, rivals: RIVALS };
    return conferenceWeek(season, year, CONFERENCE_WEEKS - weeks);
  },
  seasonGames: 12,
  record: 'W-L',
  liveGames: 2,
  listedEveryHours: 3,
  lines: (matchup, startsAtMs, eventId) => gridironLines(GRIDIRON, matchup, startsAtMs, eventId),
};

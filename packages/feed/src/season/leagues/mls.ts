import type { League } from '../league.ts';
import { mlsTimetable } from '../timetables/american.ts';
import { type ClubRow, clubs } from './clubs.ts';
import { goalLines } from './goal-lines.ts';

const EAST: readonly ClubRow[] = [
  ['ATL', 'Atlanta', 'Atlanta United FC', '#80000a', '#a19060'],
  ['CLT', 'Charlotte', 'Charlotte FC', '#1a85c8', '#000000'],
  ['CHI', 'Chicago', 'Chicago Fire FC', '#7ccdef', '#ff0000'],
  ['CIN', 'Cincinnati', 'FC Cincinnati', '#003087', '#fe5000'],
  ['CLB', 'Columbus', 'Columbus Crew', '#fedd00', '#000000'],
  ['DC', 'D.C. United', 'D.C. United', '#000000', '#ef3e42'],
  ['MIA', 'Miami', 'Inter Miami CF', '#f7b5cd', '#231f20'],
  ['MTL', 'Montréal', 'CF Montréal', '#003da6', '#c1c5c8'],
  ['NSH', 'Nashville', 'Nashville SC', '#ece83a', '#1f1646'],
  ['NE', 'New England', 'New England Revolution', '#022166', '#ce0e2d'],
  ['NYC', 'New York City', 'New York City FC', '#9fd2ff', '#000229'],
  ['RBNY', 'Red Bulls', 'New York Red Bulls', '#ba0c2f', '#23326a'],
  ['ORL', 'Orlando', 'Orlando City SC', '#60269e', '#f0d283'],
  ['PHI', 'Philadelphia', 'Philadelphia Union', '#071b2c', '#b19b69'],
  ['TOR', 'Toronto', 'Toronto FC', '#b81137', '#455560'],
];

const WEST: readonly ClubRow[] = [
  ['ATX', 'Austin', 'Austin FC', '#00b140', '#000000'],
  ['COL', 'Colorado', 'Colorado Rapids', '#862633', '#8bb8e8'],
  ['DAL', 'Dallas', 'FC Dallas', '#e81f3e', '#2a4076'],
  ['HOU', 'Houston', 'Houston Dynamo FC', '#ff6b00', '#101820'],
  ['LA', 'Galaxy', 'LA Galaxy', '#00245d', '#ffd200'],
  ['LAFC', 'LAFC', 'Los Angeles FC', '#000000', '#c39e6d'],
  ['MIN', 'Minnesota', 'Minnesota United FC', '#8cd2f4', '#231f20'],
  ['POR', 'Portland', 'Portland Timbers', '#00482b', '#d69a00'],
  ['RSL', 'Salt Lake', 'Real Salt Lake', '#b30838', '#013a81'],
  ['SD', 'San Diego', 'San Diego FC', '#f89e1a', '#697a7c'],
  ['SJ', 'San Jose', 'San Jose Earthquakes', '#0067b1', '#000000'],
  ['SEA', 'Seattle', 'Seattle Sounders FC', '#005695', '#5b8f22'],
  ['SKC', 'Kansas City', 'Sporting Kansas City', '#002f65', '#91b0d5'],
  ['STL', 'St. Louis', 'St. Louis City SC', '#dd004a', '#001544'],
  ['VAN', 'Vancouver', 'Vancouver Whitecaps FC', '#00245e', '#9dc2ea'],
];

export const mls: League = {
  sport: { slug: 'soccer', name: 'Soccer' },
  organization: { slug: 'united-states', name: 'United States' },
  competition: { slug: 'mls', name: 'MLS' },
  sides: [clubs('mls', EAST), clubs('mls', WEST)],
  conferences: [
    { slug: 'eastern', name: 'Eastern' },
    { slug: 'western', name: 'Western' },
  ],
  dates: [['02-20', '12-08']],
  timetable: mlsTimetable,
  seasonGames: 34,
  record: 'W-L-D',
  liveGames: 2,
  listedEveryHours: 4,
  // Being at home is worth more where clubs travel far; chosen near what the league has been.
  lines: (matchup, startsAtMs, eventId) =>
    goalLines(matchup, startsAtMs, eventId, { goals: 2.95, homeAdvantage: 0.4, spread: 0.55, total: 2.5 }),
};

import type { ClubRow } from '../season/leagues/clubs.ts';

/** Men of colleges in the east and south, which are known by the school: several share a nickname. */
export const COLLEGE_EAST: readonly ClubRow[] = [
  ['DUKE', 'Duke', 'Duke Blue Devils', '#003087', '#ffffff'],
  ['UNC', 'North Carolina', 'North Carolina Tar Heels', '#7bafd4', '#13294b'],
  ['UVA', 'Virginia', 'Virginia Cavaliers', '#232d4b', '#f84c1e'],
  ['LOU', 'Louisville', 'Louisville Cardinals', '#ad0000', '#000000'],
  ['CONN', 'UConn', 'UConn Huskies', '#000e2f', '#e4002b'],
  ['NOVA', 'Villanova', 'Villanova Wildcats', '#00205b', '#13b5ea'],
  ['MARQ', 'Marquette', 'Marquette Golden Eagles', '#003366', '#ffcc00'],
  ['CREI', 'Creighton', 'Creighton Bluejays', '#005ca9', '#13213c'],
  ['UK', 'Kentucky', 'Kentucky Wildcats', '#0033a0', '#ffffff'],
  ['TENN', 'Tennessee', 'Tennessee Volunteers', '#ff8200', '#58595b'],
  ['AUB', 'Auburn', 'Auburn Tigers', '#0c2340', '#e87722'],
  ['ALA', 'Alabama', 'Alabama Crimson Tide', '#9e1b32', '#828a8f'],
  ['FLA', 'Florida', 'Florida Gators', '#0021a5', '#fa4616'],
  ['ARK', 'Arkansas', 'Arkansas Razorbacks', '#9d2235', '#ffffff'],
  ['SJU', "St. John's", "St. John's Red Storm", '#d41b2c', '#041c2c'],
  ['CLEM', 'Clemson', 'Clemson Tigers', '#f56600', '#522d80'],
];

/** Men of colleges in the middle and west. */
export const COLLEGE_WEST: readonly ClubRow[] = [
  ['KU', 'Kansas', 'Kansas Jayhawks', '#0051ba', '#e8000d'],
  ['BAY', 'Baylor', 'Baylor Bears', '#154734', '#ffb81c'],
  ['HOU', 'Houston', 'Houston Cougars', '#c8102e', '#b2b4b2'],
  ['ISU', 'Iowa State', 'Iowa State Cyclones', '#c8102e', '#f1be48'],
  ['ARIZ', 'Arizona', 'Arizona Wildcats', '#cc0033', '#003366'],
  ['TTU', 'Texas Tech', 'Texas Tech Red Raiders', '#cc0000', '#000000'],
  ['BYU', 'BYU', 'BYU Cougars', '#002e5d', '#0062b8'],
  ['GONZ', 'Gonzaga', 'Gonzaga Bulldogs', '#041e42', '#c8102e'],
  ['MSU', 'Michigan State', 'Michigan State Spartans', '#18453b', '#ffffff'],
  ['MICH', 'Michigan', 'Michigan Wolverines', '#00274c', '#ffcb05'],
  ['PUR', 'Purdue', 'Purdue Boilermakers', '#ceb888', '#000000'],
  ['ILL', 'Illinois', 'Illinois Fighting Illini', '#e84a27', '#13294b'],
  ['WIS', 'Wisconsin', 'Wisconsin Badgers', '#c5050c', '#ffffff'],
  ['IU', 'Indiana', 'Indiana Hoosiers', '#990000', '#eeedeb'],
  ['UCLA', 'UCLA', 'UCLA Bruins', '#2d68c4', '#f2a900'],
  ['ORE', 'Oregon', 'Oregon Ducks', '#154733', '#fee123'],
];

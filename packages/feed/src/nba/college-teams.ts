import type { TeamRow } from '../season/team-row.ts';

/** Men of colleges in the east and south. */
export const COLLEGE_EAST: readonly TeamRow[] = [
  ['DUKE', 'Duke', 'Blue Devils', '#003087', '#ffffff'],
  ['UNC', 'North Carolina', 'Tar Heels', '#7bafd4', '#13294b'],
  ['UVA', 'Virginia', 'Cavaliers', '#232d4b', '#f84c1e'],
  ['LOU', 'Louisville', 'Cardinals', '#ad0000', '#000000'],
  ['CONN', 'Connecticut', 'Huskies', '#000e2f', '#e4002b'],
  ['NOVA', 'Villanova', 'Wildcats', '#00205b', '#13b5ea'],
  ['MARQ', 'Marquette', 'Golden Eagles', '#003366', '#ffcc00'],
  ['CREI', 'Creighton', 'Bluejays', '#005ca9', '#13213c'],
  ['UK', 'Kentucky', 'Wildcats', '#0033a0', '#ffffff'],
  ['TENN', 'Tennessee', 'Volunteers', '#ff8200', '#58595b'],
  ['AUB', 'Auburn', 'Tigers', '#0c2340', '#e87722'],
  ['ALA', 'Alabama', 'Crimson Tide', '#9e1b32', '#828a8f'],
  ['FLA', 'Florida', 'Gators', '#0021a5', '#fa4616'],
  ['ARK', 'Arkansas', 'Razorbacks', '#9d2235', '#ffffff'],
  ['SJU', "St. John's", 'Red Storm', '#d41b2c', '#041c2c'],
  ['CLEM', 'Clemson', 'Tigers', '#f56600', '#522d80'],
];

/** Men of colleges in the middle and west. */
export const COLLEGE_WEST: readonly TeamRow[] = [
  ['KU', 'Kansas', 'Jayhawks', '#0051ba', '#e8000d'],
  ['BAY', 'Baylor', 'Bears', '#154734', '#ffb81c'],
  ['HOU', 'Houston', 'Cougars', '#c8102e', '#b2b4b2'],
  ['ISU', 'Iowa State', 'Cyclones', '#c8102e', '#f1be48'],
  ['ARIZ', 'Arizona', 'Wildcats', '#cc0033', '#003366'],
  ['TTU', 'Texas Tech', 'Red Raiders', '#cc0000', '#000000'],
  ['BYU', 'BYU', 'Cougars', '#002e5d', '#0062b8'],
  ['GONZ', 'Gonzaga', 'Bulldogs', '#041e42', '#c8102e'],
  ['MSU', 'Michigan State', 'Spartans', '#18453b', '#ffffff'],
  ['MICH', 'Michigan', 'Wolverines', '#00274c', '#ffcb05'],
  ['PUR', 'Purdue', 'Boilermakers', '#ceb888', '#000000'],
  ['ILL', 'Illinois', 'Fighting Illini', '#e84a27', '#13294b'],
  ['WIS', 'Wisconsin', 'Badgers', '#c5050c', '#ffffff'],
  ['IU', 'Indiana', 'Hoosiers', '#990000', '#eeedeb'],
  ['UCLA', 'UCLA', 'Bruins', '#2d68c4', '#f2a900'],
  ['ORE', 'Oregon', 'Ducks', '#154733', '#fee123'],
];

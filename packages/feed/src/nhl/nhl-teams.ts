import type { TeamRow } from '../season/team-row.ts';

/** The Eastern Conference. */
export const NHL_EAST: readonly TeamRow[] = [
  ['BOS', 'Boston', 'Bruins', '#010101', '#ffb81c'],
  ['BUF', 'Buffalo', 'Sabres', '#041e42', '#a2aaad'],
  ['CAR', 'Carolina', 'Hurricanes', '#010101', '#a2aaad'],
  ['CBJ', 'Columbus', 'Blue Jackets', '#041e42', '#a4a9ad'],
  ['DET', 'Detroit', 'Red Wings', '#c8102e', '#ffffff'],
  ['FLA', 'Florida', 'Panthers', '#041e42', '#b9975b'],
  ['MTL', 'Montréal', 'Canadiens', '#001e62', '#a6192e'],
  ['NJD', 'New Jersey', 'Devils', '#010101', '#c8102e'],
  ['NYI', 'New York', 'Islanders', '#003087', '#fc4c02'],
  ['NYR', 'New York', 'Rangers', '#0033a0', '#c8102e'],
  ['OTT', 'Ottawa', 'Senators', '#010101', '#c8102e'],
  ['PHI', 'Philadelphia', 'Flyers', '#010101', '#fa4616'],
  ['PIT', 'Pittsburgh', 'Penguins', '#010101', '#ffb81c'],
  ['TBL', 'Tampa Bay', 'Lightning', '#00205b', '#ffffff'],
  ['TOR', 'Toronto', 'Maple Leafs', '#00205b', '#ffffff'],
  ['WSH', 'Washington', 'Capitals', '#041e42', '#a2aaad'],
];

/** The Western Conference. */
export const NHL_WEST: readonly TeamRow[] = [
  ['ANA', 'Anaheim', 'Ducks', '#010101', '#a2aaad'],
  ['UTA', 'Utah', 'Mammoth', '#71afe5', '#010101'],
  ['CGY', 'Calgary', 'Flames', '#010101', '#f1be48'],
  ['CHI', 'Chicago', 'Blackhawks', '#010101', '#ff671f'],
  ['COL', 'Colorado', 'Avalanche', '#010101', '#236192'],
  ['DAL', 'Dallas', 'Stars', '#010101', '#006341'],
  ['EDM', 'Edmonton', 'Oilers', '#00205b', '#cf4520'],
  ['LAK', 'Los Angeles', 'Kings', '#010101', '#a2aaad'],
  ['MIN', 'Minnesota', 'Wild', '#154734', '#ddcba4'],
  ['NSH', 'Nashville', 'Predators', '#041e42', '#ffb81c'],
  ['SEA', 'Seattle', 'Kraken', '#001628', '#99d9d9'],
  ['SJS', 'San Jose', 'Sharks', '#010101', '#e57200'],
  ['STL', 'St. Louis', 'Blues', '#041e42', '#ffb81c'],
  ['VAN', 'Vancouver', 'Canucks', '#00205b', '#97999b'],
  ['VGK', 'Vegas', 'Golden Knights', '#010101', '#b4975a'],
  ['WPG', 'Winnipeg', 'Jets', '#041e42', '#c8102e'],
];

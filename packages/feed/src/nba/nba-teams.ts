import type { TeamRow } from '../season/team-row.ts';

/** The Eastern Conference. */
export const NBA_EAST: readonly TeamRow[] = [
  ['ATL', 'Atlanta', 'Hawks', '#e13a3e', '#c4d600'],
  ['BKN', 'Brooklyn', 'Nets', '#061922', '#ffffff'],
  ['BOS', 'Boston', 'Celtics', '#008348', '#bb9753'],
  ['CHA', 'Charlotte', 'Hornets', '#1d1160', '#008ca8'],
  ['CHI', 'Chicago', 'Bulls', '#ce1141', '#061922'],
  ['CLE', 'Cleveland', 'Cavaliers', '#860038', '#fdbb30'],
  ['DET', 'Detroit', 'Pistons', '#ed174c', '#006bb6'],
  ['IND', 'Indiana', 'Pacers', '#ffc633', '#00275d'],
  ['MIA', 'Miami', 'Heat', '#98002e', '#f9a01b'],
  ['MIL', 'Milwaukee', 'Bucks', '#00471b', '#f0ebd2'],
  ['NYK', 'New York', 'Knicks', '#006bb6', '#f58426'],
  ['ORL', 'Orlando', 'Magic', '#007dc5', '#c4ced3'],
  ['PHI', 'Philadelphia', '76ers', '#ed174c', '#006bb6'],
  ['TOR', 'Toronto', 'Raptors', '#ce1141', '#061922'],
  ['WAS', 'Washington', 'Wizards', '#002b5c', '#e31837'],
];

/** The Western Conference. */
export const NBA_WEST: readonly TeamRow[] = [
  ['DAL', 'Dallas', 'Mavericks', '#007dc5', '#c4ced3'],
  ['DEN', 'Denver', 'Nuggets', '#4d90cd', '#fdb927'],
  ['GSW', 'Golden State', 'Warriors', '#fdb927', '#006bb6'],
  ['HOU', 'Houston', 'Rockets', '#ce1141', '#c4ced3'],
  ['LAC', 'Los Angeles', 'Clippers', '#ed174c', '#006bb6'],
  ['LAL', 'Los Angeles', 'Lakers', '#fdb927', '#552582'],
  ['MEM', 'Memphis', 'Grizzlies', '#0f586c', '#7399c6'],
  ['MIN', 'Minnesota', 'Timberwolves', '#005083', '#00a94f'],
  ['NOP', 'New Orleans', 'Pelicans', '#002b5c', '#e31837'],
  ['OKC', 'Oklahoma City', 'Thunder', '#007dc3', '#f05133'],
  ['PHX', 'Phoenix', 'Suns', '#e56020', '#1d1160'],
  ['POR', 'Portland', 'Trail Blazers', '#e03a3e', '#bac3c9'],
  ['SAC', 'Sacramento', 'Kings', '#724c9f', '#8e9090'],
  ['SAS', 'San Antonio', 'Spurs', '#bac3c9', '#061922'],
  ['UTA', 'Utah', 'Jazz', '#002b5c', '#f9a01b'],
];

import type { LeagueSide } from '../season/league.ts';

/** A team of the major leagues: names and colours are facts; crests are drawn from them. */
export interface MlbTeam extends LeagueSide {
  /** What Retrosheet calls it: 'NYA'. */
  readonly retrosheet: string;
  readonly league: 'AL' | 'NL';
}

type Row = readonly [
  retrosheet: string,
  abbreviation: string,
  city: string,
  nickname: string,
  primary: string,
  secondary: string,
];

const AMERICAN: readonly Row[] = [
  ['ANA', 'LAA', 'Los Angeles', 'Angels', '#ba0021', '#003263'],
  ['BAL', 'BAL', 'Baltimore', 'Orioles', '#df4601', '#000000'],
  ['BOS', 'BOS', 'Boston', 'Red Sox', '#bd3039', '#0d2b56'],
  ['CHA', 'CWS', 'Chicago', 'White Sox', '#000000', '#c4ced4'],
  ['CLE', 'CLE', 'Cleveland', 'Guardians', '#e31937', '#002b5c'],
  ['DET', 'DET', 'Detroit', 'Tigers', '#0c2c56', '#fa4616'],
  ['HOU', 'HOU', 'Houston', 'Astros', '#002d62', '#eb6e1f'],
  ['KCA', 'KC', 'Kansas City', 'Royals', '#004687', '#c09a5b'],
  ['MIN', 'MIN', 'Minnesota', 'Twins', '#002b5c', '#d31145'],
  ['NYA', 'NYY', 'New York', 'Yankees', '#e4002b', '#003087'],
  ['OAK', 'ATH', '', 'Athletics', '#003831', '#efb21e'],
  ['SEA', 'SEA', 'Seattle', 'Mariners', '#0c2c56', '#005c5c'],
  ['TBA', 'TB', 'Tampa Bay', 'Rays', '#092c5c', '#8fbce6'],
  ['TEX', 'TEX', 'Texas', 'Rangers', '#c0111f', '#003278'],
  ['TOR', 'TOR', 'Toronto', 'Blue Jays', '#134a8e', '#1d2d5c'],
];

const NATIONAL: readonly Row[] = [
  ['ARI', 'ARI', 'Arizona', 'Diamondbacks', '#a71930', '#000000'],
  ['ATL', 'ATL', 'Atlanta', 'Braves', '#ce1141', '#13274f'],
  ['CHN', 'CHC', 'Chicago', 'Cubs', '#cc3433', '#0e3386'],
  ['CIN', 'CIN', 'Cincinnati', 'Reds', '#c6011f', '#000000'],
  ['COL', 'COL', 'Colorado', 'Rockies', '#333366', '#231f20'],
  ['LAN', 'LAD', 'Los Angeles', 'Dodgers', '#ef3e42', '#005a9c'],
  ['MIA', 'MIA', 'Miami', 'Marlins', '#ff6600', '#0077c8'],
  ['MIL', 'MIL', 'Milwaukee', 'Brewers', '#0a2351', '#b6922e'],
  ['NYN', 'NYM', 'New York', 'Mets', '#ff5910', '#002d72'],
  ['PHI', 'PHI', 'Philadelphia', 'Phillies', '#284898', '#e81828'],
  ['PIT', 'PIT', 'Pittsburgh', 'Pirates', '#fdb827', '#000000'],
  ['SDN', 'SD', 'San Diego', 'Padres', '#002d62', '#fec325'],
  ['SFN', 'SF', 'San Francisco', 'Giants', '#fd5a1e', '#000000'],
  ['SLN', 'STL', 'St. Louis', 'Cardinals', '#c41e3a', '#000066'],
  ['WAS', 'WSH', 'Washington', 'Nationals', '#ab0003', '#11225b'],
];

export const mlbTeams: readonly MlbTeam[] = [
  ...AMERICAN.map((row) => team(row, 'AL')),
  ...NATIONAL.map((row) => team(row, 'NL')),
];

const byRetrosheet = new Map(mlbTeams.map((entry) => [entry.retrosheet, entry]));

/** By Retrosheet's code; undefined when there is no such team. */
export function mlbTeam(retrosheet: string): MlbTeam | undefined {
  return byRetrosheet.get(retrosheet);
}

function team(
  [retrosheet, abbreviation, city, nickname, primary, secondary]: Row,
  league: 'AL' | 'NL',
): MlbTeam {
  return {
    id: `mlb-${abbreviation.toLowerCase()}`,
    name: `${city} ${nickname}`.trim(),
    mediumName: nickname,
    abbreviation,
    primaryColour: primary,
    secondaryColour: secondary,
    retrosheet,
    league,
  };
}

export const MLB = { sport: 'baseball', organization: 'united-states', competition: 'mlb' } as const;

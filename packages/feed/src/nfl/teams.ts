import type { Side } from '@fairline/sports/sport.ts';
import { type LeagueSide, leagueEventId } from '../season/league.ts';

/** An NFL team: names, colours and conference are facts; crests are drawn from them. */
export interface NflTeam extends LeagueSide {
  readonly conference: 'AFC' | 'NFC';
}

type Row = readonly [
  abbreviation: string,
  city: string,
  nickname: string,
  primary: string,
  secondary: string,
];

const AFC: readonly Row[] = [
  ['BAL', 'Baltimore', 'Ravens', '#241773', '#9e7c0c'],
  ['BUF', 'Buffalo', 'Bills', '#00338d', '#c60c30'],
  ['CIN', 'Cincinnati', 'Bengals', '#fb4f14', '#000000'],
  ['CLE', 'Cleveland', 'Browns', '#311d00', '#ff3c00'],
  ['DEN', 'Denver', 'Broncos', '#fb4f14', '#002244'],
  ['HOU', 'Houston', 'Texans', '#03202f', '#a71930'],
  ['IND', 'Indianapolis', 'Colts', '#002c5f', '#a5acaf'],
  ['JAX', 'Jacksonville', 'Jaguars', '#006778', '#d7a22a'],
  ['KC', 'Kansas City', 'Chiefs', '#e31837', '#ffb612'],
  ['LAC', 'Los Angeles', 'Chargers', '#0073cf', '#ffb612'],
  ['LV', 'Las Vegas', 'Raiders', '#000000', '#a5acaf'],
  ['MIA', 'Miami', 'Dolphins', '#008e97', '#f58220'],
  ['NE', 'New England', 'Patriots', '#002244', '#c60c30'],
  ['NYJ', 'New York', 'Jets', '#115740', '#ffffff'],
  ['PIT', 'Pittsburgh', 'Steelers', '#101820', '#ffb612'],
  ['TEN', 'Tennessee', 'Titans', '#4b92db', '#0c2340'],
];

const NFC: readonly Row[] = [
  ['ARI', 'Arizona', 'Cardinals', '#97233f', '#ffb612'],
  ['ATL', 'Atlanta', 'Falcons', '#a71930', '#000000'],
  ['CAR', 'Carolina', 'Panthers', '#0085ca', '#101820'],
  ['CHI', 'Chicago', 'Bears', '#0b162a', '#c83803'],
  ['DAL', 'Dallas', 'Cowboys', '#003594', '#b0b7bc'],
  ['DET', 'Detroit', 'Lions', '#0076b6', '#b0b7bc'],
  ['GB', 'Green Bay', 'Packers', '#203731', '#ffb612'],
  ['LAR', 'Los Angeles', 'Rams', '#003594', '#ffa300'],
  ['MIN', 'Minnesota', 'Vikings', '#4f2683', '#ffc62f'],
  ['NO', 'New Orleans', 'Saints', '#9f8958', '#000000'],
  ['NYG', 'New York', 'Giants', '#0b2265', '#a71930'],
  ['PHI', 'Philadelphia', 'Eagles', '#004953', '#a5acaf'],
  ['SEA', 'Seattle', 'Seahawks', '#002244', '#69be28'],
  ['SF', 'San Francisco', '49ers', '#aa0000', '#b3995d'],
  ['TB', 'Tampa Bay', 'Buccaneers', '#d50a0a', '#34302b'],
  ['WAS', 'Washington', 'Commanders', '#5a1414', '#ffb612'],
];

/** Places teams have left; only recordings name them. */
const MOVED: readonly Row[] = [
  ['OAK', 'Oakland', 'Raiders', '#000000', '#a5acaf'],
  ['SD', 'San Diego', 'Chargers', '#002244', '#ffb612'],
  ['STL', 'St. Louis', 'Rams', '#002244', '#b3995d'],
];

/** The 32 teams of today. */
export const nflTeams: readonly NflTeam[] = [
  ...AFC.map((row) => team(row, 'AFC')),
  ...NFC.map((row) => team(row, 'NFC')),
];

/** As they were before they moved: only recordings name them. */
export const movedNflTeams: readonly NflTeam[] = MOVED.map((row) =>
  team(row, row[0] === 'STL' ? 'NFC' : 'AFC'),
);

const byAbbreviation = new Map([...nflTeams, ...movedNflTeams].map((entry) => [entry.abbreviation, entry]));

/** GameCenter has used other abbreviations for some teams over the years. */
const ALIASES: Readonly<Record<string, string>> = { JAC: 'JAX', LA: 'LAR', WSH: 'WAS', ARZ: 'ARI' };

/** By abbreviation, 'KC'; undefined when there is no such team. */
export function nflTeam(abbreviation: string): NflTeam | undefined {
  return byAbbreviation.get(ALIASES[abbreviation] ?? abbreviation);
}

function team([abbreviation, city, nickname, primary, secondary]: Row, conference: 'AFC' | 'NFC'): NflTeam {
  return {
    id: `nfl-${abbreviation.toLowerCase()}`,
    name: `${city} ${nickname}`,
    mediumName: nickname,
    abbreviation,
    primaryColour: primary,
    secondaryColour: secondary,
    conference,
  };
}

export function nflEventId(startsAtMs: number, away: Side, home: Side): string {
  return leagueEventId(NFL.competition, startsAtMs, away, home);
}

export const NFL = { sport: 'football', organization: 'united-states', competition: 'nfl' } as const;

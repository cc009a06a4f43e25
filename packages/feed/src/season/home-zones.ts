import type { Side } from '@fairline/sports/sport.ts';

/** Where sides of American leagues are at home, if not in the East, by their abbreviations; facts. */
const ZONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nfl: {
    'America/Chicago': 'CHI DAL GB HOU KC MIN NO TEN',
    'America/Denver': 'DEN',
    'America/Phoenix': 'ARI',
    'America/Los_Angeles': 'LAC LAR LV SEA SF',
  },
  ncaaf: {
    'America/Chicago': 'ALA ARK AUB ILL IOWA LSU MINN MISS MIZ MSST NEB NW OU TAMU TEX VAN WIS',
    'America/Los_Angeles': 'ORE UCLA USC WASH',
  },
  nba: {
    'America/Chicago': 'CHI DAL HOU MEM MIL MIN NOP OKC SAS',
    'America/Denver': 'DEN UTA',
    'America/Phoenix': 'PHX',
    'America/Los_Angeles': 'GSW LAC LAL POR SAC',
  },
  ncaab: {
    'America/Chicago': 'ALA ARK AUB BAY CREI HOU ILL ISU KU MARQ TTU WIS',
    'America/Denver': 'BYU',
    'America/Phoenix': 'ARIZ',
    'America/Los_Angeles': 'GONZ ORE UCLA',
  },
  wnba: {
    'America/Chicago': 'CHI DAL MIN',
    'America/Phoenix': 'PHX',
    'America/Los_Angeles': 'GSV LAS LVA SEA',
  },
  mlb: {
    'America/Chicago': 'CHC CWS HOU KC MIL MIN STL TEX',
    'America/Denver': 'COL',
    'America/Phoenix': 'ARI',
    'America/Los_Angeles': 'ATH LAA LAD SD SEA SF',
  },
  nhl: {
    'America/Chicago': 'CHI DAL MIN NSH STL WPG',
    'America/Denver': 'CGY COL EDM UTA',
    'America/Los_Angeles': 'ANA LAK SEA SJS VAN VGK',
  },
  mls: {
    'America/Chicago': 'ATX CHI DAL HOU MIN NSH SKC STL',
    'America/Denver': 'COL RSL',
    'America/Los_Angeles': 'LA LAFC POR SD SEA SJ VAN',
  },
};

export const EASTERN = 'America/New_York';

/** Where a side of an American league is at home. @param competition the league's slug */
export function homeZones(competition: string): (side: Side) => string {
  const zones = new Map(
    Object.entries(ZONES[competition] ?? {}).flatMap(([zone, sides]) =>
      sides.split(' ').map((abbreviation) => [abbreviation, zone] as const),
    ),
  );
  return ({ abbreviation }) => zones.get(abbreviation) ?? EASTERN;
}

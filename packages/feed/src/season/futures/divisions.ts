import type { League, LeagueSide } from '../league.ts';

/** Sides by the part of the league they play in, where that is not simply one of its two halves; facts. */
const DIVISIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nfl: {
    'AFC East': 'BUF MIA NE NYJ',
    'AFC North': 'BAL CIN CLE PIT',
    'AFC South': 'HOU IND JAX TEN',
    'AFC West': 'DEN KC LAC LV',
    'NFC East': 'DAL NYG PHI WAS',
    'NFC North': 'CHI DET GB MIN',
    'NFC South': 'ATL CAR NO TB',
    'NFC West': 'ARI LAR SEA SF',
  },
  nba: {
    Atlantic: 'BKN BOS NYK PHI TOR',
    Central: 'CHI CLE DET IND MIL',
    Southeast: 'ATL CHA MIA ORL WAS',
    Northwest: 'DEN MIN OKC POR UTA',
    Pacific: 'GSW LAC LAL PHX SAC',
    Southwest: 'DAL HOU MEM NOP SAS',
  },
  mlb: {
    'AL East': 'BAL BOS NYY TB TOR',
    'AL Central': 'CWS CLE DET KC MIN',
    'AL West': 'ATH HOU LAA SEA TEX',
    'NL East': 'ATL MIA NYM PHI WSH',
    'NL Central': 'CHC CIN MIL PIT STL',
    'NL West': 'ARI COL LAD SD SF',
  },
  nhl: {
    Atlantic: 'BOS BUF DET FLA MTL OTT TBL TOR',
    Metropolitan: 'CAR CBJ NJD NYI NYR PHI PIT WSH',
    Central: 'CHI COL DAL MIN NSH STL UTA WPG',
    Pacific: 'ANA CGY EDM LAK SEA SJS VAN VGK',
  },
};

/** The division a side plays in, or its conference where there are no divisions; undefined in a league of one table. */
export function divisionOf(
  { competition, sides, conferences }: Pick<League, 'competition' | 'sides' | 'conferences'>,
  side: LeagueSide,
): string | undefined {
  const divisions = DIVISIONS[competition.slug];
  if (divisions === undefined) return conferences?.[sides[0].includes(side) ? 0 : 1].name;
  const found = Object.entries(divisions).find(([, members]) =>
    members.split(' ').includes(side.abbreviation),
  );
  return found?.[0];
}

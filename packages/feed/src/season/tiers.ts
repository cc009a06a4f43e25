import type { Side } from '@fairline/sports/sport.ts';

type Tiers = readonly [best: string, string, string, string, last: string];

/** How good sides are believed to be, the best first, by their abbreviations: general knowledge, 2025. Leagues by what ids begin with. */
const TIERS: Readonly<Record<string, Tiers>> = {
  nfl: [
    'BAL BUF DET KC LAR PHI',
    'DEN GB HOU LAC SEA SF TB',
    'CHI CIN DAL IND JAX MIN NE PIT WAS',
    'ARI ATL CAR MIA NYG',
    'CLE LV NO NYJ TEN',
  ],
  ncaaf: [
    'ALA ORE OSU PSU TEX UGA',
    'IND LSU MICH MISS OU TAMU TENN',
    'FLA ILL IOWA MIZ NEB SC USC VAN WASH',
    'ARK AUB MINN MSU WIS',
    'MSST NW PUR UCLA UK',
  ],
  nba: [
    'CLE DEN HOU NYK OKC',
    'BOS GSW LAC LAL MIN ORL',
    'ATL DAL DET IND MIA MIL PHI SAS',
    'CHI MEM PHX POR SAC TOR',
    'BKN CHA NOP UTA WAS',
  ],
  wnba: ['LVA MIN NYL', 'ATL IND PHX', 'GSV SEA', 'LAS WSH', 'CHI CON DAL'],
  ncaab: [
    'ARIZ CONN DUKE FLA HOU PUR',
    'AUB BYU GONZ ISU MICH TTU UK',
    'ALA ARK ILL KU LOU MSU SJU TENN UCLA UNC',
    'BAY CLEM CREI ORE WIS',
    'IU MARQ NOVA UVA',
  ],
  mlb: [
    'LAD MIL NYY PHI TOR',
    'BOS CHC DET HOU NYM SD SEA',
    'ARI ATL CIN CLE KC SF TB TEX',
    'ATH BAL LAA MIA MIN STL',
    'COL CWS PIT WSH',
  ],
  nhl: [
    'CAR COL DAL EDM FLA VGK',
    'LAK MIN TBL TOR WPG WSH',
    'CBJ MTL NJD NYR OTT STL UTA VAN',
    'ANA BOS BUF CGY DET NYI PHI',
    'CHI NSH PIT SEA SJS',
  ],
  epl: ['ARS LIV MCI', 'AVL CHE MUN NEW TOT', 'BHA BOU BRE CRY FUL NFO', 'EVE WHU WOL', 'BUR LEE SUN'],
  liga: ['ATM BAR RMA', 'ATH BET RSO VIL', 'CEL GIR MLL OSA RAY SEV VAL', 'ALA ESP GET', 'ELC LEV OVI'],
  futsal: ['BAR ELP PAL', 'CAR INT JAE', 'COR MAN OSM PEN VAL', 'BET ISC NOI', 'ALZ RNV'],
  mls: [
    'CIN LAFC MIA PHI VAN',
    'CLB MIN NYC ORL SD SEA',
    'ATX CHI CLT COL DAL NSH POR RBNY SJ',
    'HOU LA NE RSL STL',
    'ATL DC MTL SKC TOR',
  ],
  ipl: ['MI RCB', 'GT KKR PBKS', 'CSK DC SRH', 'LSG', 'RR'],
  bbl: ['HBH SYS', 'PRS', 'ADS BRH SYT', 'MLS', 'MLR'],
  cricket: ['AUS IND', 'ENG NZ PAK SA', 'AFG BAN SL WI', 'IRE NED SCO ZIM', 'CAN NAM NEP OMA UAE USA'],
};

/** The tier of a side, 1 for the best to 5; undefined where nothing is known of it. */
export function tierOf({ id, abbreviation }: Side): number | undefined {
  const tiers = TIERS[id.slice(0, id.indexOf('-'))] ?? [];
  const at = tiers.findIndex((sides) => sides.split(' ').includes(abbreviation));
  return at < 0 ? undefined : at + 1;
}

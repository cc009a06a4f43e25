import { BRITISH_ISLES, CENTRAL_EUROPE, FRANCE, NETHERLANDS, NORDIC, RUSSIA, SPAIN } from './europe.ts';
import { FAMOUS, type Famous } from './famous.ts';
import { FRENCH_CANADA, MORE_NORTH_AMERICA, NORTH_AMERICA, NORTH_AMERICAN_WOMEN } from './north-america.ts';
import type { Pool } from './pool.ts';
import { AUSTRALASIA, CARIBBEAN, LATIN_AMERICA, SOUTHERN_AFRICA, ZIMBABWE } from './south.ts';
import { AFGHANISTAN, BANGLADESH, INDIA, NEPAL, PAKISTAN, SRI_LANKA } from './south-asia.ts';

/** Where the players of a league's sides come from. */
export interface Origin {
  /** In equal parts: what stands there three times is three times as frequent. */
  readonly pools: readonly Pool[];
  /** From a place of the roster on, for the pools hold no more: another one. */
  readonly more?: { readonly from: number; readonly pool: Pool };
  readonly famous: Famous;
  /** Chosen so that no two sides of the league get the same number, nor many of the same surnames; a test says when another is needed. */
  readonly seed: number;
}

/** By what the ids of sides begin with. */
const ORIGINS: Readonly<Record<string, Origin>> = {
  nfl: { pools: [NORTH_AMERICA], famous: FAMOUS.football, seed: 814 },
  ncaaf: { pools: [NORTH_AMERICA], famous: FAMOUS.football, seed: 79 },
  nba: { pools: [NORTH_AMERICA], famous: FAMOUS.basketball, seed: 90 },
  ncaab: { pools: [NORTH_AMERICA], famous: FAMOUS.basketball, seed: 124 },
  wnba: { pools: [NORTH_AMERICAN_WOMEN], famous: FAMOUS.basketball, seed: 3 },
  mlb: {
    pools: parts(NORTH_AMERICA, 3, LATIN_AMERICA, 2),
    more: { from: 27, pool: MORE_NORTH_AMERICA },
    famous: FAMOUS.baseball,
    seed: 1258,
  },
  nhl: {
    pools: [...parts(NORTH_AMERICA, 5, NORDIC, 2), FRENCH_CANADA, CENTRAL_EUROPE, RUSSIA],
    famous: FAMOUS.hockey,
    seed: 181,
  },
  epl: {
    pools: [...parts(BRITISH_ISLES, 5, FRANCE, 2), NETHERLANDS, SPAIN, LATIN_AMERICA, NORDIC],
    famous: FAMOUS.soccer,
    seed: 6,
  },
  liga: { pools: [...parts(SPAIN, 7, LATIN_AMERICA, 2), FRANCE], famous: FAMOUS.soccer, seed: 138 },
  futsal: { pools: parts(SPAIN, 3, LATIN_AMERICA, 1), famous: FAMOUS.soccer, seed: 104 },
  mls: {
    pools: [...parts(NORTH_AMERICA, 4, LATIN_AMERICA, 3), BRITISH_ISLES, CENTRAL_EUROPE, NORDIC],
    famous: FAMOUS.soccer,
    seed: 129,
  },
  ipl: {
    pools: [...parts(INDIA, 7, AUSTRALASIA, 1), CARIBBEAN, SOUTHERN_AFRICA, BRITISH_ISLES],
    famous: FAMOUS.cricket,
    seed: 1,
  },
  bbl: { pools: parts(AUSTRALASIA, 9, BRITISH_ISLES, 1), famous: FAMOUS.cricket, seed: 2341 },
  cricket: { pools: [CARIBBEAN], famous: FAMOUS.cricket, seed: 17 },
};

/** Of the nations of cricket, by the abbreviations their ids end with; the West Indies are the rest. */
const NATIONS: Readonly<Record<string, readonly Pool[]>> = {
  afg: [AFGHANISTAN],
  aus: [AUSTRALASIA],
  ban: [BANGLADESH],
  can: parts(NORTH_AMERICA, 2, INDIA, 3),
  eng: [BRITISH_ISLES],
  ind: [INDIA],
  ire: [BRITISH_ISLES],
  nam: [SOUTHERN_AFRICA],
  ned: [NETHERLANDS],
  nep: [NEPAL],
  nz: [AUSTRALASIA],
  oma: parts(PAKISTAN, 1, INDIA, 1),
  pak: [PAKISTAN],
  sa: [SOUTHERN_AFRICA],
  sco: [BRITISH_ISLES],
  sl: [SRI_LANKA],
  uae: parts(PAKISTAN, 2, INDIA, 1),
  usa: parts(INDIA, 2, CARIBBEAN, 1),
  zim: parts(ZIMBABWE, 3, SOUTHERN_AFRICA, 1),
};

/** Of sides of which nothing is known: clubs and nations of soccer, for the most part. */
const ANYWHERE: Origin = {
  pools: [BRITISH_ISLES, SPAIN, FRANCE, CENTRAL_EUROPE, LATIN_AMERICA],
  famous: FAMOUS.soccer,
  seed: 0,
};

/** @param sideId 'nba-bos', 'cricket-ind' */
export function originOf(sideId: string): Origin {
  const [league = '', nation = ''] = sideId.split('-');
  const origin = ORIGINS[league] ?? ANYWHERE;
  const pools = league === 'cricket' ? NATIONS[nation] : undefined;
  return pools === undefined ? origin : { ...origin, pools };
}

function parts(one: Pool, ofOne: number, other: Pool, ofOther: number): Pool[] {
  return [...Array.from({ length: ofOne }, () => one), ...Array.from({ length: ofOther }, () => other)];
}

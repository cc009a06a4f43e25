import type { Sides } from '../sport.ts';

/** The sport whose events are seasons of leagues of other sports: its slug and name. */
export const FUTURES = 'futures';

/** A part of a league with a winner of its own; its divisions are what its sides name as their team. */
export interface Conference {
  /** "AFC" */
  readonly name: string;
  readonly divisions: readonly string[];
}

/** How a league goes on after its table is made. */
export interface Playoffs {
  /** What they are called where not play-offs: a tour ends with its finals. */
  readonly called?: 'Finals';
  /** Sides of each conference that go on, or of the one table. */
  readonly sides: number;
  /** So many of each division go on before others, the winners first: 0 where the table alone counts. */
  readonly ofDivision: number;
  /** Who meets whom: seeds from 1 in the order of the bracket, 0 for a bye; 'reseeded': the best left meets the worst left. */
  readonly bracket: readonly number[] | 'reseeded' | 'by-division';
  /** Games that each round is the best of, the final last. */
  readonly bestOf: readonly number[];
}

export interface SeasonRules {
  /** What ranks: the share of games won, or points a game, three for a win and one for a draw. */
  readonly ranking: 'wins' | 'points';
  /** The market on who wins it all: "NFL Champion" */
  readonly champion: string;
  /** Its sides are players, each for themselves. */
  readonly ofPlayers?: true;
  /** A game may end level though a share of wins ranks: elsewhere games are then played until somebody wins. */
  readonly hasTies?: true;
  /** Empty where there is one table. */
  readonly conferences: readonly Conference[];
  readonly playoffs?: Playoffs;
  /** The first so many of the table, where that is bet on. */
  readonly top?: number;
  /** The last so many go down. */
  readonly relegated?: number;
  /** How far differences of scores lie around what the sides are worth, as a deviation: of most sports near that of its engine. */
  readonly margin: number;
}

/** Seeds of eight and of four in a fixed bracket. */
const OF_EIGHT = [1, 8, 4, 5, 2, 7, 3, 6];
const OF_FOUR = [1, 4, 2, 3];
const EAST_AND_WEST = [
  { name: 'Eastern Conference', divisions: ['Eastern'] },
  { name: 'Western Conference', divisions: ['Western'] },
];

function conference(name: string, ...divisions: string[]): Conference {
  return { name, divisions: divisions.length === 0 ? [name] : divisions.map((each) => `${name} ${each}`) };
}

/** The rules of leagues by their slug. A final round of play-in games, and home advantage in play-offs, are left out. */
const RULES: Readonly<Record<string, SeasonRules>> = {
  nfl: {
    ranking: 'wins',
    hasTies: true,
    champion: 'NFL Champion',
    conferences: ['AFC', 'NFC'].map((name) => conference(name, 'East', 'North', 'South', 'West')),
    playoffs: { sides: 7, ofDivision: 1, bracket: 'reseeded', bestOf: [1, 1, 1, 1] },
    margin: 12.7,
  },
  ncaaf: {
    ranking: 'wins',
    champion: 'National Champion',
    conferences: [conference('SEC'), conference('Big Ten')],
    playoffs: { sides: 2, ofDivision: 0, bracket: [1, 2], bestOf: [1, 1] },
    margin: 12.7,
  },
  nba: {
    ranking: 'wins',
    champion: 'NBA Champion',
    conferences: [
      { name: 'Eastern Conference', divisions: ['Atlantic', 'Central', 'Southeast'] },
      { name: 'Western Conference', divisions: ['Northwest', 'Pacific', 'Southwest'] },
    ],
    playoffs: { sides: 8, ofDivision: 0, bracket: OF_EIGHT, bestOf: [7, 7, 7, 7] },
    margin: 12,
  },
  wnba: {
    ranking: 'wins',
    champion: 'WNBA Champion',
    conferences: [],
    playoffs: { sides: 8, ofDivision: 0, bracket: OF_EIGHT, bestOf: [3, 5, 7] },
    margin: 10.9,
  },
  ncaab: {
    ranking: 'wins',
    champion: 'National Champion',
    conferences: [],
    playoffs: {
      sides: 16,
      ofDivision: 0,
      bracket: [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11],
      bestOf: [1, 1, 1, 1],
    },
    margin: 10.6,
  },
  mlb: {
    ranking: 'wins',
    champion: 'World Champion',
    conferences: [
      { name: 'American League', divisions: ['AL East', 'AL Central', 'AL West'] },
      { name: 'National League', divisions: ['NL East', 'NL Central', 'NL West'] },
    ],
    playoffs: { sides: 6, ofDivision: 1, bracket: [1, 0, 4, 5, 2, 0, 3, 6], bestOf: [3, 5, 7, 7] },
    margin: 3.5,
  },
  nhl: {
    ranking: 'wins',
    champion: 'NHL Champion',
    conferences: [
      { name: 'Eastern Conference', divisions: ['Atlantic', 'Metropolitan'] },
      { name: 'Western Conference', divisions: ['Central', 'Pacific'] },
    ],
    playoffs: { sides: 8, ofDivision: 3, bracket: 'by-division', bestOf: [7, 7, 7, 7] },
    margin: 2.1,
  },
  'premier-league': table('Premier League Winner', 4, 3),
  'la-liga': table('La Liga Winner', 4, 3),
  mls: {
    ranking: 'points',
    champion: 'MLS Champion',
    conferences: EAST_AND_WEST,
    playoffs: { sides: 8, ofDivision: 0, bracket: OF_EIGHT, bestOf: [3, 1, 1, 1] },
    margin: 1.65,
  },
  'primera-division-futsal': {
    ranking: 'points',
    champion: 'Primera División Champion',
    conferences: [],
    playoffs: { sides: 8, ofDivision: 0, bracket: OF_EIGHT, bestOf: [3, 3, 5] },
    relegated: 2,
    margin: 2.4,
  },
  'darts-league': {
    ranking: 'wins',
    ofPlayers: true,
    champion: 'Darts League Winner',
    conferences: [],
    playoffs: { sides: 4, ofDivision: 0, bracket: OF_FOUR, bestOf: [1, 1] },
    margin: 2.5,
  },
  atp: { ...finals('ATP Finals Winner', 8, 1), ofPlayers: true },
  wta: { ...finals('WTA Finals Winner', 8, 1), ofPlayers: true },
  't20-internationals': finals('T20 Champion', 4, 25),
  'one-day-internationals': { ...finals('One-Day Champion', 4, 50), hasTies: true },
  ipl: knockout('IPL Champion', 4, 25),
  bbl: finals('Big Bash Champion', 4, 25),
  'cs-circuit': finals('Counter-Strike Circuit Champion', 8, 1),
  'valorant-circuit': finals('Valorant Circuit Champion', 8, 1),
};

/** Of a season nobody has rules for: one table, a play-off of its first eight, and everything to bet on. */
const ANY: SeasonRules = {
  ranking: 'wins',
  champion: 'Champion',
  conferences: [],
  playoffs: { sides: 8, ofDivision: 0, bracket: OF_EIGHT, bestOf: [1, 1, 1] },
  top: 4,
  relegated: 3,
  margin: 3,
};

/** The first of the table, four or eight, meet in matches that whoever loses is out. @param margin see SeasonRules */
function knockout(champion: string, sides: 4 | 8, margin: number, called?: 'Finals'): SeasonRules {
  const bracket = sides === 8 ? OF_EIGHT : OF_FOUR;
  const bestOf = bracket.length === 8 ? [1, 1, 1] : [1, 1];
  const playoffs = { sides, ofDivision: 0, bracket, bestOf, ...(called && { called }) };
  return { ranking: 'wins', champion, conferences: [], playoffs, margin };
}

/** The season of a tour: the first of its table meet in what tours call finals, not play-offs. @param margin see SeasonRules */
function finals(champion: string, sides: 4 | 8, margin: number): SeasonRules {
  return knockout(champion, sides, margin, 'Finals');
}

/** The table alone decides: who is first, among the first, and among the last. */
function table(champion: string, top: number, relegated: number): SeasonRules {
  return { ranking: 'points', champion, conferences: [], top, relegated, margin: 1.65 };
}

const SEASON = '-season';

/** The id of the side that stands for a league's season. @param competition the league's slug */
export function seasonId(competition: string): string {
  return `${competition}${SEASON}`;
}

/** How a league's seasons end, by its slug; undefined where that is not known. */
export function seasonRules(competition: string): SeasonRules | undefined {
  return RULES[competition];
}

/** Whether it is known how a league's seasons end. */
export function hasRules(competition: string): boolean {
  return seasonRules(competition) !== undefined;
}

/** The rules of the season that an event's home side stands for. */
export function rulesOf({ home }: Sides): SeasonRules {
  return (home.id.endsWith(SEASON) && RULES[home.id.slice(0, 0 - SEASON.length)]) || ANY;
}

/** What is played once the table is made, in the league's word. */
export function playoffsName({ playoffs }: SeasonRules): string {
  return playoffs?.called ?? 'Playoffs';
}

/** The groups of a season that have a winner of their own beside the champion, by number: conferences, then divisions. */
export function divisionsOf({ conferences }: SeasonRules): readonly string[] {
  return conferences.flatMap(({ divisions }) => (divisions.length > 1 ? divisions : []));
}

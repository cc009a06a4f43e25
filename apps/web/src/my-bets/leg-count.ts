/** What stands of each side in what a market counts. */
export interface LegCount {
  readonly home: number;
  readonly away: number;
  /** Where it is not what the score on the card counts. */
  readonly unit: Unit | undefined;
  /** A lead that is drawn as wide as there is room. */
  readonly widest: number;
}

/** One of it, and many. */
export type Unit = readonly [one: string, many: string];

/** What progress is told of by the score: who wins, by how much, and in a series how much both have. */
export type CountedMarket = 'moneyline' | 'spread' | 'total';

/** All of a game, and without what is played beyond its regular time. */
export type CountedScope = 'game' | 'reg';

export function isCountedScope(scope: string | undefined): scope is CountedScope {
  return scope === 'game' || scope === 'reg';
}

/** What the wire says of a game. */
export interface CountStatistics {
  readonly homeScore: number;
  readonly awayScore: number;
  /** The score by period: of a set its games, of a game of table tennis its points. */
  readonly segments: readonly SegmentScore[];
}

interface SegmentScore {
  readonly shortName: string;
  readonly homeScore?: number | null;
  readonly awayScore?: number | null;
}

interface Source {
  readonly from: 'score' | 'segments' | 'regulation';
  readonly unit?: Unit | undefined;
  /** A lead that is drawn as wide as there is room: one that is seldom passed. */
  readonly widest: number;
}

type Sources = Partial<Record<CountedMarket, Source>>;

const margins = (source: Source) => ({ moneyline: source, spread: source });
const byScore = (widest: number) => margins({ from: 'score', widest });
const byRegulation = (widest: number) => margins({ from: 'regulation', widest });
/** The winner by the score, the spread by what its segments count. */
const bySegments = (moneyline: Source, widest: number, ...unit: Unit) => ({
  moneyline,
  spread: { from: 'segments', unit, widest } as const,
});
/** All of it by the maps that are over: the measure of its total counts the one that is on, so that the server has no count of it. */
const bySeries = (widest: number, ...unit: Unit) => {
  const source: Source = { from: 'score', unit, widest };
  return { ...margins(source), total: source };
};

const THREE_TOUCHDOWNS = 21;
const BASKETBALL_POINTS = 20;
const RUNS = 6;
const GOALS = 4;
/** Two of three decide most series, as two of three sets do most matches of tennis. */
const MAPS = 2;
const SETS = 2;

/**
 * Where a market's count stands on the wire, by sport. What is absent cannot be told from it: who wins a fight, in which
 * rounds are counted, nobody knows before its end, and in cricket one side has more runs because the other has yet to bat. How
 * far a total has come the server says, by the measure that grades it.
 */
const SOURCES: Readonly<Record<string, Partial<Record<CountedScope, Sources>>>> = {
  football: { game: byScore(THREE_TOUCHDOWNS), reg: byRegulation(THREE_TOUCHDOWNS) },
  basketball: { game: byScore(BASKETBALL_POINTS), reg: byRegulation(BASKETBALL_POINTS) },
  baseball: { game: byScore(RUNS), reg: byRegulation(RUNS) },
  hockey: { game: byScore(GOALS), reg: byRegulation(GOALS) },
  soccer: { reg: byRegulation(GOALS) },
  futsal: { reg: byRegulation(GOALS) },
  tennis: {
    game: bySegments({ from: 'score', unit: ['set', 'sets'], widest: SETS }, 8, 'game', 'games'),
  },
  'table-tennis': {
    game: bySegments({ from: 'score', unit: ['game', 'games'], widest: 3 }, 12, 'point', 'points'),
  },
  darts: { game: bySegments({ from: 'score', widest: 4 }, 6, 'leg', 'legs') },
  'counter-strike': { game: bySeries(MAPS, 'map', 'maps') },
  valorant: { game: bySeries(MAPS, 'map', 'maps') },
};

/** How far a market has counted; undefined where the wire does not say. @param sport its slug */
export function legCount(
  sport: string,
  market: CountedMarket,
  scope: CountedScope,
  { homeScore, awayScore, segments }: CountStatistics,
): LegCount | undefined {
  const source = SOURCES[sport]?.[scope]?.[market];
  if (!source) return undefined;
  const { from, unit, widest } = source;
  if (from === 'score') return { home: homeScore, away: awayScore, unit, widest };
  if (segments.length === 0) return undefined;
  let [home, away] = [0, 0];
  for (const segment of from === 'regulation' ? segments.filter(isRegular) : segments) {
    home += segment.homeScore ?? 0;
    away += segment.awayScore ?? 0;
  }
  return { home, away, unit, widest };
}

/** Regular periods are numbered and what follows them has a name, 'OT'; only innings go on being counted. */
function isRegular({ shortName }: SegmentScore): boolean {
  return Number(shortName) <= 9;
}

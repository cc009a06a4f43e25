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

/** What progress is told of: who wins, by how much, and how much both have. */
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
  readonly unit?: Unit;
  readonly widest?: number;
}

type Sources = Partial<Record<CountedMarket, Source>>;

/** Three touchdowns either way. */
const WIDEST = 21;
const WIDEST_IN_GOALS = 4;

const score: Source = { from: 'score' };
const bySegments = (...unit: Unit): Source => ({ from: 'segments', unit });

const all = (source: Source) => ({ moneyline: source, spread: source, total: source });
const byScore = all(score);
const byRegulation = all({ from: 'regulation' });
const byGoals = all({ from: 'score', widest: WIDEST_IN_GOALS });
const byRegularGoals = all({ from: 'regulation', widest: WIDEST_IN_GOALS });
const sets: Source = { from: 'score', unit: ['set', 'sets'] };
const games: Source = { from: 'score', unit: ['game', 'games'] };
const maps: Source = { from: 'score', unit: ['map', 'maps'] };

/**
 * Where a market's count stands on the wire, by sport. What is absent cannot be told from it: who wins a fight, in which
 * rounds are counted, nobody knows before its end, and in cricket one side has more runs because the other has yet to bat.
 */
const SOURCES: Readonly<Record<string, Partial<Record<CountedScope, Sources>>>> = {
  football: { game: byScore, reg: byRegulation },
  basketball: { game: byScore, reg: byRegulation },
  baseball: { game: byScore, reg: byRegulation },
  hockey: { game: byGoals, reg: byRegularGoals },
  soccer: { reg: byRegularGoals },
  futsal: { reg: byRegularGoals },
  cricket: { game: { total: score } },
  tennis: {
    game: { moneyline: sets, spread: bySegments('game', 'games'), total: bySegments('game', 'games') },
  },
  'table-tennis': {
    game: { moneyline: games, spread: bySegments('point', 'points'), total: bySegments('point', 'points') },
  },
  darts: { game: { moneyline: score, spread: bySegments('leg', 'legs'), total: bySegments('leg', 'legs') } },
  'counter-strike': { game: all(maps) },
  valorant: { game: all(maps) },
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
  const { from, unit, widest = WIDEST } = source;
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

/** What stands of each side in what a market counts. */
export interface LegCount {
  readonly home: number;
  readonly away: number;
  /** Where it is not what the score on the card counts. */
  readonly unit: Unit | undefined;
}

/** One of it, and many. */
export type Unit = readonly [one: string, many: string];

/** The markets of a whole game that progress is told of. */
export type CountedMarket = 'moneyline' | 'spread' | 'total';

export function isCountedMarket(head: string | undefined): head is CountedMarket {
  return head === 'moneyline' || head === 'spread' || head === 'total';
}

/** What the wire says of a game. */
export interface CountStatistics {
  readonly homeScore: number;
  readonly awayScore: number;
  /** The score by period: of a set its games, of a game of table tennis its points. */
  readonly segments: readonly SegmentScore[];
}

interface SegmentScore {
  readonly homeScore?: number | null;
  readonly awayScore?: number | null;
}

interface Source {
  readonly from: 'score' | 'segments';
  readonly unit?: Unit;
}

const score: Source = { from: 'score' };
const bySegments = (...unit: Unit): Source => ({ from: 'segments', unit });

const byScore = { moneyline: score, spread: score, total: score };
const sets: Source = { from: 'score', unit: ['set', 'sets'] };
const games: Source = { from: 'score', unit: ['game', 'games'] };
const maps: Source = { from: 'score', unit: ['map', 'maps'] };

/**
 * Where a market's count stands on the wire, by sport. What is absent cannot be told from it: who wins a fight, in which
 * rounds are counted, nobody knows before its end, and in cricket one side has more runs because the other has yet to bat.
 */
const SOURCES: Readonly<Record<string, Partial<Record<CountedMarket, Source>>>> = {
  football: byScore,
  basketball: byScore,
  baseball: byScore,
  hockey: byScore,
  cricket: { total: score },
  tennis: { moneyline: sets, spread: bySegments('game', 'games'), total: bySegments('game', 'games') },
  'table-tennis': {
    moneyline: games,
    spread: bySegments('point', 'points'),
    total: bySegments('point', 'points'),
  },
  darts: { moneyline: score, spread: bySegments('leg', 'legs'), total: bySegments('leg', 'legs') },
  'counter-strike': { moneyline: maps, spread: maps, total: maps },
  valorant: { moneyline: maps, spread: maps, total: maps },
};

/** How far a market of the whole game has counted; undefined where the wire does not say. @param sport its slug */
export function legCount(
  sport: string,
  market: CountedMarket,
  { homeScore, awayScore, segments }: CountStatistics,
): LegCount | undefined {
  const source = SOURCES[sport]?.[market];
  if (!source) return undefined;
  const { from, unit } = source;
  if (from === 'score') return { home: homeScore, away: awayScore, unit };
  if (segments.length === 0) return undefined;
  let [home, away] = [0, 0];
  for (const segment of segments) {
    home += segment.homeScore ?? 0;
    away += segment.awayScore ?? 0;
  }
  return { home, away, unit };
}

import type { PricedMarket } from './simulator.ts';

/** A market with its counts, and what it takes to keep its lines together. */
export interface CountedMarket extends PricedMarket {
  readonly family: string;
  /** The line, as the first selection reads it; undefined for a market without one. */
  readonly points: number | undefined;
}

/** A family's lines as they are on the board now, counted anew. */
export interface KeptFamily {
  readonly family: string;
  readonly main: string;
  readonly markets: readonly CountedMarket[];
}

/** A main line stays while neither side of it has more than this chance: about two points either way. */
const STEADY_CHANCE = 0.57;
/** A line stays until one side of it has less than this chance; a little less than it came with. */
const LEAST_CHANCE = 0.03;
/** A family holds at most half as many lines again as would be put up now: the nearest to its main line stay. */
const MOST_KEPT = 1.5;
const FEWEST_KEPT = 2;

/**
 * The markets to put up, with the lines that are on the board already: whoever has one on a slip keeps it while it makes
 * sense. A main line that is still balanced stays the main line. Families stand where they did, their lines in order.
 * @param samples how many samples the counts are of
 */
export function withKeptLines(
  offered: readonly CountedMarket[],
  onBoard: readonly KeptFamily[],
  samples: number,
): CountedMarket[] {
  const kept = new Map(onBoard.map((family) => [family.family, family]));
  const placed = new Set<string>();
  return offered.flatMap((market) => {
    const { family } = market;
    const before = kept.get(family);
    if (!before) return [market];
    if (placed.has(family)) return [];
    placed.add(family);
    const fresh = offered.filter((other) => other.family === family);
    return merged(fresh, before, samples);
  });
}

/** Where a family comes with the same lines in every game, the most balanced of them is its main one. */
export function withOneMain(offered: readonly CountedMarket[]): CountedMarket[] {
  const mains = new Map<string, CountedMarket>();
  for (const market of offered) {
    const known = mains.get(market.family);
    if (market.main && (!known || unevenness(market) < unevenness(known))) mains.set(market.family, market);
  }
  return offered.map((market) => ({ ...market, main: mains.get(market.family) === market }));
}

/** A line that a key names itself: the 28.5 of 'result-total:28.5' and of 'win-and-total:home:28.5:over'. */
const LINE_IN_KEY = /:\d+\.5(?=:|$)/;

/**
 * What a market is one line of: its family, or its key without the line that it names, for such a one is a family of its own. Undefined
 * for a market without a line.
 * @param points its line as the first selection reads it
 */
export function lineFamilyOf({ key, family, points }: Pick<CountedMarket, 'key' | 'family' | 'points'>) {
  if (points !== undefined) return family;
  return LINE_IN_KEY.test(key) ? key.replace(LINE_IN_KEY, ':') : undefined;
}

/**
 * Of lines between which no result lies one alone, for they are one bet: after 6–3, 3–6 no match ends at 29 games, and so 28.5, 29 and
 * 29.5 are the same. The main line stays, or else one that is on the board, or else a half one.
 * @param onBoard keys of markets
 */
export function withoutTwins(
  markets: readonly CountedMarket[],
  onBoard: ReadonlySet<string>,
): CountedMarket[] {
  const stay = new Map<string, CountedMarket>();
  const rank = ({ key, main, points = 0.5 }: CountedMarket) =>
    4 * Number(main) + 2 * Number(onBoard.has(key)) + Number(!Number.isInteger(points));
  for (const market of markets) {
    const bet = betOf(market);
    const twin = bet === undefined ? undefined : stay.get(bet);
    if (bet !== undefined && (twin === undefined || rank(market) > rank(twin))) stay.set(bet, market);
  }
  return markets.filter((market) => {
    const bet = betOf(market);
    return bet === undefined || stay.get(bet) === market;
  });
}

/** Lines of one thing that win and push in as many samples do so in the same ones; undefined for a market without a line. */
function betOf(market: CountedMarket): string | undefined {
  const about = lineFamilyOf(market);
  return about && [about, ...market.wins, ...market.pushes].join(' ');
}

function unevenness({ wins }: PricedMarket): number {
  return Math.max(...wins) - Math.min(...wins);
}

function merged(fresh: readonly CountedMarket[], before: KeptFamily, samples: number): CountedMarket[] {
  const balanced = before.markets.some(
    (market) => market.key === before.main && isBetween(market, 1 - STEADY_CHANCE, samples),
  );
  const main = balanced ? before.main : (fresh.find((market) => market.main)?.key ?? before.main);
  const lines = new Map(fresh.map((market) => [market.key, market]));
  for (const market of before.markets) {
    if (isBetween(market, LEAST_CHANCE, samples)) lines.set(market.key, market);
  }
  const middle = lines.get(main)?.points ?? 0;
  const distance = ({ points = 0 }: CountedMarket) => Math.abs(points - middle);
  const most = Math.max(Math.floor(fresh.length * MOST_KEPT), fresh.length + FEWEST_KEPT);
  return [...lines.values()]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .sort((one, other) => (one.points ?? 0) - (other.points ?? 0))
    .map((market) => ({ ...market, main: market.key === main }));
}

/** Whether the chance of the first selection, pushes left out, is not nearer to 0 or 1 than `least`. */
function isBetween({ wins, pushes }: PricedMarket, least: number, samples: number): boolean {
  const action = samples - (pushes[0] ?? 0);
  const chance = action === 0 ? 0 : (wins[0] ?? 0) / action;
  return chance >= least && chance <= 1 - least;
}

import { countMarks, type MeasureColumn, measureColumn } from '@fairline/sports/count-marks.ts';
import type {
  AnySportModel,
  MarketDefinition,
  MarketOffer,
  Outcomes,
  Sides,
} from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type {
  FamilyOnBoard,
  FitJob,
  PricedMarket,
  PriceJob,
  PriceResult,
  WinProbabilityJob,
} from './simulator.ts';

/** A main line stays while neither side of it has more than this chance: about two points either way. */
const STEADY_CHANCE = 0.57;
/** A line further out than this is taken off the board. */
const LEAST_CHANCE = 0.02;
const WINNER = 'moneyline:game';

/** Simulates the rest of the game and counts every market to offer. @throws RangeError for an unknown sport */
export function runPrice(job: PriceJob): PriceResult {
  const model = modelOf(job.sport);
  const { state, sides, samples } = job;
  const outcomes = model.simulate(state, job.strength, samples, job.seed);
  const offers = model.offer(state, outcomes, sides);
  const steady = steadyFamilies(model, job, outcomes);
  const markets: PricedMarket[] = [];
  const placed = new Set<string>();
  for (const offer of offers) {
    const lines = steady.get(offer.market.family);
    if (!lines) markets.push(count(offer, outcomes));
    else if (!placed.has(offer.market.family)) {
      markets.push(...lines);
      placed.add(offer.market.family);
    }
  }
  return {
    samples,
    markets,
    columns: columnsOf(model, sides, markets, outcomes),
    homeWin: homeWin(markets, samples),
  };
}

export function runFit({ sport, lines }: FitJob): unknown {
  return modelOf(sport).fit(lines);
}

export function runWinProbability(job: WinProbabilityJob): number[] {
  const model = modelOf(job.sport);
  const winner = model.market(WINNER, job.sides);
  if (!winner) return job.states.map(() => 0.5);
  return job.states.map((state) => {
    const outcomes = model.simulate(state, job.strength, job.samples, job.seed);
    return homeWin([count({ market: winner, main: true }, outcomes)], job.samples) ?? 0.5;
  });
}

/** Families whose main line is still balanced keep their lines, so that prices move and the board does not. */
function steadyFamilies(
  model: AnySportModel,
  { state, sides, board }: PriceJob,
  outcomes: Outcomes,
): Map<string, PricedMarket[]> {
  const steady = new Map<string, PricedMarket[]>();
  for (const family of board) {
    const lines = steadyLines(model, state, sides, family, outcomes);
    if (lines) steady.set(family.family, lines);
  }
  return steady;
}

function steadyLines(
  model: AnySportModel,
  state: unknown,
  sides: Sides,
  { main, keys }: FamilyOnBoard,
  outcomes: Outcomes,
): PricedMarket[] | undefined {
  const lines: PricedMarket[] = [];
  for (const key of keys) {
    const market: MarketDefinition<Outcomes> | undefined = model.isDecided(state, key)
      ? undefined
      : model.market(key, sides);
    if (!market) {
      if (key === main) return undefined;
      continue;
    }
    const counted = count({ market, main: key === main }, outcomes);
    const chance = firstChance(counted, outcomes.size);
    if (key === main && (chance > STEADY_CHANCE || chance < 1 - STEADY_CHANCE)) return undefined;
    if (chance >= LEAST_CHANCE && chance <= 1 - LEAST_CHANCE) lines.push(counted);
  }
  return lines;
}

/** The chance of the market's first selection, pushes left out. */
function firstChance({ wins, pushes }: PricedMarket, size: number): number {
  const action = size - (pushes[0] ?? 0);
  return action === 0 ? 0 : (wins[0] ?? 0) / action;
}

function count({ market, main }: MarketOffer<Outcomes>, outcomes: Outcomes): PricedMarket {
  return { key: market.key, main, ...countMarks(market, outcomes) };
}

/** What the markets measure; many share a measure. */
function columnsOf(
  model: AnySportModel,
  sides: Sides,
  markets: readonly PricedMarket[],
  outcomes: Outcomes,
): Map<string, MeasureColumn> {
  const columns = new Map<string, MeasureColumn>();
  for (const { key } of markets) {
    const measure = model.market(key, sides)?.measure;
    if (measure && !columns.has(measure.key)) columns.set(measure.key, measureColumn(outcomes, measure));
  }
  return columns;
}

function homeWin(markets: readonly PricedMarket[], samples: number): number | undefined {
  const winner = markets.find((market) => market.key === WINNER);
  return winner && ((winner.wins[0] ?? 0) + (winner.pushes[0] ?? 0) / 2) / samples;
}

function modelOf(sport: string): AnySportModel {
  const model = sportModel(sport);
  if (!model) throw new RangeError(`No model for the sport '${sport}'.`);
  return model;
}

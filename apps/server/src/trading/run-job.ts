import { countMarks, type MeasureColumn, measureColumn } from '@fairline/sports/count-marks.ts';
import type {
  MarketDefinition,
  MarketOffer,
  Measure,
  Outcomes,
  SampleRange,
} from '@fairline/sports/market-definition.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { type CountedMarket, lineFamilyOf, withKeptLines, withOneMain, withoutTwins } from './kept-lines.ts';
import { letGo } from './let-go.ts';
import { type PackedColumn, packColumn } from './packed-column.ts';
import { sellsDraws } from './sells-draws.ts';
import type {
  FitJob,
  PricedMarket,
  PriceJob,
  PriceResult,
  WinChances,
  WinProbabilityJob,
} from './simulator.ts';

/** Simulates the rest of the game and counts every market to offer. @throws RangeError for an unknown sport */
export function runPrice(job: PriceJob): PriceResult {
  return priceSamples(job, runSamples(job));
}

/** The rest of the game, in all samples or some. @throws RangeError for an unknown sport */
export function runSamples(job: PriceJob, only?: SampleRange): Outcomes {
  return modelOf(job.sport).simulate(job.state, job.strength, job.samples, job.seed, only);
}

/** Counts every market to offer. @param outcomes of all samples */
export function priceSamples(job: PriceJob, outcomes: Outcomes): PriceResult {
  const model = modelOf(job.sport);
  const { state, sides, samples } = job;
  const all = model.offer(state, outcomes, sides);
  const offers = job.mainOnly ? all.filter(({ main, isAside }) => main && !isAside) : all;
  const counted = withOneMain(offers.map((offer) => count(offer, outcomes)));
  const offered = job.mainOnly ? counted.filter(({ main }) => main) : counted;
  const onBoard = job.board.map(({ family, main, keys }) => ({
    family,
    main,
    markets: keys.flatMap((key) => {
      const market = model.isDecided(state, key) ? undefined : model.market(key, sides);
      return market ? [count({ market, main: key === main }, outcomes)] : [];
    }),
  }));
  const kept = withKeptLines(offered, onBoard, samples);
  const markets = withoutTwins(kept, new Set(job.board.flatMap(({ keys }) => keys)));
  const held = heldBeside(job, all, markets).map((market) => count({ market, main: false }, outcomes));
  return {
    samples,
    markets: markets.map((market) => priced(model, job, market)),
    held: held.map((market) => priced(model, job, market)),
    areGroupsShut: model.shutsGroups?.(state) ?? false,
    asides: familiesLeft(all, kept),
    ...columnsOf(model, job, [...markets, ...held], outcomes),
    winChances: winChances(model, markets, samples, winnerKey(model)),
    endChances: model.mustHaveWinner?.(state)
      ? winChances(model, markets, samples, endKey(model))
      : undefined,
  };
}

export function runFit({ sport, lines }: FitJob): unknown {
  return modelOf(sport).fit(lines);
}

export function runWinProbability(job: WinProbabilityJob): WinChances[] {
  const model = modelOf(job.sport);
  return job.states.map((state) => {
    const isEnd = job.by === 'end' && model.mustHaveWinner?.(state) === true;
    const key = isEnd ? endKey(model) : winnerKey(model);
    const winner = model.market(key, job.sides);
    if (!winner) return EVEN;
    const outcomes = model.simulate(state, job.strength, job.samples, job.seed);
    const counted = count({ market: winner, main: true }, outcomes);
    letGo(outcomes);
    return winChances(model, [counted], job.samples, key) ?? EVEN;
  });
}

/** Lines that open bets are on and that are not priced, of what others are offered of: of all else the samples need not tell. */
function heldBeside(
  { sport, state, sides, held = [] }: PriceJob,
  offered: readonly MarketOffer<Outcomes>[],
  priced: readonly CountedMarket[],
): MarketDefinition<Outcomes>[] {
  if (held.length === 0) return [];
  const model = modelOf(sport);
  const lineFamilies = new Set(offered.map(({ market }) => lineFamilyOfMarket(market)));
  const known = new Set(priced.map(({ key }) => key));
  return held.flatMap((key) => {
    const market = known.has(key) || model.isDecided(state, key) ? undefined : model.market(key, sides);
    if (!market) return [];
    const lineFamily = lineFamilyOfMarket(market);
    return lineFamily !== undefined && lineFamilies.has(lineFamily) ? [market] : [];
  });
}

/** What a market is one line of; undefined for one without a line. */
function lineFamilyOfMarket({ key, family, selections }: MarketDefinition<Outcomes>): string | undefined {
  return lineFamilyOf({ key, family, points: selections[0]?.points });
}

/** Families that are offered and not priced. */
function familiesLeft(offered: readonly MarketOffer<Outcomes>[], priced: readonly CountedMarket[]): number {
  const families = new Set(offered.map(({ market }) => market.family));
  for (const { family } of priced) families.delete(family);
  return families.size;
}

function count({ market, main }: MarketOffer<Outcomes>, outcomes: Outcomes): CountedMarket {
  const points = market.selections[0]?.points;
  return { key: market.key, family: market.family, points, main, ...countMarks(market, outcomes) };
}

function priced(
  model: AnySportModel,
  { state, sides }: PriceJob,
  { key, main, wins, pushes }: CountedMarket,
): PricedMarket {
  const { isShut } = model;
  if (!isShut) return { key, main, wins, pushes };
  const { selections = [] } = model.market(key, sides) ?? {};
  const shut = selections.flatMap((one, place) => (isShut(state, key, one.key) ? [place] : []));
  return { key, main, wins, pushes, shut };
}

type Column = MeasureColumn | PackedColumn;

/** What the markets measure, and what decides single selections of them; many share a measure. */
function columnsOf(
  model: AnySportModel,
  { sides, columns: wanted, packed }: PriceJob,
  markets: readonly PricedMarket[],
  outcomes: Outcomes,
) {
  const [columns, ownColumns] = [new Map<string, Column>(), new Map<string, Column>()];
  const add = (to: Map<string, Column>, measure: Measure<Outcomes>) => {
    if (to.has(measure.key)) return;
    const column = measureColumn(outcomes, measure);
    to.set(measure.key, packed ? packColumn(column) : column);
  };
  for (const { key } of markets) {
    const market = model.market(key, sides);
    if (!market || (wanted === 'card' && !isOnCard(model, market))) continue;
    add(columns, market.measure);
    // Joint prices of single selections are asked once somebody looks at the event.
    if (wanted === 'card') continue;
    for (const { measure } of market.selections) if (measure) add(ownColumns, measure);
  }
  return { columns, ownColumns };
}

/** Whether a market is one of the lines on the card of an event, or stands there once they are decided. */
function isOnCard({ mainLines }: AnySportModel, { key, type }: MarketDefinition<Outcomes>): boolean {
  if (key === mainLines.inTheEnd) return true;
  return mainLines.types.includes(type) && key.split(':')[1] === mainLines.scope;
}

function winnerKey({ mainLines }: AnySportModel): string {
  return `moneyline:${mainLines.scope}`;
}

/** Of who wins in the end. */
function endKey(model: AnySportModel): string {
  return model.mainLines.inTheEnd ?? winnerKey(model);
}

const EVEN: WinChances = { home: 0.5, draw: 0 };

function winChances(
  model: AnySportModel,
  markets: readonly PricedMarket[],
  samples: number,
  key: string,
): WinChances | undefined {
  const winner = markets.find((market) => market.key === key);
  if (!winner) return undefined;
  const [wins = 0] = winner.wins;
  const [pushes = 0] = winner.pushes;
  return { home: (wins + pushes / 2) / samples, draw: sellsDraws(model) ? pushes / samples : 0 };
}

function modelOf(sport: string): AnySportModel {
  const model = sportModel(sport);
  if (!model) throw new RangeError(`No model for the sport '${sport}'.`);
  return model;
}

import { countMarks, type MeasureColumn, measureColumn } from '@fairline/sports/count-marks.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type {
  FitJob,
  PricedMarket,
  PriceJob,
  PriceResult,
  Simulator,
  WinChances,
  WinProbabilityJob,
} from '../simulator.ts';

/** What is offered of football until it is decided, or all but certain; of another sport the main lines. */
const KEYS = [
  'moneyline:game',
  ...[-3.5, -2, 1.5, 3].map((line) => `spread:game:${line}`),
  ...[33.5, 40, 45.5, 47].map((line) => `total:game:${line}`),
  'moneyline:h1',
  ...[17, 23.5].map((line) => `total:h1:${line}`),
  ...[7, 9.5].map((line) => `total:q1:${line}`),
];
const SAMPLES = 384;
const SEED = 7;

/** Prices a state once, with few samples and few markets, and remembers it: for tests that play thousands of games. */
export class CannedSimulator implements Simulator {
  readonly #known = new Map<string, PriceResult>();

  async price(asked: () => PriceJob): Promise<PriceResult> {
    const job = asked();
    const key = JSON.stringify(job.state, (name, value: unknown) => (name === 'sides' ? undefined : value));
    const known = this.#known.get(key) ?? priced(job);
    this.#known.set(key, known);
    return known;
  }

  async fit(_job: FitJob): Promise<unknown> {
    return { home: 0, away: 0 };
  }

  async winProbability({ states }: WinProbabilityJob): Promise<readonly WinChances[]> {
    return states.map(() => ({ home: 0.5, draw: 0 }));
  }

  async close(): Promise<void> {}
}

function priced({ sport, state, sides }: PriceJob): PriceResult {
  const model = sportModel(sport);
  if (!model) throw new RangeError(`No model for the sport '${sport}'.`);
  const outcomes = model.simulate(state, model.even, SAMPLES, SEED);
  const columns = new Map<string, MeasureColumn>();
  const mainKeys = () =>
    model.offer(state, outcomes, sides).flatMap(({ main, market }) => (main ? [market.key] : []));
  const keys = sport === 'football' ? KEYS : mainKeys();
  const markets = keys
    .filter((key) => !model.isDecided(state, key))
    .flatMap((key): PricedMarket[] => {
      const market = model.market(key, sides);
      if (!market) return [];
      columns.set(market.measure.key, measureColumn(outcomes, market.measure));
      return [{ key, main: false, ...countMarks(market, outcomes) }];
    });
  return {
    samples: SAMPLES,
    markets: markets.map(withMain),
    columns,
    ownColumns: new Map(),
    asides: 0,
    winChances: undefined,
    endChances: undefined,
  };
}

/** The most even line of each family is the main one. */
function withMain(market: PricedMarket, _index: number, all: readonly PricedMarket[]): PricedMarket {
  const family = all.filter(({ key }) => familyOf(key) === familyOf(market.key));
  return { ...market, main: family.every((other) => unevenness(market) <= unevenness(other)) };
}

function familyOf(key: string): string {
  return key.split(':').slice(0, 2).join(':');
}

function unevenness({ wins: [one = 0, other = 0] }: PricedMarket): number {
  return Math.abs(one - other);
}

// The measuring program of `npm run bench -- simulate`: reads cases as JSON, and prints milliseconds of processor time as JSON.
// It does one thing of them, as a worker of the server does: what else a program has run, its compiler takes into account.
import { text } from 'node:stream/consumers';
import { countMarks } from '../../../packages/sports/src/count-marks.ts';
import type {
  MarketDefinition,
  Measure,
  Outcomes,
  SampleRange,
} from '../../../packages/sports/src/market-definition.ts';
import { Random } from '../../../packages/sports/src/random.ts';
import { columnsOf, rangesOf, takeSamples } from '../../../packages/sports/src/samples.ts';
import { sportModel } from '../../../packages/sports/src/sports.ts';
import type { Case } from './cases.ts';
import type { Measuring } from './measuring.ts';

/** The compiler's own work is done after so many turns. */
const WARM_UP = 3;

const { cases, samples, turns, what, threads }: Measuring = JSON.parse(await text(process.stdin));
const times = new Map(cases.map(({ name }) => [name, [] as number[]]));
for (let turn = -WARM_UP; turn < turns; turn++) {
  for (const each of cases) {
    const ms = measured(each, turn);
    if (turn >= 0) times.get(each.name)?.push(ms);
  }
}
console.log(JSON.stringify(Object.fromEntries(times)));

function measured(each: Case, turn: number): number {
  if (what === 'plain') return cpuMs(() => playPlain(each, turn));
  if (what === 'ours') return cpuMs(() => simulate(each, turn));
  return what === 'share' ? shareMs(each, turn) : countMs(each, turn, what);
}

/** Of samples that are simulated beforehand. */
function countMs(each: Case, turn: number, how: 'offer' | 'count' | 'count-each'): number {
  const model = sportModel(each.sport);
  const outcomes = simulate(each, turn);
  if (model === undefined || outcomes === undefined) return 0;
  const find = () => model.offer(each.state, outcomes, each.sides).map(({ market }) => market);
  if (how === 'offer') return cpuMs(() => countAll(find(), outcomes));
  const markets = how === 'count' ? find() : find().map(eachByItself);
  // What was counted while they were looked for is remembered of those outcomes alone.
  return cpuMs(() => countAll(markets, { ...outcomes }));
}

function countAll(markets: readonly MarketDefinition<Outcomes>[], outcomes: Outcomes): void {
  for (const market of markets) countMarks(market, outcomes);
}

function eachByItself(market: MarketDefinition<Outcomes>): MarketDefinition<Outcomes> {
  const plain = ({ key, bind }: Measure<Outcomes>) => ({ key, bind });
  const selections = market.selections.map((one) =>
    one.measure === undefined ? one : { ...one, measure: plain(one.measure) },
  );
  return { ...market, measure: plain(market.measure), selections };
}

/** The first of the ranges, and taking over the others as they come from other threads. */
function shareMs({ sport, state, strength }: Case, turn: number): number {
  const [own, ...others] = rangesOf(samples, threads);
  const play = (only: SampleRange | undefined) =>
    sportModel(sport)?.simulate(state, strength, samples, turn + WARM_UP, only);
  const played = others.map((range) => {
    const outcomes = play(range);
    return { range, columns: outcomes === undefined ? [] : columnsOf(outcomes) };
  });
  return cpuMs(() => {
    const outcomes = play(own);
    for (const { range, columns } of played) if (outcomes) takeSamples(outcomes, columns, range);
  });
}

function simulate({ sport, state, strength }: Case, turn: number): Outcomes | undefined {
  return sportModel(sport)?.simulate(state, strength, samples, turn + WARM_UP);
}

/** The same model one game at a time: a play is an object, and so is the state after it. */
function playPlain({ sport, state, strength }: Case, turn: number): void {
  const model = sportModel(sport);
  for (let game = 0; game < samples; game++) {
    const random = new Random(turn + WARM_UP, game);
    let now = state;
    for (;;) {
      const play = model?.playOn(now, strength, random);
      if (play === undefined) break;
      now = model?.apply(now, play);
    }
  }
}

/** Processor time of the whole program, what collects its garbage beside it included. */
function cpuMs(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

// The measuring program of two threads that share the samples of a game, as two workers of the server do: milliseconds of the
// clock until all of them are in one place. Reads cases as JSON and prints JSON.
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Column } from '../../../packages/sports/src/kit/columns.ts';
import type { Outcomes, SampleRange } from '../../../packages/sports/src/market-definition.ts';
import { columnsOf, rangesOf, takeSamples } from '../../../packages/sports/src/samples.ts';
import { sportModel } from '../../../packages/sports/src/sports.ts';
import type { Case } from './cases.ts';
import type { Measuring } from './measuring.ts';

/** The compiler's own work is done after so many turns. */
const WARM_UP = 3;

interface Half {
  readonly each: Case;
  readonly samples: number;
  readonly seed: number;
}

if (isMainThread) {
  const other = new Worker(fileURLToPath(import.meta.url));
  console.log(JSON.stringify(await measure(JSON.parse(await text(process.stdin)), other)));
  await other.terminate();
} else {
  parentPort?.on('message', (half: Half) => {
    const columns = columnsOf(play(half, rangesOf(half.samples, 2)[1]));
    const buffers = columns.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
    parentPort?.postMessage(columns, buffers);
  });
}

async function measure({ cases, samples, turns }: Measuring, other: Worker): Promise<object> {
  const times = new Map(cases.map(({ name }) => [name, [] as number[]]));
  for (let turn = -WARM_UP; turn < turns; turn++) {
    for (const each of cases) {
      const begun = performance.now();
      await share({ each, samples, seed: turn + WARM_UP }, other);
      if (turn >= 0) times.get(each.name)?.push(performance.now() - begun);
    }
  }
  return Object.fromEntries(times);
}

async function share(half: Half, other: Worker): Promise<void> {
  const [first, second] = rangesOf(half.samples, 2);
  if (first === undefined || second === undefined) throw new RangeError('There is nothing to share.');
  const played = new Promise<readonly Column[]>((resolve) => other.once('message', resolve));
  other.postMessage(half);
  const outcomes = play(half, first);
  takeSamples(outcomes, await played, second);
}

function play({ each, samples, seed }: Half, only: SampleRange | undefined): Outcomes {
  const model = sportModel(each.sport);
  if (model === undefined) throw new RangeError(`There is no sport ${each.sport}.`);
  return model.simulate(each.state, each.strength, samples, seed, only);
}

import type { MessagePort } from 'node:worker_threads';
import type { Column } from '@fairline/sports/kit/columns.ts';
import type { Outcomes, SampleRange } from '@fairline/sports/market-definition.ts';
import { columnsOf, takeSamples } from '@fairline/sports/samples.ts';
import { runSamples } from './run-job.ts';
import type { PriceJob } from './simulator.ts';

/** Samples of a price that another thread plays, and where they come from or go to. */
export interface Share {
  readonly range: SampleRange;
  readonly port: MessagePort;
}

/**
 * All samples of a price, those of the shares played by other threads meanwhile. Should one of them break down, this one plays its
 * share itself: the samples are the same.
 */
export async function joinShares(
  job: PriceJob,
  own: SampleRange,
  shares: readonly Share[],
): Promise<Outcomes> {
  const played = shares.map(({ range, port }) => ({ range, columns: columnsFrom(port) }));
  const outcomes = runSamples(job, own);
  for (const { range, columns } of played) {
    takeSamples(outcomes, (await columns) ?? columnsOf(runSamples(job, range)), range);
  }
  return outcomes;
}

/** What comes through the port; undefined when it closes before. */
function columnsFrom(port: MessagePort): Promise<readonly Column[] | undefined> {
  return new Promise((resolve) => {
    port.once('message', (columns: readonly Column[]) => {
      resolve(columns);
      port.close();
    });
    port.once('close', () => resolve(undefined));
  });
}

/** Plays a share and hands it over; an error only closes the port, for who waits for it meets it as well. */
export function sendShare(job: PriceJob, { range, port }: Share): void {
  try {
    const columns = columnsOf(runSamples(job, range));
    port.postMessage(
      columns,
      columns.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer),
    );
  } finally {
    port.close();
  }
}

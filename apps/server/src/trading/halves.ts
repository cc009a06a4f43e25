import type { MessagePort } from 'node:worker_threads';
import { type Column, columnsOf, halvesOf, takeSamples } from '@fairline/sports/samples.ts';
import type { Outcomes } from '@fairline/sports/sport.ts';
import { runSamples } from './run-job.ts';
import type { PriceJob } from './simulator.ts';

/**
 * All samples of a price, the second half of them played by another thread meanwhile. Should that one break down, this one plays
 * them itself: the samples are the same.
 */
export async function joinHalves(job: PriceJob, port: MessagePort): Promise<Outcomes> {
  const [first, second] = halvesOf(job.samples);
  const other = columnsFrom(port);
  const outcomes = runSamples(job, first);
  const columns = (await other) ?? columnsOf(runSamples(job, second));
  takeSamples(outcomes, columns, second);
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

/** Plays the second half and hands it over; an error only closes the port, for the other thread meets it as well. */
export function sendHalf(job: PriceJob, port: MessagePort): void {
  try {
    const [, second] = halvesOf(job.samples);
    const columns = columnsOf(runSamples(job, second));
    port.postMessage(
      columns,
      columns.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer),
    );
  } finally {
    port.close();
  }
}

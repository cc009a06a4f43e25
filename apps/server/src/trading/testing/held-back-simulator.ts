import type { PriceJob, PriceResult } from '../simulator.ts';
import { InProcessSimulator } from './in-process-simulator.ts';

/** Keeps the samples of every line back until they are released; of its games nobody knows who leads, as of a field. */
export class HeldBackSimulator extends InProcessSimulator {
  release = (): void => {};
  readonly #released = new Promise<void>((resolve) => {
    this.release = resolve;
  });

  override async price(asked: () => PriceJob): Promise<PriceResult> {
    const job = asked();
    if (job.columns === 'all') await this.#released;
    return { ...(await super.price(() => job)), winChances: undefined };
  }
}

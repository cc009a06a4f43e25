import type { PriceJob } from '../simulator.ts';
import { InProcessSimulator } from './in-process-simulator.ts';

/** Makes no price while it is held. */
export class SlowSimulator extends InProcessSimulator {
  release = (): void => {};
  #released: Promise<void> | undefined;

  hold(): void {
    this.#released = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  override async price(asked: () => PriceJob) {
    const job = asked();
    await this.#released;
    return super.price(() => job);
  }
}

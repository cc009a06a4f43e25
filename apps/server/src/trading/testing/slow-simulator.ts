import { JobQueue } from '../job-queue.ts';
import type { PriceJob, PriceResult, Priority } from '../simulator.ts';
import { InProcessSimulator } from './in-process-simulator.ts';

interface Waiting {
  readonly job: () => PriceJob;
  readonly done: (result: PriceResult) => void;
}

/** How long a price takes it, by the test's own time. */
export interface Slowness {
  readonly wholeMs: number;
  readonly partMs: number;
}

/** One thread on a machine that is busy: its prices take time, which passes when the test says so. */
export class SlowSimulator extends InProcessSimulator {
  readonly #slowness: Slowness;
  readonly #queue = new JobQueue<Waiting>();
  #running: { readonly job: PriceJob; readonly done: Waiting['done']; leftMs: number } | undefined;
  #isSlow = false;

  constructor(slowness: Slowness) {
    super();
    this.#slowness = slowness;
  }

  /** Until then every price is made at once. */
  slowDown(): void {
    this.#isSlow = true;
  }

  override async price(job: () => PriceJob, priority: () => Priority = () => 'live'): Promise<PriceResult> {
    if (!this.#isSlow) return super.price(job);
    return new Promise((done) => this.#queue.add({ job, done }, priority));
  }

  /** Works for so long. Whoever waits for what is done then has heard of it when this resolves. */
  async work(ms: number): Promise<void> {
    this.#running ??= this.#take();
    if (!this.#running) return;
    this.#running.leftMs -= ms;
    if (this.#running.leftMs > 0) return;
    const { job, done } = this.#running;
    this.#running = undefined;
    done(await super.price(() => job));
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Does all that waits, at once. */
  async finish(): Promise<void> {
    this.#isSlow = false;
    while (this.#running || this.#queue.size > 0) await this.work(Number.POSITIVE_INFINITY);
  }

  #take() {
    const waiting = this.#queue.take('any');
    if (!waiting) return undefined;
    const job = waiting.job();
    const { wholeMs, partMs } = this.#slowness;
    return { job, done: waiting.done, leftMs: job.only ? partMs : wholeMs };
  }
}

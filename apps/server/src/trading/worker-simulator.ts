import { MessageChannel } from 'node:worker_threads';
import { rangesOf } from '@fairline/sports/samples.ts';
import type { Logger } from '../platform/log.ts';
import { isQuick, JobQueue } from './job-queue.ts';
import { type Asker, SimulationThread } from './simulation-thread.ts';
import {
  type FitJob,
  type Job,
  type PriceJob,
  type PriceResult,
  type Priority,
  SimulationAbandoned,
  type Simulator,
  type WinChances,
  type WinProbabilityJob,
} from './simulator.ts';
import type { NewJob } from './worker-messages.ts';

/** A thread that breaks down is started again, but not in a tight circle. */
const RESTART_MS = 1000;
/** When quick jobs have waited for so long without a break, another thread is started; milliseconds. */
const BEHIND_MS = 3000;
/** So long after that happened last all threads but one end: each takes fifty megabytes. */
const CALM_MS = 60_000;
/** So many samples at least is a thread given that plays some of another's; of fewer, handing them over costs too much. */
const LEAST_SHARE = 4096;

interface Waiting extends Asker {
  readonly job: () => Job;
  readonly priority: () => Priority;
}

/** For a share of a job, that another thread's answer is made of. */
const NOBODY: Asker = { resolve: () => {}, reject: () => {} };

/** Simulates in threads of its own: as many as it may while quick jobs pile up, as at a start, and one at rest. */
export class WorkerSimulator implements Simulator {
  readonly #most: number;
  readonly #logger: Pick<Logger, 'error'>;
  readonly #first: 'quick' | 'any';
  readonly #calm: NodeJS.Timeout;
  #isCalm = false;
  #behind: NodeJS.Timeout | undefined;
  readonly #queue = new JobQueue<Waiting>();
  readonly #threads: SimulationThread[] = [];
  readonly #restarts = new Set<NodeJS.Timeout>();
  #closed = false;

  /**
   * @param most threads at a time
   * @param first what the first of several threads does: quick jobs only, so that a long fit never delays a price in play,
   *   unless every job is as urgent as the other
   * @param calmMs how long quick jobs have not piled up when threads end
   */
  constructor(
    most: number,
    logger: Pick<Logger, 'error'>,
    first: 'quick' | 'any' = 'quick',
    calmMs: number = CALM_MS,
  ) {
    this.#most = most;
    this.#logger = logger;
    this.#first = first;
    this.#calm = setTimeout(() => {
      this.#isCalm = true;
      this.#endIdle();
    }, calmMs).unref();
    for (let index = 0; index < most; index++) this.#start();
  }

  /** How many there are now. @internal */
  get threads(): number {
    return this.#threads.length;
  }

  price(job: () => PriceJob, priority: () => Priority): Promise<PriceResult> {
    return this.#run<PriceResult>(job, priority);
  }

  fit(job: FitJob, priority: () => Priority): Promise<unknown> {
    return this.#run<unknown>(() => job, priority);
  }

  winProbability(job: WinProbabilityJob): Promise<readonly WinChances[]> {
    return this.#run<readonly WinChances[]>(
      () => job,
      () => 'background',
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#calm);
    clearTimeout(this.#behind);
    for (const restart of this.#restarts) clearTimeout(restart);
    const abandoned = new SimulationAbandoned('The simulator was closed.');
    for (const waiting of this.#queue.takeAll()) waiting.reject(abandoned);
    const threads = this.#threads.splice(0);
    await Promise.all(threads.map((thread) => thread.end(abandoned)));
  }

  #run<T>(job: () => Job, priority: () => Priority): Promise<T> {
    if (this.#closed) return Promise.reject(new SimulationAbandoned('The simulator was closed.'));
    return new Promise<T>((resolve, reject) => {
      // The worker answers a job with what the job's own function in run-job.ts returns; this border needs the cast.
      this.#queue.add({ job, priority, resolve: (result) => resolve(result as T), reject }, priority);
      this.#next();
    });
  }

  #start(): void {
    const thread = new SimulationThread({
      onIdle: () => {
        if (this.#isCalm) this.#endIdle();
        this.#next();
      },
      onBroken: (error) => this.#broken(thread, error),
    });
    this.#threads.push(thread);
    this.#next();
  }

  #next(): void {
    this.#giveJobs();
    // What is in no hurry is no reason for another thread.
    if (!this.#queue.hasQuick) {
      clearTimeout(this.#behind);
      this.#behind = undefined;
    } else this.#behind ??= setTimeout(() => this.#fallBehind(), BEHIND_MS).unref();
  }

  #fallBehind(): void {
    this.#behind = undefined;
    this.#isCalm = false;
    this.#calm.refresh();
    if (this.#threads.length + this.#restarts.size < this.#most) this.#start();
    else this.#next();
  }

  /** Ends threads until one is left, each as soon as it has nothing to do. */
  #endIdle(): void {
    for (const thread of this.#threads.filter(({ isBusy }) => !isBusy)) {
      if (this.#threads.length < 2) return;
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      void thread.end();
    }
  }

  #giveJobs(): void {
    for (const [index, thread] of this.#threads.entries()) {
      if (thread.isBusy) continue;
      const isFirst = index === 0 && this.#threads.length > 1;
      const waiting = this.#queue.take(isFirst ? this.#first : 'any');
      if (!waiting) continue;
      const job = jobOf(waiting);
      if (job === undefined) {
        setImmediate(() => this.#next());
        continue;
      }
      const isShared = job.kind === 'price' && isQuick(waiting.priority()) && this.#queue.size === 0;
      thread.give(waiting, isShared ? this.#share(job, thread) : { job });
    }
  }

  /** Lets the threads that are idle play samples of a price. They come through the ports. */
  #share(price: PriceJob, thread: SimulationThread): NewJob {
    const helpers = this.#threads.filter((other) => other !== thread && !other.isBusy);
    const count = Math.min(helpers.length + 1, Math.floor(price.samples / LEAST_SHARE));
    const [own, ...ranges] = rangesOf(price.samples, Math.max(count, 1));
    if (own === undefined || ranges.length === 0) return { job: price };
    const shares = ranges.map((range, at) => {
      const { port1, port2 } = new MessageChannel();
      helpers[at]?.give(NOBODY, { shareOf: price, share: { range, port: port2 } });
      return { range, port: port1 };
    });
    return { price, own, shares };
  }

  #broken(thread: SimulationThread, error: Error): void {
    this.#logger.error({ err: error }, 'A simulation thread broke down; another is started');
    const index = this.#threads.indexOf(thread);
    // One that is being ended is no longer among them.
    if (index < 0) return;
    this.#threads.splice(index, 1);
    if (this.#closed) return;
    const restart = setTimeout(() => {
      this.#restarts.delete(restart);
      this.#start();
    }, RESTART_MS);
    this.#restarts.add(restart);
  }
}

/** What is to be done for somebody now; undefined where that cannot be said, and whoever waits has been told. */
function jobOf({ job, reject }: Waiting): Job | undefined {
  try {
    return job();
  } catch (error) {
    reject(error instanceof Error ? error : new Error(String(error)));
    return undefined;
  }
}

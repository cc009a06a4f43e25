import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { Logger } from '../platform/log.ts';
import { isQuick, JobQueue } from './job-queue.ts';
import { startSimulationWorker } from './simulation-worker.ts';
import {
  type FitJob,
  type Job,
  type PriceJob,
  type PriceResult,
  type Priority,
  SimulationAbandoned,
  type Simulator,
  type WinProbabilityJob,
} from './simulator.ts';
import type { WholeJob, WorkerAnswer, WorkerJob } from './worker-messages.ts';

/** What a thread may use; a price of 32,768 samples needs about 20 MB. A small young space lets go of samples soon. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 6 };
/** A thread that breaks down is started again, but not in a tight circle. */
const RESTART_MS = 1000;
/** When quick jobs have waited for so long without a break, another thread is started; milliseconds. */
const BEHIND_MS = 3000;
/** So long after that happened last all threads but one end: each takes fifty megabytes. */
const CALM_MS = 60_000;
/** So many samples are shared by two threads when both have nothing else to do; of fewer, handing them over costs too much. */
const SHARED_FROM = 8192;

interface Waiting {
  readonly job: () => Job;
  readonly priority: () => Priority;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Whoever waits for a job. */
type Asker = Pick<Waiting, 'resolve' | 'reject'>;

/** For half of a job, that another thread's answer is made of. */
const NOBODY: Asker = { resolve: () => {}, reject: () => {} };

interface Thread {
  readonly worker: Worker;
  busy: Asker | undefined;
  id: number;
}

/** Simulates in threads of its own: as many as it may while quick jobs pile up, as at a start, and one at rest. */
export class WorkerSimulator implements Simulator {
  readonly #most: number;
  readonly #logger: Pick<Logger, 'error'>;
  readonly #first: 'quick' | 'any';
  readonly #calm: NodeJS.Timeout;
  #isCalm = false;
  #behind: NodeJS.Timeout | undefined;
  readonly #queue = new JobQueue<Waiting>();
  readonly #threads: Thread[] = [];
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

  fit(job: FitJob, priority: Priority): Promise<unknown> {
    return this.#run<unknown>(
      () => job,
      () => priority,
    );
  }

  winProbability(job: WinProbabilityJob): Promise<readonly number[]> {
    return this.#run<readonly number[]>(
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
    for (const thread of threads) thread.busy?.reject(abandoned);
    await Promise.all(threads.map((thread) => thread.worker.terminate()));
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
    const worker = startSimulationWorker({ resourceLimits: RESOURCE_LIMITS });
    const thread: Thread = { worker, busy: undefined, id: 0 };
    worker.on('message', (answer: WorkerAnswer) => this.#answered(thread, answer));
    worker.on('error', (error) => this.#broken(thread, error));
    worker.unref();
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
    for (const thread of this.#threads.filter(({ busy }) => busy === undefined)) {
      if (this.#threads.length < 2) return;
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      void thread.worker.terminate();
    }
  }

  #giveJobs(): void {
    for (const [index, thread] of this.#threads.entries()) {
      if (thread.busy) continue;
      const isFirst = index === 0 && this.#threads.length > 1;
      const waiting = this.#queue.take(isFirst ? this.#first : 'any');
      if (!waiting) continue;
      const job = waiting.job();
      const half = this.#shareHalf(job, waiting.priority(), thread);
      const message: WholeJob = { id: thread.id + 1, job, ...(half && { half }) };
      this.#give(thread, waiting, message, half);
    }
  }

  /** Lets another thread play half of a quick price, if there is one idle and nothing else waits. Its samples come through the port. */
  #shareHalf(job: Job, priority: Priority, thread: Thread): MessagePort | undefined {
    if (job.kind !== 'price' || job.samples < SHARED_FROM || !isQuick(priority)) return undefined;
    if (this.#queue.size > 0) return undefined;
    const helper = this.#threads.find((other) => other !== thread && other.busy === undefined);
    if (helper === undefined) return undefined;
    const { port1, port2 } = new MessageChannel();
    this.#give(helper, NOBODY, { id: helper.id + 1, halfOf: job, half: port2 }, port2);
    return port1;
  }

  #give(thread: Thread, asker: Asker, message: WorkerJob, port?: MessagePort): void {
    thread.busy = asker;
    thread.id = message.id;
    // A thread keeps the program from ending only while it has something to do.
    thread.worker.ref();
    thread.worker.postMessage(message, port === undefined ? [] : [port]);
  }

  #answered(thread: Thread, answer: WorkerAnswer): void {
    const waiting = thread.busy;
    if (!waiting || answer.id !== thread.id) return;
    thread.busy = undefined;
    thread.worker.unref();
    if ('error' in answer) waiting.reject(new Error(answer.error));
    else waiting.resolve(answer.result);
    if (this.#isCalm) this.#endIdle();
    this.#next();
  }

  #broken(thread: Thread, error: Error): void {
    this.#logger.error({ err: error }, 'A simulation thread broke down; another is started');
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    thread.busy?.reject(new SimulationAbandoned(`The simulation thread broke down: ${error.message}`));
    if (this.#closed) return;
    const restart = setTimeout(() => {
      this.#restarts.delete(restart);
      this.#start();
    }, RESTART_MS);
    this.#restarts.add(restart);
  }
}

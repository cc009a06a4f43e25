import type { MessagePort, Worker } from 'node:worker_threads';
import { startSimulationWorker } from './simulation-worker.ts';
import { SimulationAbandoned } from './simulator.ts';
import type { NewJob, WorkerAnswer } from './worker-messages.ts';

/**
 * What a thread may use. Programs and what markets say of themselves take 30 MB, a price of 32,768 samples about 20; with 40 in all a
 * fifth of its time went into collecting. A small young space lets go of samples soon.
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 6 };

/** Whoever waits for a job. */
export interface Asker {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface ThreadListeners {
  /** Its job was answered. */
  readonly onIdle: () => void;
  /** It is no more; whoever waited for it has been told. */
  readonly onBroken: (error: Error) => void;
}

/** A thread that does one job at a time, and keeps the program from ending only while it has one. */
export class SimulationThread {
  readonly #worker: Worker;
  readonly #onIdle: () => void;
  #asker: Asker | undefined;
  #id = 0;

  constructor({ onIdle, onBroken }: ThreadListeners) {
    this.#onIdle = onIdle;
    this.#worker = startSimulationWorker({ resourceLimits: RESOURCE_LIMITS });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#answered(answer));
    this.#worker.on('error', (error) => {
      this.#asker?.reject(new SimulationAbandoned(`The simulation thread broke down: ${error.message}`));
      onBroken(error);
    });
    this.#worker.unref();
  }

  get isBusy(): boolean {
    return this.#asker !== undefined;
  }

  /** Only to one that is not busy. Ports go over to it. */
  give(asker: Asker, job: NewJob): void {
    this.#asker = asker;
    this.#id += 1;
    this.#worker.ref();
    this.#worker.postMessage({ id: this.#id, ...job }, portsOf(job));
  }

  /** @param reason for whoever waits for it, if anybody does */
  async end(reason?: Error): Promise<void> {
    if (reason) this.#asker?.reject(reason);
    await this.#worker.terminate();
  }

  #answered(answer: WorkerAnswer): void {
    const asker = this.#asker;
    if (!asker || answer.id !== this.#id) return;
    this.#asker = undefined;
    this.#worker.unref();
    if ('error' in answer) asker.reject(new Error(answer.error));
    else asker.resolve(answer.result);
    this.#onIdle();
  }
}

function portsOf(job: NewJob): MessagePort[] {
  if ('shares' in job) return job.shares.map(({ port }) => port);
  return 'share' in job ? [job.share.port] : [];
}

import { UnknownCompetition } from '../catalogue/catalogue.ts';
import type { Logger } from '../platform/log.ts';
import { isRefusedData, retried } from '../platform/retry.ts';

/** What is being written of events and whatever else has a name: of each one thing after the other, also of those that have no desk. */
export class Writings {
  readonly #logger: Pick<Logger, 'error'>;
  /** Of each, the last that was asked for. */
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #stopping = new AbortController();

  constructor(logger: Pick<Logger, 'error'>) {
    this.#logger = logger;
  }

  get isEmpty(): boolean {
    return this.#last.size === 0;
  }

  /**
   * Tried until it is written: nothing else would write it later. What a restart finds unwritten it does again.
   * @param about the event's id, or what else it is that is written
   * @returns what was written; undefined when it is hopeless, or when the stop came first
   */
  add<T>(about: string, write: () => Promise<T>): Promise<T | undefined> {
    const before = this.#last.get(about) ?? Promise.resolve();
    const written = before.then(() => this.#written(about, write));
    const last: Promise<unknown> = written.finally(() => {
      if (this.#last.get(about) === last) this.#last.delete(about);
    });
    this.#last.set(about, last);
    return written;
  }

  /** Resolves when everything so far is written. */
  async done(): Promise<void> {
    await Promise.all(this.#last.values());
  }

  /** Ends the waiting between tries, and waits for those under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.done();
  }

  async #written<T>(about: string, write: () => Promise<T>): Promise<T | undefined> {
    const written = await retried(write, {
      signal: this.#stopping.signal,
      isHopeless,
      onFailure: (err) => {
        const next = isHopeless(err) ? '' : '; trying again';
        this.#logger.error({ err, about }, `Trading could not write${next}`);
      },
    });
    return written?.value;
  }
}

function isHopeless(error: unknown): boolean {
  return error instanceof UnknownCompetition || isRefusedData(error);
}

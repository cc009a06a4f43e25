import type { LiveSource } from '../../../apps/server/src/platform/realtime/live-source.ts';

/** The updates of each group, worked out once and handed to every subscriber's own stream, as a plain pub/sub does. */
export class Updates {
  readonly #sources: readonly LiveSource<unknown>[];
  readonly #followers: ReadonlyMap<number, Set<(update: unknown) => void>>;

  constructor(sources: readonly (LiveSource<unknown> | undefined)[]) {
    this.#sources = sources.filter((source) => source !== undefined);
    this.#followers = new Map(this.#sources.map((_, group) => [group, new Set()]));
    for (const source of this.#sources) source.subscribe(() => {});
  }

  send(): void {
    for (const [group, source] of this.#sources.entries()) {
      const update = source.delta();
      if (update !== null) for (const follow of this.#followers.get(group) ?? []) follow(update);
    }
  }

  /** One subscriber's stream of results. */
  follow<T>(group: number, execute: (update: unknown) => T | Promise<T>): AsyncIterableIterator<T> {
    const waiting: unknown[] = [];
    let wake: () => void = () => {};
    let done = false;
    const follow = (update: unknown) => {
      waiting.push(update);
      wake();
    };
    this.#followers.get(group)?.add(follow);
    return {
      next: async () => {
        while (!done) {
          const update = waiting.shift();
          if (update !== undefined) return { value: await execute(update), done: false };
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        return { value: undefined, done: true };
      },
      return: async () => {
        done = true;
        this.#followers.get(group)?.delete(follow);
        wake();
        return { value: undefined, done: true };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }
}

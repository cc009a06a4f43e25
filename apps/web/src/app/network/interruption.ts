import { Store } from '../store.ts';

/** So long the websocket may be gone before anybody is told: a token that ran out closes it for a moment. */
const TOLD_AFTER_MS = 5_000;
/** The code with which this side closes a websocket that nobody needs any more. */
const CLOSED_BY_US = 1000;

/** Follows whether the websocket is gone though it is needed, and for longer than a moment. */
export class Interruption {
  readonly store = new Store(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  connected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.store.set(false);
  }

  /** @param event what the websocket told when it closed, or could not be opened */
  closed(event: unknown): void {
    const isWanted = !(event instanceof Object && 'code' in event && event.code === CLOSED_BY_US);
    if (isWanted) this.#timer ??= setTimeout(() => this.store.set(true), TOLD_AFTER_MS);
    else this.connected();
  }
}

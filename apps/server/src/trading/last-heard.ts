import type { FeedMessage } from '@fairline/feed/message.ts';

/** A source that says `alive` during a game is heard of at least so often, or its connection is lost. */
const KEPT_ALIVE_MS = 60_000;

/** When a game was heard of, and how long it may be silent. All times are milliseconds since the epoch. */
export class LastHeard {
  readonly #silentMs: number;
  #heardAtMs: number;
  #toldAtMs = Number.NEGATIVE_INFINITY;
  #isKeptAlive = false;

  /** @param silentMs how long a game may be silent whose source never says `alive` */
  constructor(nowMs: number, silentMs: number) {
    this.#heardAtMs = nowMs;
    this.#silentMs = silentMs;
  }

  /** When the newest message said that it was sent, whether it was heard then or read again later. */
  get toldAtMs(): number {
    return this.#toldAtMs;
  }

  /** @param isUnderWay whether the game has begun */
  hear({ kind, at }: FeedMessage, nowMs: number, isUnderWay: boolean): void {
    this.#heardAtMs = nowMs;
    this.#toldAtMs = Math.min(nowMs, Date.parse(at));
    if (kind === 'alive' && isUnderWay) this.#isKeptAlive = true;
  }

  /** Whether a game under way has been silent for too long. */
  isTooLongAgo(nowMs: number): boolean {
    return this.#heardAtMs < nowMs - (this.#isKeptAlive ? KEPT_ALIVE_MS : this.#silentMs);
  }
}

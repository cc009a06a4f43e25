import type { FeedMessage } from './message.ts';

/** Calls back once after some milliseconds; answers a function that calls it off. */
export type Timer = (ms: number, callback: () => void) => () => void;

export interface PlayerOptions {
  readonly now: () => number;
  readonly timer: Timer;
  readonly deliver: (message: FeedMessage) => void;
  /** An event's messages could not be made any further: it is played no more after the last one, which was delivered. */
  readonly onFault: (last: FeedMessage, error: unknown) => void;
}

interface Track {
  readonly messages: Iterator<FeedMessage>;
  next: FeedMessage;
}

/** Timers of the platform count in 31 bits. */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Delivers the messages of many events, each when its time (`at`) has come and in its event's order; what is overdue at
 * once. Messages are taken from their iterators only when the one before was delivered, so a game that is still to come
 * costs nothing.
 */
export class MessagePlayer {
  readonly #options: PlayerOptions;
  readonly #tracks = new Map<string, Track>();
  #cancel: (() => void) | undefined;
  #stopped = false;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  /** Plays an event's messages; one that is being played already goes on as it is. Throws what making the first one throws. */
  add(eventId: string, messages: Iterable<FeedMessage>): void {
    if (this.#tracks.has(eventId) || this.#stopped) return;
    const iterator = messages[Symbol.iterator]();
    const first = iterator.next();
    if (first.done) return;
    this.#tracks.set(eventId, { messages: iterator, next: first.value });
    this.#wait();
  }

  has(eventId: string): boolean {
    return this.#tracks.has(eventId);
  }

  /** Plays an event no further. */
  drop(eventId: string): void {
    if (this.#tracks.delete(eventId)) this.#wait();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#tracks.clear();
  }

  /** Delivers everything that is due. */
  run(): void {
    const now = this.#options.now();
    for (const [eventId, track] of this.#tracks) this.#play(eventId, track, now);
    this.#wait();
  }

  #play(eventId: string, track: Track, now: number): void {
    while (Date.parse(track.next.at) <= now && this.#tracks.get(eventId) === track) {
      const message = track.next;
      const following = takeNext(track.messages);
      if (following.kind === 'next') track.next = following.message;
      else this.#tracks.delete(eventId);
      this.#options.deliver(message);
      if (following.kind === 'fault') this.#options.onFault(message, following.error);
      if (following.kind !== 'next') return;
    }
  }

  #wait(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    let due = Number.POSITIVE_INFINITY;
    for (const track of this.#tracks.values()) due = Math.min(due, Date.parse(track.next.at));
    if (this.#stopped || due === Number.POSITIVE_INFINITY) return;
    const ms = Math.min(LONGEST_WAIT_MS, Math.max(0, due - this.#options.now()));
    this.#cancel = this.#options.timer(ms, () => this.run());
  }
}

type Taken =
  | { readonly kind: 'next'; readonly message: FeedMessage }
  | { readonly kind: 'end' }
  | { readonly kind: 'fault'; readonly error: unknown };

/** What throws here throws within a timer, where nobody would catch it. */
function takeNext(messages: Iterator<FeedMessage>): Taken {
  try {
    const { done, value } = messages.next();
    return done ? { kind: 'end' } : { kind: 'next', message: value };
  } catch (error) {
    return { kind: 'fault', error };
  }
}

/**
 * The same messages on another day and at another speed.
 * @param startMs when the first of them is to come
 * @param speed 2 plays twice as fast
 */
export function retimed(messages: readonly FeedMessage[], startMs: number, speed: number): FeedMessage[] {
  const [first] = messages;
  if (!first) return [];
  if (!(speed > 0)) throw new RangeError(`a speed is above 0, not ${speed}`);
  const origin = Date.parse(first.at);
  return messages.map((message) => ({
    ...message,
    at: new Date(startMs + (Date.parse(message.at) - origin) / speed).toISOString(),
  }));
}

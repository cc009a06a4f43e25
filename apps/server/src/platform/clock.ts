/** Where the time comes from. Code that needs it takes a Clock, so a day can be replayed in seconds. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that shows another time and goes on from there. @param nowMs what it shows now */
export function clockSetTo(nowMs: number): Clock {
  const aheadMs = nowMs - Date.now();
  return { now: () => Date.now() + aheadMs };
}

/** A clock that stands still until it is told otherwise. */
export class ManualClock implements Clock {
  #now: number;

  constructor(startMs = Date.UTC(2025, 0, 1)) {
    this.#now = startMs;
  }

  now(): number {
    return this.#now;
  }

  set(ms: number): void {
    this.#now = ms;
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}

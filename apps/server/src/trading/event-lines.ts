import { areSameLines } from '@fairline/sports/same-lines.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import type { BookInput } from './book-state.ts';
import { PriceJumps } from './price-jump.ts';
import type { PriceResult } from './simulator.ts';
import { LineJudge } from './unmet-lines.ts';

/** The outside lines of an event, and what they and new prices say of whether those may be sold. */
export class EventLines {
  readonly judge = new LineJudge();
  readonly #jumps = new PriceJumps();
  #now: MainLines;

  constructor(lines: MainLines) {
    this.#now = lines;
  }

  /** Those that were told last before the game; the same object until others are told. */
  get now(): MainLines {
    return this.#now;
  }

  /** Answers whether they are others. */
  take(lines: MainLines): boolean {
    if (areSameLines(lines, this.#now)) return false;
    this.#now = lines;
    return true;
  }

  /** The game is told anew, with lines that are fitted anew. */
  restart(lines: MainLines): void {
    this.#now = lines;
  }

  /** A play, or the whole game anew, after which prices may be any. */
  explain(): void {
    this.#jumps.explain();
  }

  /** What a jump of outside prices suspends, whether or not they are taken. */
  outside(lines: MainLines): BookInput[] {
    return this.#jumps.outside(lines);
  }

  /**
   * What new prices say of whether they may be sold.
   * @param largestMove of a main price, in points of chance
   */
  judged(result: PriceResult, largestMove: number, isStarted: boolean): BookInput[] {
    // In play, what the lines said before it is not what is.
    const lines = isStarted ? [] : this.judge.judge(this.#now, result);
    return [...this.#jumps.own(largestMove), ...lines];
  }

  /** Whether prices have kept still for long enough since they jumped; asked every now and then. */
  isSteady(nowMs: number): boolean {
    return this.#jumps.isSteady(nowMs);
  }
}

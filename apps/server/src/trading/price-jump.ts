import type { MainLines } from '@fairline/sports/sport.ts';
import type { BookInput } from './book-state.ts';

/**
 * Points of chance, 0 to 1, that a main price may move by while nothing is told of the game. Injury news move a line by five
 * or ten; what moves more is a mistake of the source, or something that it knows and did not tell.
 */
const MOST = 0.2;
/** How long prices must keep still before bets are taken at them. */
const STEADY_MS = 120_000;

/** Sees prices that move without a reason. A told play is one: after it, whatever comes is taken for what it is. */
export class PriceJumps {
  #outside: number | undefined;
  #isExplained = true;
  #steadySinceMs: number | undefined;

  /** A play, or the whole game anew: the next prices are compared with nothing. */
  explain(): void {
    this.#outside = undefined;
    this.#isExplained = true;
    this.#steadySinceMs = undefined;
  }

  /** An outside chance of the home side to win, where lines have one. Answers what suspends: nothing, or one jump. */
  outside({ homeWinProbability: chance }: MainLines): BookInput[] {
    const before = this.#outside;
    this.#outside = chance ?? before;
    return before === undefined || chance === undefined
      ? []
      : this.#judge(Math.abs(chance - before), 'Outside prices');
  }

  /** New own prices. @param moved the most that a main one moved, in points of chance. Answers what suspends: nothing, or one jump. */
  own(moved: number): BookInput[] {
    const wasExplained = this.#isExplained;
    this.#isExplained = false;
    return wasExplained ? [] : this.#judge(moved, 'Prices');
  }

  /** Whether prices have kept still for long enough since they jumped; asked every now and then. */
  isSteady(nowMs: number): boolean {
    this.#steadySinceMs ??= nowMs;
    return nowMs - this.#steadySinceMs >= STEADY_MS;
  }

  #judge(moved: number, what: string): BookInput[] {
    if (moved <= MOST) return [];
    this.#steadySinceMs = undefined;
    const reason = `${what} moved by ${Math.round(moved * 100)} points without a play`;
    return [{ kind: 'jump', reason }];
  }
}

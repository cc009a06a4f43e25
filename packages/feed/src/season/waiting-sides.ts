import type { LeagueSide } from './league.ts';

/** The sides of a league in a week, in the order they play next. */
export class WaitingSides {
  #sides: readonly LeagueSide[];
  /** Whom each has met in the week. */
  readonly #met = new Map<LeagueSide, Set<LeagueSide>>();
  /** Who may play on the day. */
  #due: readonly LeagueSide[] = [];
  #playing = new Set<LeagueSide>();

  constructor(sides: readonly LeagueSide[]) {
    this.#sides = sides;
  }

  /** Whoever played on the day before comes last, in the order they stood in. @param most only so many play, the first of those who may */
  beginDay(mayPlay: (side: LeagueSide) => boolean, most: number): void {
    const sides = [...new Set([...this.#sides, ...this.#playing])];
    this.#sides = firstOnes(sides, (side) => !this.#playing.has(side));
    this.#due = this.#sides.filter(mayPlay).slice(0, most);
    this.#playing = new Set();
  }

  /** The first two who may meet, and did not before if there are such; with a host he and the first. Undefined where nobody is left. */
  takeTwo(
    host: LeagueSide | undefined,
    mayMeet: (one: LeagueSide, other: LeagueSide) => boolean,
  ): readonly [LeagueSide, LeagueSide] | undefined {
    const free = this.#due.filter((side) => !this.#playing.has(side));
    const pair = host ? [host, free[0]] : this.#pairOf(free, mayMeet);
    const [one, other] = pair;
    if (!one || !other) return undefined;
    this.#playing.add(one).add(other);
    this.#met.set(one, this.#metBy(one).add(other));
    this.#met.set(other, this.#metBy(other).add(one));
    return [one, other];
  }

  #pairOf(
    free: readonly LeagueSide[],
    mayMeet: (one: LeagueSide, other: LeagueSide) => boolean,
  ): readonly LeagueSide[] {
    for (const [at, one] of free.entries()) {
      const others = free.slice(at + 1).filter((side) => mayMeet(one, side));
      const other = others.find((side) => !this.#metBy(one).has(side)) ?? others[0];
      if (other) return [one, other];
    }
    return [];
  }

  #metBy(side: LeagueSide): Set<LeagueSide> {
    return this.#met.get(side) ?? new Set();
  }
}

/** Those for whom something holds before the others, each in the order they stood in. */
export function firstOnes<T>(values: readonly T[], isFirst: (value: T) => boolean): T[] {
  return [...values.filter(isFirst), ...values.filter((value) => !isFirst(value))];
}

import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { LeagueSide } from './league.ts';
import { shuffled, twoOf } from './matchups.ts';
import type { PlannedGame } from './planned-week.ts';

interface RestOptions {
  /** Its number since 1970. */
  readonly day: number;
  readonly seed: string;
  readonly isOnce: boolean;
  readonly keptMs: number;
}

/** The sides of a league in the order they have rested on a day, and which of them are free for a game that fills the board up. */
export class RestedSides {
  readonly #day: number;
  readonly #isOnce: boolean;
  readonly #keptMs: number;
  readonly #random: Random;
  /** Planned games of each side, on this day and the days beside it. */
  readonly #planned = new Map<LeagueSide, PlannedGame[]>();
  readonly #last = new Map<LeagueSide, number>();
  /** Longest rested first. */
  #sides: readonly LeagueSide[];

  /**
   * @param seed the same seed draws the same pairs
   * @param isOnce whether nobody plays twice that day
   * @param keptMs so long before a planned game of that day its sides play in no other
   */
  constructor(
    sides: readonly LeagueSide[],
    planned: readonly PlannedGame[],
    { day, seed, isOnce, keptMs }: RestOptions,
  ) {
    this.#day = day;
    this.#isOnce = isOnce;
    this.#keptMs = keptMs;
    this.#random = new Random(hash(seed));
    this.#sides = shuffled(sides, this.#random);
    for (const game of planned) {
      for (const side of [game.matchup.home, game.matchup.away]) {
        this.#planned.set(side, [...(this.#planned.get(side) ?? []), game]);
      }
    }
  }

  /**
   * Two of those who may play and have rested longest, who play from now on; undefined when fewer are free.
   * @param rests how long a side shall have rested, in milliseconds, and how long it must have
   */
  takeTwo(
    at: number,
    mayPlay: (side: LeagueSide) => boolean,
    rests: readonly number[],
  ): readonly [LeagueSide, LeagueSide] | undefined {
    const allowed = this.#sides.filter(mayPlay);
    for (const restMs of rests) {
      const free = allowed.filter((side) => this.#isFree(side, at, restMs));
      const [one, other] = free.length < 2 ? [] : twoOf(free, this.#random);
      if (!one || !other) continue;
      this.#sides = [...this.#sides.filter((side) => side !== one && side !== other), one, other];
      this.#last.set(one, at).set(other, at);
      return [one, other];
    }
    return undefined;
  }

  /** Whether it has rested, and no planned game of its own is near, or what it is kept for. */
  #isFree(side: LeagueSide, at: number, restMs: number): boolean {
    if (at - (this.#last.get(side) ?? Number.NEGATIVE_INFINITY) < restMs) return false;
    const planned = this.#planned.get(side) ?? [];
    if (this.#isOnce && (this.#last.has(side) || planned.some(({ day }) => day === this.#day))) return false;
    return planned.every(
      ({ startsAtMs, day }) =>
        Math.abs(startsAtMs - at) >= restMs &&
        (day !== this.#day || startsAtMs < at || startsAtMs - at > this.#keptMs),
    );
  }
}

import { WHO_SIZE } from '../../kit/who.ts';
import type { RandomSource } from '../../sport.ts';
import type { TacticalOutcomes } from '../outcomes.ts';
import { BOTH_SIDES } from '../players.ts';
import { COUNTS_BITS, COUNTS_SIZE, KILL_COUNTS } from './kill-counts.ts';

/** Bits of a random number that say who had a kill. */
const WHO_BITS = 7;
const WHO_MASK = WHO_SIZE - 1;
/** Kills that a random number has bits for, and those it has left once it said how many there are. */
const KILLS_A_NUMBER = 4;
const KILLS_BESIDE_COUNTS = 3;
/** Of a column. */
const MOST = 255;

/** Kills of the ten players on the map that samples are at. */
export class KillTally {
  readonly #kills = new Uint16Array(BOTH_SIDES);
  readonly #start: Uint16Array;
  readonly #who: Uint8Array;

  /** @param who by whoKills @param start kills so far on the running map */
  constructor(who: Uint8Array, start: readonly number[]) {
    this.#who = who;
    this.#start = Uint16Array.from({ length: BOTH_SIDES }, (_, place) => start[place] ?? 0);
  }

  /** @param isRunning whether it goes on with the running map */
  begin(isRunning: boolean): void {
    if (isRunning) this.#kills.set(this.#start);
    else this.#kills.fill(0);
  }

  /** Counts a round. @param winner 0 for home and 1 for away */
  round(winner: number, attackersWon: boolean, random: RandomSource): void {
    const kills = this.#kills;
    const who = this.#who;
    // Kept a whole number of 32 bits, which is computed with twice as fast.
    let luck = random.next() | 0;
    const counts = KILL_COUNTS[(attackersWon ? 0 : COUNTS_SIZE) + (luck & (COUNTS_SIZE - 1))] ?? 0;
    const own = counts >> 3;
    const all = own + (counts & 7);
    const winners = winner * WHO_SIZE;
    const losers = WHO_SIZE - winners;
    luck >>>= COUNTS_BITS;
    let left = KILLS_BESIDE_COUNTS;
    for (let kill = 0; kill < all; kill++) {
      if (left === 0) {
        luck = random.next() | 0;
        left = KILLS_A_NUMBER;
      }
      const place = who[(kill < own ? winners : losers) + (luck & WHO_MASK)] ?? 0;
      kills[place] = (kills[place] ?? 0) + 1;
      luck >>>= WHO_BITS;
      left -= 1;
    }
  }

  /** Into the columns of a map. */
  write(column: TacticalOutcomes['kills'][number], index: number): void {
    for (let place = 0; place < BOTH_SIDES; place++) {
      column[index * BOTH_SIDES + place] = Math.min(MOST, this.#kills[place] ?? 0);
    }
  }
}

import { normalAt } from '../../kit/normal.ts';
import type { RandomSource } from '../../sport.ts';
import { GRID_MS } from '../rules.ts';
import { BUNCHED, luckOf } from './luck.ts';

/** Of qualifying, in milliseconds of a lap. */
const QUALIFYING_MS = 25;
/** Of 256 laps in qualifying so many are spoilt, by a yellow flag, a spin or a penalty, and what that costs. */
const SPOILT = 8;
const SPOILT_MS = 500;
const QUALIFYING = Int32Array.from({ length: 256 }, (_, at) =>
  Math.round(QUALIFYING_MS * normalAt((at + 0.5) / 256) + (at < 256 - SPOILT ? 0 : SPOILT_MS)),
);

/** Cars by their place in a list of those that start: time lost so far and whether they still run. One race, driven on. */
export class RaceRun {
  /** Milliseconds; only their differences say anything. */
  readonly times: Float64Array;
  /** Laps done by those that stopped, -1 for cars that run. */
  readonly stoppedAt: Int16Array;
  isSafetyCar = false;
  /** Whether it was out at any time. */
  hadSafetyCar = false;
  readonly #perLap: Float64Array;

  /** @param paces seconds a lap faster than the average car */
  constructor(paces: readonly number[]) {
    this.#perLap = Float64Array.from(paces, (pace) => -1000 * pace);
    this.times = new Float64Array(paces.length);
    this.stoppedAt = new Int16Array(paces.length).fill(-1);
  }

  /** Draws the grid: times become places, GRID_MS apart. */
  qualify(random: RandomSource, order: Uint8Array): void {
    for (let car = 0; car < this.times.length; car++) {
      const draw = random.next();
      // A part of a millisecond, so that no two laps are level.
      this.times[car] = (this.#perLap[car] ?? 0) + (QUALIFYING[draw & 255] ?? 0) + (draw >>> 8) / 2 ** 24;
    }
    this.sort(order);
    for (let at = 0; at < order.length; at++) this.times[order[at] ?? 0] = at * GRID_MS;
  }

  /** Some laps more. @param from laps done before */
  drive(from: number, laps: number, random: RandomSource): void {
    const luck = luckOf(laps);
    this.isSafetyCar = random.next() < luck.safetyCar * 2 ** 32;
    if (this.isSafetyCar) {
      this.hadSafetyCar = true;
      this.#bunch();
    }
    for (let car = 0; car < this.times.length; car++) {
      const draw = random.next();
      if ((this.stoppedAt[car] ?? 0) >= 0) continue;
      const chance = (draw >>> 8) & 4095;
      if (chance < luck.retires) this.stoppedAt[car] = from;
      else {
        const mishap = chance < luck.mishap ? (luck.lost[draw >>> 24] ?? 0) : 0;
        const drift = laps * (this.#perLap[car] ?? 0) + (luck.noise[draw & 255] ?? 0);
        this.times[car] = (this.times[car] ?? 0) + drift + mishap;
      }
    }
  }

  /** Milliseconds from the first car to the second; undefined where fewer are still running. @param order sorted */
  margin(order: Uint8Array): number | undefined {
    const [first = 0, second] = order;
    if (second === undefined || (this.stoppedAt[second] ?? 0) >= 0) return undefined;
    return (this.times[second] ?? 0) - (this.times[first] ?? 0);
  }

  /** The field closes up behind the first car. */
  #bunch(): void {
    const { times, stoppedAt } = this;
    let first = Number.POSITIVE_INFINITY;
    for (let car = 0; car < times.length; car++) {
      if ((stoppedAt[car] ?? 0) < 0 && (times[car] ?? 0) < first) first = times[car] ?? 0;
    }
    for (let car = 0; car < times.length; car++) {
      if ((stoppedAt[car] ?? 0) < 0) times[car] = first + ((times[car] ?? 0) - first) * BUNCHED;
    }
  }

  /** Cars that run by their times, then the others, who got further first; level ones by their number. @param order holds all of them, in any order */
  sort(order: Uint8Array): void {
    for (let at = 1; at < order.length; at++) {
      const car = order[at] ?? 0;
      let to = at;
      while (to > 0 && this.#isBefore(car, order[to - 1] ?? 0)) {
        order[to] = order[to - 1] ?? 0;
        to -= 1;
      }
      order[to] = car;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const mine = this.stoppedAt[one] ?? 0;
    const yours = this.stoppedAt[other] ?? 0;
    if (mine !== yours) return mine < 0 || (yours >= 0 && mine > yours);
    const ahead = (this.times[one] ?? 0) - (this.times[other] ?? 0);
    return ahead === 0 ? one < other : ahead < 0;
  }
}

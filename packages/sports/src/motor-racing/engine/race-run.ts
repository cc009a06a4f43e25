import { normalAt } from '../../kit/normal.ts';
import type { RandomSource } from '../../sport.ts';
import { GRID_MS, STINT_LAPS } from '../rules.ts';
import { BUNCHED, CHANCE_BITS, luckOf } from './luck.ts';

/** Of qualifying, in milliseconds of a lap. */
const QUALIFYING_MS = 25;
/** Of 256 laps in qualifying so many are spoilt, by a yellow flag, a spin or a penalty, and what that costs. */
const SPOILT = 8;
const SPOILT_MS = 500;
const QUALIFYING = Int32Array.from({ length: 256 }, (_, at) =>
  Math.round(QUALIFYING_MS * normalAt((at + 0.5) / 256) + (at < 256 - SPOILT ? 0 : SPOILT_MS)),
);

/** Behind everybody who runs, and what puts who got a lap further before the others: far more milliseconds than cars are ever apart. */
const STOPPED = 1e13;
const STOPPED_LAP = 1e10;

const CHANCE_MASK = (1 << CHANCE_BITS) - 1;

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
  readonly #keys: Float64Array;

  /** @param paces seconds a lap faster than the average car */
  constructor(paces: readonly number[]) {
    this.#perLap = Float64Array.from(paces, (pace) => -1000 * pace);
    this.times = new Float64Array(paces.length);
    this.#keys = new Float64Array(paces.length);
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

  /**
   * A stint more, or up to two in one step, unless the safety car comes out for the second: then they are driven one after the
   * other, for the field closes up on the way. Had it come out before, six laps of luck would part the cars again instead of three.
   * @param from laps done before
   */
  drive(from: number, laps: number, random: RandomSource): void {
    const first = Math.min(laps, STINT_LAPS);
    const rest = laps - first;
    this.#follow(isOut(first, random));
    if (rest > 0 && isOut(rest, random)) {
      this.#lap(from, first, random);
      this.#follow(true);
      this.#lap(from + first, rest, random);
    } else this.#lap(from, laps, random);
  }

  #follow(isSafetyCar: boolean): void {
    this.isSafetyCar = isSafetyCar;
    if (!isSafetyCar) return;
    this.hadSafetyCar = true;
    this.#bunch();
  }

  #lap(from: number, laps: number, random: RandomSource): void {
    const { times, stoppedAt } = this;
    const perLap = this.#perLap;
    const { retires, retiresAtOnce, mishap, twice, noise, lost } = luckOf(laps);
    for (let car = 0; car < times.length; car++) {
      const draw = random.next();
      if ((stoppedAt[car] ?? 0) >= 0) continue;
      const chance = (draw >>> 8) & CHANCE_MASK;
      if (chance < retires) {
        stoppedAt[car] = chance < retiresAtOnce ? from : from + STINT_LAPS;
        continue;
      }
      let time = (times[car] ?? 0) + laps * (perLap[car] ?? 0) + (noise[draw & 255] ?? 0);
      if (chance < mishap) time += lost[draw >>> 24] ?? 0;
      if (chance < twice) time += lost[random.next() >>> 24] ?? 0;
      times[car] = time;
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
    const keys = this.#keys;
    for (let car = 0; car < keys.length; car++) {
      const stoppedAt = this.stoppedAt[car] ?? 0;
      keys[car] = (this.times[car] ?? 0) + (stoppedAt < 0 ? 0 : STOPPED - stoppedAt * STOPPED_LAP);
    }
    for (let at = 1; at < order.length; at++) {
      const car = order[at] ?? 0;
      const key = keys[car] ?? 0;
      let to = at;
      for (; to > 0; to--) {
        const other = order[to - 1] ?? 0;
        const ahead = key - (keys[other] ?? 0);
        if (ahead > 0 || (ahead === 0 && car > other)) break;
        order[to] = other;
      }
      order[to] = car;
    }
  }
}

/** Whether the safety car comes out. */
function isOut(laps: number, random: RandomSource): boolean {
  return random.next() < luckOf(laps).safetyCar;
}

import type { WinProbability } from './trading.ts';

/** Points closer together than this share of the game become one: at most some 250 a game. */
const STEP = 0.004;

/** The home side's chance over the game, for the strip on the event page. */
export class WinCurve {
  #points: readonly WinProbability[] = [];

  get points(): readonly WinProbability[] {
    return this.#points;
  }

  add(elapsed: number, home: number): void {
    const last = this.#points.at(-1);
    const sameMoment = last !== undefined && elapsed - last.elapsed < STEP;
    const before = sameMoment ? this.#points.slice(0, -1) : this.#points;
    const at = sameMoment ? last.elapsed : elapsed;
    this.#points = [...before, { elapsed: at, home: Math.round(home * 1000) / 1000 }];
  }

  /** Puts the past, made up for after a restart, before what was seen since. */
  addPast(points: readonly WinProbability[]): void {
    const first = this.#points[0]?.elapsed ?? Number.POSITIVE_INFINITY;
    this.#points = [...points.filter((point) => point.elapsed < first - STEP), ...this.#points];
  }
}

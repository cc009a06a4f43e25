import type { WinProbability } from './trading.ts';

/** A moment of a game that was told before anybody priced it. */
export interface Milestone {
  /** 0 at the start, 1 at the end of regulation, more after it. */
  readonly elapsed: number;
  readonly state: unknown;
}

/** Points closer together than this share of the game become one: at most some 250 a game. */
const STEP = 0.004;
/** How far apart the moments are that are priced afterwards: a sketch of what would have been seen live. */
const SKETCH = 1 / 24;
/** What was seen within this is enough. */
const NEAR = SKETCH / 2;

/** The home side's chance over the game, for the strip on the event page, and the moments that nobody priced as they came. */
export class WinCurve {
  #points: readonly WinProbability[] = [];
  #unseen: readonly Milestone[] = [];
  /** When the last of those was that were noted. */
  #passed = 0;

  get points(): readonly WinProbability[] {
    return this.#points;
  }

  add(point: WinProbability): void {
    const { elapsed } = point;
    const last = this.#points.at(-1);
    const sameMoment = last !== undefined && elapsed - last.elapsed < STEP;
    const before = sameMoment ? this.#points.slice(0, -1) : this.#points;
    const at = sameMoment ? last.elapsed : elapsed;
    this.#points = [...before, { ...rounded(point), elapsed: at }];
  }

  /** Takes note of moments as they are told; of those close together the first is kept. */
  pass(moments: readonly Milestone[]): void {
    for (const { elapsed, state } of moments) {
      if (elapsed - this.#passed < SKETCH) continue;
      this.#passed = elapsed;
      this.#unseen = [...this.#unseen, { elapsed, state }];
    }
  }

  /** The game is told anew from its beginning up to the last of these moments: what was seen after that has not come to be. */
  passAnew(moments: readonly Milestone[]): void {
    const end = moments.at(-1)?.elapsed ?? 0;
    this.#points = this.#points.filter(({ elapsed }) => elapsed <= end);
    this.#unseen = [];
    this.#passed = 0;
    this.pass(moments);
  }

  /** The moments before the last price near which nothing was seen; each is named once. */
  takeUnseen(): readonly Milestone[] {
    const unseen = this.#unseen.filter(({ elapsed }) => this.#isGap(elapsed));
    this.#unseen = [];
    return unseen;
  }

  /** Puts what was made up for afterwards where nothing was seen. */
  fill(points: readonly WinProbability[]): void {
    const missing = points.filter(({ elapsed }) => this.#isGap(elapsed));
    this.#points = [...this.#points, ...missing.map(rounded)].sort(
      (one, other) => one.elapsed - other.elapsed,
    );
  }

  #isGap(moment: number): boolean {
    const end = this.#points.at(-1)?.elapsed ?? 0;
    return moment < end && this.#points.every(({ elapsed }) => Math.abs(elapsed - moment) > NEAR);
  }
}

function rounded({ elapsed, home, draw }: WinProbability): WinProbability {
  return { elapsed, home: inThousandths(home), draw: inThousandths(draw) };
}

function inThousandths(chance: number): number {
  return Math.round(chance * 1000) / 1000;
}

import { Random } from '../../random.ts';
import { MAXIMUM, START } from '../rules.ts';
import { legLength, MOST_VISITS } from './leg-length.ts';
import type { VisitTable } from './visits.ts';

const SLOTS = 65_536;
/** Legs that are thrown to fill the slots. */
const THROWN = 16_384;
const SEED = 501;
/** Visits of which it is noted whether they were a maximum. */
const NOTED = 16;

/**
 * Legs one player throws alone, since neither side gets in the other's way: drawn by 16 random bits, the shorter the lower.
 * How many take how many visits is exact; how they came about is taken from legs that were thrown.
 */
export class SoloLegs {
  readonly visits = new Uint8Array(SLOTS);
  readonly checkouts = new Uint8Array(SLOTS);
  /** A bit for each of the first visits, set where it was 180. */
  readonly maximums = new Uint16Array(SLOTS);

  constructor(table: VisitTable) {
    const byLength = thrownLegs(table);
    let sum = 0;
    let from = 0;
    legLength(table).forEach((share, visits) => {
      sum += share;
      const to = Math.round(sum * SLOTS);
      this.#fill(from, to, visits, byLength[visits] ?? []);
      from = to;
    });
  }

  #fill(from: number, to: number, visits: number, legs: readonly ThrownLeg[]): void {
    for (let slot = from; slot < to; slot++) {
      const leg = legs[(slot - from) % Math.max(1, legs.length)];
      this.visits[slot] = visits;
      this.checkouts[slot] = leg?.checkout ?? 0;
      this.maximums[slot] = leg?.maximums ?? 0;
    }
  }
}

interface ThrownLeg {
  readonly checkout: number;
  readonly maximums: number;
}

function thrownLegs(table: VisitTable): ThrownLeg[][] {
  const byLength: ThrownLeg[][] = Array.from({ length: MOST_VISITS + 1 }, () => []);
  const random = new Random(SEED);
  for (let leg = 0; leg < THROWN; leg++) {
    let left = START;
    let maximums = 0;
    let visit = 0;
    let score = 0;
    while (left > 0 && visit < MOST_VISITS) {
      score = table.score(left, random.next() & 0xffff);
      if (score === MAXIMUM && visit < NOTED) maximums |= 1 << visit;
      left -= score;
      visit += 1;
    }
    byLength[visit]?.push({ checkout: left === 0 ? score : 0, maximums });
  }
  return byLength;
}

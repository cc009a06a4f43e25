import type { SelectionBits } from './bits.ts';
import type { JointCounts } from './joint-counts.ts';

/** A leg with what it is decided by: legs of one measure exclude or contain each other by rule, others by the samples. */
export interface MeasuredLeg {
  readonly bits: SelectionBits;
  readonly measure: string;
}

/**
 * So many samples must be missing that chance alone would have given, for legs of different measures, before their absence
 * says something: by luck that happens once in three thousand.
 */
const TELLING = 8;

/** Masks of up to eight legs, those of few legs first. */
const BY_LEGS: readonly number[] = Array.from({ length: 256 }, (_, mask) => mask).sort(
  (one, other) => legsIn(one).length - legsIn(other).length || one - other,
);

/** The fewest legs (indexes, rising) that win together in no sample, where chance alone would have made some. */
export function exclusiveLegs(
  legs: readonly MeasuredLeg[],
  counts: JointCounts,
): readonly number[] | undefined {
  return fewest(legs.length, (mask, indexes) => {
    if (indexes.length < 2 || counts.count(mask, 0) > 0) return false;
    const chosen = legs.filter((_, leg) => indexes.includes(leg));
    const expected = chosen.reduce((left, { bits }) => left * (bits.wins / counts.size), counts.size);
    return oneMeasure(chosen) || expected >= TELLING;
  });
}

/** The fewest legs (indexes, rising) of which one never loses when the others win: it adds nothing to them. */
export function containedLegs(
  legs: readonly MeasuredLeg[],
  counts: JointCounts,
): readonly number[] | undefined {
  return fewest(legs.length, (mask, indexes) => {
    if (indexes.length < 2) return false;
    const related = oneMeasure(legs.filter((_, leg) => indexes.includes(leg)));
    return legs.some(({ bits }, leg) => {
      const own = mask & (1 << leg);
      const winners = counts.count(mask & ~own, 0);
      if (own === 0 || winners === 0) return false;
      const expected = (winners * (counts.size - bits.wins - bits.pushes)) / counts.size;
      const lost = winners - counts.count(mask, 0) - counts.count(mask & ~own, own);
      return lost === 0 && (related || expected >= TELLING);
    });
  });
}

/** Whether every leg loses in some sample in which all others win: then none is contained in the others. */
export function eachLosesAlone(legs: readonly SelectionBits[]): boolean {
  const all = (1 << legs.length) - 1;
  const words = legs[0]?.win.length ?? 0;
  let found = 0;
  for (let word = 0; word < words && found !== all; word++) {
    let once = 0;
    let twice = 0;
    for (const { win } of legs) {
      const missing = ~(win[word] ?? 0);
      twice |= once & missing;
      once |= missing;
    }
    const alone = once & ~twice;
    if (alone === 0) continue;
    for (const [leg, { win, push }] of legs.entries()) {
      if ((alone & ~((win[word] ?? 0) | (push[word] ?? 0))) !== 0) found |= 1 << leg;
    }
  }
  return found === all;
}

function fewest(
  legs: number,
  holds: (mask: number, indexes: readonly number[]) => boolean,
): readonly number[] | undefined {
  const found = BY_LEGS.find((mask) => mask < 1 << legs && holds(mask, legsIn(mask)));
  return found === undefined ? undefined : legsIn(found);
}

function oneMeasure(legs: readonly MeasuredLeg[]): boolean {
  return legs.every(({ measure }) => measure === legs[0]?.measure);
}

/** Indexes of the bits of a mask, rising. */
function legsIn(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((leg) => (mask & (1 << leg)) !== 0);
}

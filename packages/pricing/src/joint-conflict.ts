import { countBits, countBoth, intersect, type SelectionBits } from './bits.ts';

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

/** The fewest legs (indexes, rising) that win together in no sample where chance alone would have made them. */
export function exclusiveLegs(legs: readonly MeasuredLeg[]): readonly number[] | undefined {
  const found = BY_LEGS.filter((mask) => mask < 1 << legs.length).find((mask) => {
    const chosen = pick(legs, mask);
    const expected = chosen.reduce((left, { bits }) => left * (bits.wins / bits.size), sizeOf(legs));
    return (
      chosen.length > 1 && (oneMeasure(chosen) || expected >= TELLING) && countBits(allWin(chosen)) === 0
    );
  });
  return found === undefined ? undefined : legsIn(found);
}

/** The fewest legs (indexes, rising) of which one never loses when the others win: it adds nothing to them. */
export function containedLegs(legs: readonly MeasuredLeg[]): readonly number[] | undefined {
  const suspects = legsIn(~losingAlone(legs.map(({ bits }) => bits)) & ((1 << legs.length) - 1));
  if (suspects.length === 0) return undefined;
  const found = BY_LEGS.filter((mask) => mask < 1 << legs.length).find((mask) =>
    legsIn(mask).some((leg) => {
      const suspect = legs[leg];
      return suspect && suspects.includes(leg) && contains(pick(legs, mask & ~(1 << leg)), suspect);
    }),
  );
  return found === undefined ? undefined : legsIn(found);
}

function contains(others: readonly MeasuredLeg[], leg: MeasuredLeg): boolean {
  if (others.length === 0) return false;
  const { win, push, wins, pushes, size } = leg.bits;
  const together = allWin(others);
  const winners = countBits(together);
  const expected = (winners * (size - wins - pushes)) / size;
  if (!oneMeasure([...others, leg]) && expected < TELLING) return false;
  return winners > 0 && countBoth(together, win) + countBoth(together, push) === winners;
}

/** The legs, as a mask, that lose in some sample in which all others win. */
function losingAlone(legs: readonly SelectionBits[]): number {
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
  return found;
}

function allWin(legs: readonly MeasuredLeg[]): Uint32Array {
  return legs.map(({ bits }) => bits.win).reduce((together, win) => intersect(together, win));
}

function oneMeasure(legs: readonly MeasuredLeg[]): boolean {
  return legs.every(({ measure }) => measure === legs[0]?.measure);
}

function sizeOf(legs: readonly MeasuredLeg[]): number {
  return legs[0]?.bits.size ?? 0;
}

function pick<T>(items: readonly T[], mask: number): T[] {
  return items.filter((_, index) => (mask & (1 << index)) !== 0);
}

/** Indexes of the bits of a mask, rising. */
function legsIn(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((leg) => (mask & (1 << leg)) !== 0);
}

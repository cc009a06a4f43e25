import fc from 'fast-check';
import { markCodes, type SelectionBits } from '../bits.ts';

/** What a unit staked gets in one sample: 0 nothing, 1 the odds, 2 itself back. */
export type SampleMark = 0 | 1 | 2;

const MARKS = Uint8Array.of(0, 1, 2);

export function markBits(size: number, mark: (index: number) => SampleMark): SelectionBits {
  return markCodes(
    Uint8Array.from({ length: size }, (_, index) => mark(index)),
    MARKS,
  );
}

/** The chance to win among the samples that are not pushed. */
export function winProbability({ size, wins, pushes }: SelectionBits): number {
  return wins / (size - pushes);
}

/** Marks of some legs in some samples: one row a sample. */
export type Samples = readonly (readonly SampleMark[])[];

export function bitsOfLeg(samples: Samples, leg: number): SelectionBits {
  return markBits(samples.length, (index) => samples[index]?.[leg] ?? 0);
}

export function bitsOfLegs(samples: Samples): SelectionBits[] {
  return (samples[0] ?? []).map((_, leg) => bitsOfLeg(samples, leg));
}

/** Legs that are alike to some degree; every second may push. */
export function samplesOf(legs: { readonly min: number; readonly max: number }): fc.Arbitrary<Samples> {
  const often = fc.constantFrom<SampleMark>(0, 1, 1, 1);
  const pushing = fc.constantFrom<SampleMark>(0, 1, 1, 2);
  return fc.integer(legs).chain((count) =>
    fc.array(fc.tuple(...Array.from({ length: count }, (_, leg) => (leg % 2 === 0 ? pushing : often))), {
      minLength: 1,
      maxLength: 150,
    }),
  );
}

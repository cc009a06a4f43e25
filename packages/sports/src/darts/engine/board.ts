/** The numbers of a dartboard, clockwise. */
const NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5];

/** A way a dart can fall: its points, whether in a double, and the share of darts thrown so that do. */
export interface Fall {
  readonly points: number;
  readonly double: boolean;
  readonly share: number;
}

export type Aim =
  | { readonly kind: 'single' | 'double' | 'treble'; readonly number: number }
  | { readonly kind: 'bull' };

export const AIMS: readonly Aim[] = [
  ...NUMBERS.map((number) => ({ kind: 'treble' as const, number })),
  ...NUMBERS.map((number) => ({ kind: 'double' as const, number })),
  ...NUMBERS.map((number) => ({ kind: 'single' as const, number })),
  { kind: 'bull' },
];

/** Doubles are hit a little less often than trebles by the same hand: finishing rates of professionals are near 40 %. */
const DOUBLES_OF_TREBLES = 0.95;
const BULLS_OF_TREBLES = 0.6;

/**
 * Where darts fall of a player who hits so many of the trebles aimed at. Of those that miss most land in the same number. The
 * shares are those under which visits (scoring.ts) come out likest to the 4,633 recorded ones.
 */
export function falls(aim: Aim, trebles: number): readonly Fall[] {
  switch (aim.kind) {
    case 'treble':
      return aroundTreble(aim.number, trebles);
    case 'double':
      return aroundDouble(aim.number, trebles * DOUBLES_OF_TREBLES);
    case 'single':
      return aroundSingle(aim.number);
    default:
      return aroundBull(trebles * BULLS_OF_TREBLES);
  }
}

function aroundTreble(number: number, hit: number): Fall[] {
  const miss = 1 - hit;
  return [
    fall(3 * number, hit),
    fall(number, 0.86 * miss),
    ...beside(number).flatMap((next) => [fall(next, 0.037 * miss), fall(3 * next, 0.033 * miss)]),
  ];
}

function aroundDouble(number: number, hit: number): Fall[] {
  const miss = 1 - hit;
  return [
    { points: 2 * number, double: true, share: hit },
    fall(0, 0.5 * miss),
    fall(number, 0.3 * miss),
    ...beside(number).flatMap((next) => [
      fall(next, 0.07 * miss),
      { points: 2 * next, double: true, share: 0.03 * miss },
    ]),
  ];
}

function aroundSingle(number: number): Fall[] {
  return [fall(number, 0.93), fall(3 * number, 0.02), ...beside(number).map((next) => fall(next, 0.025))];
}

/** Half of the darts that miss the bull stay in the ring around it, the others fall anywhere. */
function aroundBull(hit: number): Fall[] {
  const miss = 1 - hit;
  return [
    { points: 50, double: true, share: hit },
    fall(25, miss / 2),
    ...NUMBERS.map((number) => fall(number, miss / 40)),
  ];
}

function fall(points: number, share: number): Fall {
  return { points, double: false, share };
}

function beside(number: number): number[] {
  const at = NUMBERS.indexOf(number);
  return [NUMBERS[(at + 1) % 20] ?? 0, NUMBERS[(at + 19) % 20] ?? 0];
}

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
const DOUBLES_OF_TREBLES = 0.9;
const BULLS_OF_TREBLES = 0.7;
/** The trebles that every visit begins at are hit oftener than the others, which only a finish asks for. */
const USUAL_TREBLES = [20, 19, 18];
const OTHER_TREBLES = 0.9;
/** Of darts that miss a double. The others land in the single inside it, so that what is needed is halved: 40, 20, 10; none beside it. */
const OUTSIDE_THE_DOUBLE = 0.55;
/** Of darts that miss the bull so many stay in the ring around it, the others fall anywhere. */
const AROUND_THE_BULL = 0.7;

/**
 * Where darts fall of a player who hits so many of the trebles aimed at. Of those that miss most land in the same number. The
 * shares around trebles are those under which visits (scoring.ts) come out likest to the 4,633 recorded ones. What else is named above,
 * and NEARLY_AS_GOOD (policy.ts), makes likest the 992 visits from 190 and less of every other recorded match, the first among them;
 * with doubles a little more or less often they are as likely, and at 0.9 legs take 9.8 visits as recorded.
 */
export function falls(aim: Aim, trebles: number): readonly Fall[] {
  switch (aim.kind) {
    case 'treble':
      return aroundTreble(aim.number, trebles * (USUAL_TREBLES.includes(aim.number) ? 1 : OTHER_TREBLES));
    case 'double':
      return aroundDouble(aim.number, trebles * DOUBLES_OF_TREBLES);
    case 'single':
      return aroundSingle(aim.number);
    default:
      return aroundBull(trebles * BULLS_OF_TREBLES);
  }
}

/** Where the darts of one player fall, by what they are aimed at. */
export type Hand = (aim: Aim) => readonly Fall[];

export function handOf(trebles: number): Hand {
  const known = new Map<Aim, readonly Fall[]>();
  return (aim) => {
    const found = known.get(aim) ?? falls(aim, trebles);
    known.set(aim, found);
    return found;
  };
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
    fall(0, OUTSIDE_THE_DOUBLE * miss),
    fall(number, (1 - OUTSIDE_THE_DOUBLE) * miss),
  ];
}

function aroundSingle(number: number): Fall[] {
  return [fall(number, 0.93), fall(3 * number, 0.02), ...beside(number).map((next) => fall(next, 0.025))];
}

function aroundBull(hit: number): Fall[] {
  const miss = 1 - hit;
  return [
    { points: 50, double: true, share: hit },
    fall(25, AROUND_THE_BULL * miss),
    ...NUMBERS.map((number) => fall(number, ((1 - AROUND_THE_BULL) * miss) / NUMBERS.length)),
  ];
}

function fall(points: number, share: number): Fall {
  return { points, double: false, share };
}

function beside(number: number): number[] {
  const at = NUMBERS.indexOf(number);
  return [NUMBERS[(at + 1) % 20] ?? 0, NUMBERS[(at + 19) % 20] ?? 0];
}

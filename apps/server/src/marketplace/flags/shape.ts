/**
 * What flags are made of. A flag lies in a frame 60 wide and 40 high, whatever its own proportions; later shapes cover earlier
 * ones, and what reaches beyond the frame is cut off.
 */
export type Shape =
  /** Stripes from edge to edge, the first at the top or at the hoist; as wide as one another, or in the given shares. */
  | {
      readonly kind: 'across' | 'down';
      readonly colours: readonly string[];
      readonly shares?: readonly number[];
    }
  /** Two bars over the whole frame that cross at a point. */
  | { readonly kind: 'cross'; readonly colour: string; readonly width: number; readonly at: Point }
  /** A line along a path, nothing inside it. */
  | { readonly kind: 'line'; readonly colour: string; readonly width: number; readonly path: string }
  | { readonly kind: 'disc'; readonly colour: string; readonly at: Point; readonly radius: number }
  /** `tips` around a middle, the first straight up unless turned by degrees; `inner` is how deep it is cut, 0 to 1. */
  | {
      readonly kind: 'star';
      readonly colour: string;
      readonly at: Point;
      readonly radius: number;
      readonly tips: number;
      readonly inner: number;
      readonly turn: number;
    }
  | { readonly kind: 'area'; readonly colour: string; readonly path: string }
  /** Another flag in the upper corner at the hoist. */
  | {
      readonly kind: 'canton';
      readonly width: number;
      readonly height: number;
      readonly shapes: readonly Shape[];
    };

/** x from the hoist, y from the top. */
export type Point = readonly [x: number, y: number];

export type Layout = readonly Shape[];

export const MIDDLE: Point = [30, 20];

/** Of a regular star of five tips. */
const FIVE_TIPS = 0.382;

export function across(...colours: readonly string[]): Shape {
  return { kind: 'across', colours };
}

export function down(...colours: readonly string[]): Shape {
  return { kind: 'down', colours };
}

/** A frame of one colour. */
export function plain(colour: string): Shape {
  return { kind: 'across', colours: [colour] };
}

export function cross(colour: string, width: number, x = 30): Shape {
  return { kind: 'cross', colour, width, at: [x, 20] };
}

export function saltire(colour: string, width: number): Shape {
  return { kind: 'line', colour, width, path: 'M0 0 60 40M0 40 60 0' };
}

export function disc(colour: string, radius: number, at: Point = MIDDLE): Shape {
  return { kind: 'disc', colour, at, radius };
}

export function star(colour: string, radius: number, at: Point = MIDDLE, turn = 0): Shape {
  return { kind: 'star', colour, at, radius, tips: 5, inner: FIVE_TIPS, turn };
}

/** A star of another number of tips. */
export function rays(colour: string, tips: number, inner: number, radius: number, at: Point): Shape {
  return { kind: 'star', colour, at, radius, tips, inner, turn: 0 };
}

export function area(colour: string, path: string): Shape {
  return { kind: 'area', colour, path };
}

/** A disc out of which another, of the colour behind it, takes a bite. */
export function crescent(colour: string, behind: string, disc: Round, bite: Round): Layout {
  return [
    { kind: 'disc', colour, at: disc.at, radius: disc.radius },
    { kind: 'disc', colour: behind, at: bite.at, radius: bite.radius },
  ];
}

export interface Round {
  readonly at: Point;
  readonly radius: number;
}

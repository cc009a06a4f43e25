export interface ProbabilityPoint {
  /** 0 at kickoff, 1 at the end of regulation. */
  readonly elapsed: number;
  /** The home side's chance, 0 to 1, ties counted half. */
  readonly home: number;
}

export interface ProbabilityPath {
  readonly line: string;
  /** The line closed along 50 %, to be clipped above and below it. */
  readonly area: string;
  readonly now: { readonly x: number; readonly y: number };
}

/** Two and a half minutes of football. */
const SHORTEST_LINE = 0.04;
const SMALLEST_REACH = 0.16;
/** A little more than certainty, so that the line stays inside the drawing. */
const LARGEST_REACH = 0.54;

/**
 * The home side's chance over the game in a box of the given size, home upward; what is still to come stays empty.
 * Undefined with fewer than two points, and while they cover too little of the game to be a line.
 */
export function probabilityPath(
  points: readonly ProbabilityPoint[],
  width: number,
  height: number,
): ProbabilityPath | undefined {
  const ordered = [...points].sort((left, right) => left.elapsed - right.elapsed);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (first === undefined || last === undefined || ordered.length < 2) return undefined;
  if (last.elapsed - first.elapsed < SHORTEST_LINE) return undefined;
  const x = (point: ProbabilityPoint) => round(clamp(point.elapsed) * width);
  const reach = reachOf(ordered);
  const y = (point: ProbabilityPoint) => round(((0.5 + reach - clamp(point.home)) / (2 * reach)) * height);
  const line = ordered.map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point)} ${y(point)}`).join('');
  const middle = round(height / 2);
  return {
    line,
    area: `${line}L${x(last)} ${middle}L${x(first)} ${middle}Z`,
    now: { x: x(last), y: y(last) },
  };
}

/** How far from even the drawing reaches: as far as the game went, but never so near that a shrug looks like a swing. */
function reachOf(points: readonly ProbabilityPoint[]): number {
  const furthest = Math.max(...points.map(({ home }) => Math.abs(clamp(home) - 0.5)));
  return Math.min(LARGEST_REACH, Math.max(SMALLEST_REACH, furthest * 1.15));
}

function clamp(share: number): number {
  return within(share, 0, 1);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The chances at one moment, 0 to 1. */
export interface Chances {
  /** The home side's, ties counted half. */
  readonly home: number;
  /** That nobody wins, where the draw is sold; elsewhere 0. */
  readonly draw: number;
}

/** In whole percents. */
export interface Percents {
  readonly home: number;
  readonly away: number;
  readonly draw: number;
}

/** The chances as whole percents that add up to 100. Until the game is over neither side has all of it, or nothing. */
export function percents({ home, draw }: Chances, isOver: boolean): Percents {
  const least = isOver ? 0 : 1;
  const away = within(Math.round((1 - home - draw / 2) * 100), least, 100 - least);
  const drawn = within(Math.round(draw * 100), 0, 100 - away - least);
  return { home: 100 - away - drawn, away, draw: drawn };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

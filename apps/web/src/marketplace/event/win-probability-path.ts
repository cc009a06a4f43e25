import type { Side } from './side-order.ts';

export interface ProbabilityPoint extends Chances {
  /** 0 at kickoff, 1 at the end of regulation, more after it. */
  readonly elapsed: number;
}

export interface ProbabilityPath {
  readonly line: string;
  /** The line closed along 50 %, to be clipped above and below it; along the bottom where a draw is sold. */
  readonly area: string;
  readonly now: { readonly x: number; readonly y: number };
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Whose chance it is: all of it at the top, nothing at the bottom. */
  readonly side: Side;
  /** Part of the width that overtime has; 0 of a game without. */
  readonly overtime: number;
}

/** Two and a half minutes of football. */
const SHORTEST_LINE = 0.04;

/**
 * One side's chance to win over the game in a box of the given size; what is still to come stays empty. Overtime so
 * far fills its part, for nobody knows how long it lasts. Undefined with fewer than two points, and while they cover too little of
 * the game to be a line.
 */
export function probabilityPath(
  points: readonly ProbabilityPoint[],
  { width, height, side, overtime }: Drawing,
): ProbabilityPath | undefined {
  const ordered = [...points].sort((left, right) => left.elapsed - right.elapsed);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (first === undefined || last === undefined || ordered.length < 2) return undefined;
  if (last.elapsed - first.elapsed < SHORTEST_LINE) return undefined;
  const regulation = width * (1 - overtime);
  const after = Math.max(0, last.elapsed - 1);
  const x = ({ elapsed }: ProbabilityPoint) =>
    round(
      elapsed <= 1
        ? clamp(elapsed) * regulation
        : regulation + ((elapsed - 1) / after) * (width - regulation),
    );
  const y = (point: ProbabilityPoint) => round((1 - clamp(chanceOf(point, side))) * height);
  const line = ordered.map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point)} ${y(point)}`).join('');
  const ground = isDrawSold(points) ? height : round(height / 2);
  return {
    line,
    area: `${line}L${x(last)} ${ground}L${x(first)} ${ground}Z`,
    now: { x: x(last), y: y(last) },
  };
}

/** Then what is left of a hundred is not all the other side's. */
export function isDrawSold(points: readonly Chances[]): boolean {
  return points.some(({ draw }) => draw > 0);
}

/** A draw is nobody's. */
function chanceOf({ home, draw }: Chances, side: Side): number {
  return (side === 'home' ? home : 1 - home) - draw / 2;
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

import { Random } from '@fairline/sports/random.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { hash } from '../hash.ts';
import { normal } from '../pick.ts';

const WEEK_MS = 7 * 86_400_000;

/** How good a side is in a week, roughly normal with mean 0 and deviation 1: most of it lasts, the rest is form. */
export function rating(side: Side, startsAtMs: number): number {
  const lasting = normal(new Random(hash(side.id)));
  const form = normal(new Random(hash(side.id), Math.floor(startsAtMs / WEEK_MS)));
  return 0.8 * lasting + 0.6 * form;
}

export function halfPoint(value: number): number {
  return Math.round(value * 2) / 2;
}

export function clamped(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

import type { RandomSource } from '@fairline/sports/sport.ts';

/** A number from 0 up to, but not including, 1. */
export function fraction(random: RandomSource): number {
  return random.next() / 2 ** 32;
}

/** An integer from 0 up to, but not including, `below`. */
export function integer(random: RandomSource, below: number): number {
  return Math.floor(fraction(random) * below);
}

/** Roughly normal with mean 0 and deviation 1 (the sum of twelve uniforms, less six). */
export function normal(random: RandomSource): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += fraction(random);
  return sum;
}

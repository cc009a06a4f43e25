import type { RandomSource, SideKey } from '../sport.ts';

/** Who begins, where nobody was told to. */
export function tossed(random: RandomSource): SideKey {
  return (random.next() & 1) === 0 ? 'home' : 'away';
}

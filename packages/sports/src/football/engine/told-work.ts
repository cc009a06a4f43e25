import type { Gains, SidePlayers } from '../state.ts';
import { catchSlot, runSlot, SLOTS, workWord } from './work.ts';

/** What players gained so far as words of work.ts; those who share a slot are added up. */
export function workOf({ runs, catches }: SidePlayers): number[] {
  const gains = Array.from({ length: SLOTS }, () => ({ count: 0, yards: 0 }));
  const add = (slot: number, { count, yards }: Gains) => {
    const sum = gains[slot];
    if (sum) gains[slot] = { count: sum.count + count, yards: sum.yards + yards };
  };
  for (const [place, run] of runs.entries()) add(runSlot(place), run);
  for (const [place, each] of catches.entries()) add(catchSlot(place), each);
  return gains.map(({ count, yards }) => workWord(count, yards));
}

import { useEffect, useState } from 'react';

/** up: a longer price, a better payout, in every odds format. */
export type PriceMove = 'up' | 'down';

/** How long a move is shown: the odds flash of the specification. */
export const FLASH_MS = 2000;

/** Says which way a price has just moved, and forgets it after the flash. */
export function usePriceMove(value: number | undefined): PriceMove | undefined {
  const [seen, setSeen] = useState<{ value: number | undefined; move?: PriceMove }>({ value });
  if (seen.value !== value) setSeen({ value, ...moveBetween(seen.value, value) });
  useEffect(() => {
    if (seen.move === undefined) return;
    const timer = setTimeout(() => setSeen({ value: seen.value }), FLASH_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.move;
}

function moveBetween(before: number | undefined, now: number | undefined): { move?: PriceMove } {
  if (before === undefined || now === undefined || before === now) return {};
  return { move: now > before ? 'up' : 'down' };
}

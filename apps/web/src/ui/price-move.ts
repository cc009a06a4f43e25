import { useEffect, useState } from 'react';

/** up: a longer price, a better payout, in every odds format. */
export type PriceMove = 'up' | 'down';

/** How long a move is shown: the odds flash of the specification. */
export const FLASH_MS = 2000;

/** What is shown of a price's last move until the flash is over: nothing of one that stands. */
export interface PriceMoved {
  readonly move?: PriceMove | undefined;
  /** The price before it, as text; not where it reads the same, or in another format. */
  readonly before?: string | undefined;
}

interface Seen extends PriceMoved {
  readonly value: number | undefined;
  readonly price: string | undefined;
}

/**
 * Says which way a price has just moved and how it read before, and forgets both after the flash.
 * @param value profit per unit staked
 * @param price the same as text in the patron's format
 */
export function usePriceMove(value: number | undefined, price?: string): PriceMoved {
  const [seen, setSeen] = useState<Seen>({ value, price });
  if (seen.value !== value) setSeen({ value, price, ...moveFrom(seen, value, price) });
  else if (seen.price !== price) setSeen({ value, price, move: seen.move });
  useEffect(() => {
    if (seen.move === undefined) return;
    const timer = setTimeout(() => setSeen({ value: seen.value, price: seen.price }), FLASH_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen;
}

function moveFrom(seen: Seen, now: number | undefined, price: string | undefined): PriceMoved {
  if (seen.value === undefined || now === undefined) return {};
  return {
    move: now > seen.value ? 'up' : 'down',
    before: seen.price === price ? undefined : seen.price,
  };
}

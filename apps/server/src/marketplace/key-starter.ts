import { fullStarterName } from '@fairline/sports/baseball/story/players.ts';
import type { BookView } from '../trading/trading.ts';

const DAY_MS = 86_400_000;

/** Who begins for a side in the place that decides most. */
export interface KeyStarter {
  readonly fullName: string;
}

/**
 * The pitcher a side of baseball begins with, told a day before; undefined earlier and in every other sport.
 * @param now milliseconds since the epoch
 */
export function keyStarterOf(
  { event }: BookView,
  side: 'home' | 'away',
  now: number,
): KeyStarter | undefined {
  if (event.sport.slug !== 'baseball' || event.startsAt.getTime() - now > DAY_MS) return undefined;
  const fullName = fullStarterName(event[side]);
  return fullName === '' ? undefined : { fullName };
}

import type { BookView } from '../trading/trading.ts';

const DAY_MS = 86_400_000;

/** Who begins for a side in the place that decides most. */
export interface KeyStarter {
  readonly fullName: string;
}

/**
 * The pitcher a side of baseball begins with, told a day before; undefined earlier, where nobody is named, and in every other sport.
 * @param now milliseconds since the epoch
 */
export function keyStarterOf(
  { event, scoreboard }: BookView,
  side: 'home' | 'away',
  now: number,
): KeyStarter | undefined {
  if (scoreboard.sport !== 'baseball' || event.startsAt.getTime() - now > DAY_MS) return undefined;
  const fullName = scoreboard.starters[side];
  return fullName === '' ? undefined : { fullName };
}

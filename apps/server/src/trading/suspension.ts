import type { Hold } from './book-state.ts';
import type { Suspension } from './trading.ts';

/** What is said of each hold, that first which lasts longest. */
const SAID: readonly (readonly [Hold, Suspension])[] = [
  ['postponed', 'postponed'],
  ['operator', 'house'],
  ['start', 'start'],
  ['feed', 'data'],
  ['trouble', 'data'],
  ['silence', 'data'],
  ['unmet', 'jump'],
  ['jump', 'jump'],
  ['play', 'play'],
  ['price', 'odds'],
];

/** Why bets are not taken, as people are told; undefined when nothing holds them. */
export function suspensionBy(holds: ReadonlyMap<Hold, string>): Suspension | undefined {
  return SAID.find(([hold]) => holds.has(hold))?.[1];
}

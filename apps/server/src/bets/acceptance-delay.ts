import type { OfferedLeg } from '../betslip/betslip.ts';

/** How long a bet waits before it is taken, in milliseconds by sport, while a leg of it is in play. */
export type AcceptanceDelays = Readonly<Record<string, number>>;

/** So that nobody bets on what they saw in the stadium and we did not yet. */
export const defaultAcceptanceDelays: AcceptanceDelays = {
  football: 5_000,
  basketball: 5_000,
  baseball: 5_000,
  hockey: 5_000,
  soccer: 6_000,
  tennis: 3_000,
};
/** Of a sport without a delay of its own. */
const OTHERWISE_MS = 5_000;

/** The longest of the legs'; 0 before the game. */
export function acceptanceDelayMs(
  delays: AcceptanceDelays,
  legs: readonly Pick<OfferedLeg, 'book'>[],
): number {
  const live = legs.filter(({ book }) => book.event.status === 'IN_PLAY');
  return Math.max(0, ...live.map(({ book }) => delays[book.event.sport.slug] ?? OTHERWISE_MS));
}

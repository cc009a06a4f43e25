import { USUAL_FACTS } from '@fairline/sports/sport-facts.ts';
import { sportModels } from '@fairline/sports/sports.ts';
import type { Board, OfferedLeg } from '../betslip/betslip.ts';

/** How long a bet waits before it is taken, in milliseconds, while a leg of it is in play. */
export interface AcceptanceDelays {
  /** By the sport's slug. */
  readonly bySport: Readonly<Record<string, number>>;
  readonly otherwise: number;
}

/** So that nobody bets on what they saw in the stadium and we did not yet. */
export const defaultAcceptanceDelays: AcceptanceDelays = {
  bySport: Object.fromEntries(sportModels.map(({ slug, facts }) => [slug, facts.aheadSeconds * 1_000])),
  otherwise: USUAL_FACTS.aheadSeconds * 1_000,
};

/** Whether a bet that was held back for so long may be taken now: a game may have begun since it was quoted. */
export function hasWaited(
  board: Pick<Board, 'book'>,
  delays: AcceptanceDelays,
  legs: readonly Pick<OfferedLeg, 'book'>[],
  waitedMs: number,
): boolean {
  return legs.every(({ book }) => delayOf(delays, board.book(book.event.id) ?? book) <= waitedMs);
}

/** The longest of the legs'; 0 before the game. */
export function acceptanceDelayMs(
  delays: AcceptanceDelays,
  legs: readonly Pick<OfferedLeg, 'book'>[],
): number {
  let longest = 0;
  for (const { book } of legs) longest = Math.max(longest, delayOf(delays, book));
  return longest;
}

function delayOf({ bySport, otherwise }: AcceptanceDelays, { event }: OfferedLeg['book']): number {
  return event.status === 'IN_PLAY' ? (bySport[event.sport.slug] ?? otherwise) : 0;
}

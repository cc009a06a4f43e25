import { type Rational, rational } from '@fairline/money/rational.ts';
import { gradedMarketKey, type PlacedLeg } from '../bets/bets.ts';
import type { Trading } from '../trading/trading.ts';

/** Reads memory only. */
export type Board = Pick<Trading, 'book' | 'selection' | 'joint' | 'grade'>;

/** A fair chance that an offer was worked out from. */
export interface Chance {
  readonly eventId: string;
  /** Of the book. */
  readonly sequence: number;
  /** That all the legs on the event win. */
  readonly chance: Rational;
}

/** Chances are kept to so many parts: finer than any simulation knows them. */
const PARTS = 1_000_000_000;

/**
 * The fair chances, without overround, that these undecided legs win: one for each event, all its legs together, because
 * legs of one event depend on each other. Undefined while one of them is not on sale.
 */
export function chancesOf(board: Board, legs: readonly PlacedLeg[]): readonly Chance[] | undefined {
  const byEvent = new Map<string, PlacedLeg[]>();
  for (const leg of legs) {
    const others = byEvent.get(leg.eventId);
    if (others) others.push(leg);
    else byEvent.set(leg.eventId, [leg]);
  }
  const chances: Chance[] = [];
  for (const [eventId, together] of byEvent) {
    const book = board.book(eventId);
    const chance = book?.status === 'open' ? chanceOnEvent(board, eventId, together) : undefined;
    if (!book || chance === undefined) return undefined;
    chances.push({
      eventId,
      sequence: book.sequence,
      chance: rational(BigInt(Math.round(chance * PARTS)), BigInt(PARTS)),
    });
  }
  return chances;
}

function chanceOnEvent(board: Board, eventId: string, legs: readonly PlacedLeg[]): number | undefined {
  const asked = legs.map((leg) => ({ marketKey: gradedMarketKey(leg), selectionKey: leg.selectionKey }));
  const views = asked.map(({ marketKey, selectionKey }) =>
    board.selection(`${eventId}~${marketKey}~${selectionKey}`),
  );
  if (views.some((view) => view?.status !== 'open' || !view.odds)) return undefined;
  if (views.length === 1) return views[0]?.probability;
  const joint = board.joint(eventId, asked);
  return joint.kind === 'priced' ? joint.probability : undefined;
}

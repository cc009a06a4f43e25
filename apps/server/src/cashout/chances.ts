import { type Rational, rational } from '@fairline/money/rational.ts';
import { selectionRawId } from '@fairline/sports/raw-id.ts';
import { gradedMarketKey, type PlacedLeg } from '../bets/bets.ts';
import type { Trading } from '../trading/trading.ts';

/** Reads memory only. */
export type Board = Pick<Trading, 'book' | 'selection' | 'joint' | 'grade' | 'priceErrors'>;

/** A fair chance that an offer was worked out from. */
export interface Chance {
  readonly eventId: string;
  /** Of the book. */
  readonly sequence: number;
  /** Of the book: another number once it was suspended in between. */
  readonly interruptions: number;
  /** That all the legs on the event win. */
  readonly chance: Rational;
}

/** Chances are kept to so many parts: finer than any simulation knows them. */
const PARTS = 1_000_000_000;

/** 'SUSPENDED': it comes back. 'UNPRICED': a line has left the board, or the legs of an event have no joint price. */
export type NoChance = 'SUSPENDED' | 'UNPRICED';

/**
 * The fair chances, without overround, that these undecided legs win: one for each event, all its legs together, because
 * legs of one event depend on each other.
 */
export function chancesOf(board: Board, legs: readonly PlacedLeg[]): readonly Chance[] | NoChance {
  const byEvent = new Map<string, PlacedLeg[]>();
  for (const leg of legs) {
    const others = byEvent.get(leg.eventId);
    if (others) others.push(leg);
    else byEvent.set(leg.eventId, [leg]);
  }
  const chances: Chance[] = [];
  for (const [eventId, together] of byEvent) {
    const chance = chanceOnEvent(board, eventId, together);
    if (typeof chance === 'string') return chance;
    chances.push(chance);
  }
  return chances;
}

function chanceOnEvent(board: Board, eventId: string, legs: readonly PlacedLeg[]): Chance | NoChance {
  const book = board.book(eventId);
  const asked = legs.map((leg) => ({ marketKey: gradedMarketKey(leg), selectionKey: leg.selectionKey }));
  const views = asked.map((leg) => board.selection(selectionRawId({ ...leg, eventId })));
  if (book?.status !== 'open' || views.some((view) => view?.status === 'suspended')) return 'SUSPENDED';
  if (views.some((view) => view?.status !== 'open' || !view.odds)) return 'UNPRICED';
  const probability = views.length === 1 ? views[0]?.probability : jointChance(board, eventId, asked);
  if (probability === undefined) return 'UNPRICED';
  const chance = rational(BigInt(Math.round(probability * PARTS)), BigInt(PARTS));
  return { eventId, sequence: book.sequence, interruptions: book.interruptions, chance };
}

function jointChance(board: Board, eventId: string, legs: Parameters<Board['joint']>[1]): number | undefined {
  const joint = board.joint(eventId, legs);
  return joint.kind === 'priced' ? joint.probability : undefined;
}

import type { Odds } from '@fairline/money/odds.ts';
import type { BookView, SelectionView } from '../trading/trading.ts';

/** A bet the house puts forward, made of what is on the board now. */
export interface FeaturedBet {
  /** Says what it is made of: 'favourites~2025-09-07', 'favourites~2025-09-07~nfl', 'live~<eventId>', 'next~<eventId>', 'underdog~<eventId>'. */
  readonly id: string;
  readonly type: 'STRAIGHT' | 'PARLAY' | 'PARLAY_PLUS';
  /** Made of the board, or put forward by an operator. */
  readonly origin: 'board' | 'operator';
  readonly header: string;
  readonly title: string;
  /** What a special is about, in a sentence. */
  readonly description?: string | undefined;
  readonly selectionIds: readonly string[];
}

/** A featured bet as it stands on the board now. */
export interface FeaturedView extends FeaturedBet {
  /** One at least. */
  readonly legs: readonly FeaturedLeg[];
  /** Of all legs together; undefined while they have no price. */
  readonly odds: Odds | undefined;
  /** What it paid when it was put forward, or when this server began. */
  readonly firstOdds: Odds | undefined;
  /** For whoever asked for no logos. */
  readonly withoutLogo?: boolean;
}

export interface FeaturedLeg {
  readonly selection: SelectionView;
  readonly book: BookView;
}

import type { AmountSource } from './amount-source.ts';
import type { SlipError } from './slip-errors.ts';

export type PlacedType = 'STRAIGHT' | 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'TEASER';

/** One bet as it is sent. The key is the slip's own, the same in every tab; it goes out unchanged each time the attempt is repeated. */
export interface BetToPlace {
  readonly draftBetId: string;
  readonly idempotencyKey: string;
  readonly type: PlacedType;
  /** Minor units; of a round robin for each combination. */
  readonly betAmountLong: string;
  readonly amountSourceType: AmountSource;
  readonly freeBetId?: string | undefined;
  readonly profitBoostId?: string | undefined;
  readonly roundRobinSize?: number | undefined;
  readonly teaserPoints?: number | undefined;
  /** What was shown for all legs together, where their own odds do not tell it. */
  readonly totalOdds?: OddsPair | undefined;
  readonly legs: readonly LegToPlace[];
}

/** Odds as they go over the wire. */
export interface OddsPair {
  readonly numeratorLong: string;
  readonly denominatorLong: string;
}

export interface LegToPlace extends OddsPair {
  readonly selectionId: string;
}

export interface Attempt {
  readonly bets: readonly BetToPlace[];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

/** A placed bet as the receipt tells it. Amounts are written out. */
export interface Receipt {
  readonly betId: string;
  readonly rawId: string;
  /** 'Bills +3.5', '3-leg parlay', '6-point teaser'. */
  readonly title: string;
  /** Undefined for a round robin, which has as many as it has parlays. */
  readonly odds: OddsPair | undefined;
  readonly legs: readonly ReceiptLeg[];
  /** Legs of a game that share a price. */
  readonly groups: readonly { readonly number: number; readonly odds: OddsPair }[];
  readonly stake: string;
  readonly toWin: string;
  /** '3 × $5.00' of a round robin. */
  readonly lines: string | undefined;
}

export interface ReceiptLeg {
  readonly selectionId: string;
  readonly selectionName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** Its own: it pays at it unless it is of a group or teased. */
  readonly odds: OddsPair;
  /** The number of its group. */
  readonly group: number | null | undefined;
  readonly points: Line | null | undefined;
  /** Of a teaser: the line with the points bought. */
  readonly teasedPoints: Line | null | undefined;
}

export interface Line {
  readonly formattedPoints: string;
}

export interface Refusal {
  readonly draftBetId: string;
  readonly errors: readonly SlipError[];
}

/**
 * Placing, as data. 'unanswered': the request went out and no answer came back, so the bet may or may not stand; the
 * only way on is the same attempt again, which the server answers with the first result.
 */
export type Placement =
  | { readonly kind: 'idle'; readonly refusals: readonly Refusal[]; readonly failure: string | undefined }
  | { readonly kind: 'placing'; readonly attempt: Attempt; readonly tries: number }
  | { readonly kind: 'unanswered'; readonly attempt: Attempt; readonly tries: number }
  | { readonly kind: 'placed'; readonly receipts: readonly Receipt[]; readonly refusals: readonly Refusal[] };

export type PlacementEvent =
  | { readonly type: 'sent'; readonly attempt: Attempt }
  | {
      readonly type: 'answered';
      readonly receipts: readonly Receipt[];
      readonly refusals: readonly Refusal[];
    }
  | { readonly type: 'refused'; readonly message: string }
  /** Nothing was sent: what had to come first was refused. */
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'lost' }
  /** Kept over a reload, with no answer to it. */
  | { readonly type: 'found'; readonly attempt: Attempt }
  | { readonly type: 'asked-again' }
  | { readonly type: 'edited' }
  | { readonly type: 'dismissed' };

export const idle: Placement = { kind: 'idle', refusals: [], failure: undefined };

/** Pure transitions of placing. An event that means nothing in a state leaves it as it is. */
export function placementReducer(state: Placement, event: PlacementEvent): Placement {
  switch (event.type) {
    case 'sent':
      return state.kind === 'idle' || state.kind === 'placed'
        ? { kind: 'placing', attempt: event.attempt, tries: 1 }
        : state;
    case 'answered': {
      if (state.kind !== 'placing') return state;
      const { receipts, refusals } = event;
      return receipts.length > 0
        ? { kind: 'placed', receipts, refusals }
        : { kind: 'idle', refusals, failure: undefined };
    }
    case 'refused':
      return state.kind === 'placing' ? { kind: 'idle', refusals: [], failure: event.message } : state;
    case 'failed':
      return state.kind === 'idle' || state.kind === 'placed'
        ? { kind: 'idle', refusals: [], failure: event.message }
        : state;
    case 'lost':
      return state.kind === 'placing' ? { ...state, kind: 'unanswered' } : state;
    case 'found':
      return state.kind === 'idle' ? { kind: 'unanswered', attempt: event.attempt, tries: 0 } : state;
    case 'asked-again':
      return state.kind === 'unanswered' ? { ...state, kind: 'placing', tries: state.tries + 1 } : state;
    case 'edited':
      return state.kind === 'idle' && (state.refusals.length > 0 || state.failure !== undefined)
        ? idle
        : state;
    case 'dismissed':
      return state.kind === 'placed' ? { kind: 'idle', refusals: state.refusals, failure: undefined } : state;
  }
}

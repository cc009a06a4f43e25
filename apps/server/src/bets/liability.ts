import type { SelectionType } from '@fairline/sports/sport.ts';

/** What a bet adds to what a selection could cost, in minor units. */
export interface Outcome {
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
  /** What the bet wins. */
  readonly winnings: bigint;
  /** What the house keeps of it if another selection of the market wins. */
  readonly kept: bigint;
}

interface Place {
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
}

/** Of a market's selections of these types one alone can win. */
export const EXCLUSIVE: readonly SelectionType[] = [
  'HOME_MONEYLINE',
  'AWAY_MONEYLINE',
  'DRAW',
  'HOME_SPREAD',
  'AWAY_SPREAD',
  'OVER',
  'UNDER',
];

interface LiableBet {
  readonly type: string;
  readonly amountSource: string;
  readonly stake: bigint;
  readonly winnings: bigint;
}

/** What a bet adds to each of its selections. */
export function outcomesOf(
  bet: LiableBet,
  legs: readonly (Place & { readonly selectionType: SelectionType })[],
): Outcome[] {
  return legs.map((leg) => outcomeOf(bet, leg, leg.selectionType));
}

/**
 * Its winnings count whole for each leg, as if the others had won; only the cash of a straight bet is sure to stay when
 * another selection of the market wins.
 */
export function outcomeOf(
  { type, amountSource, stake, winnings }: LiableBet,
  { eventId, marketKey, selectionKey }: Place,
  selectionType: SelectionType,
): Outcome {
  const isSure = type === 'STRAIGHT' && amountSource === 'CASH';
  const kept = isSure && EXCLUSIVE.includes(selectionType) ? stake : 0n;
  return { eventId, marketKey, selectionKey, winnings, kept };
}

interface Open {
  winnings: bigint;
  kept: bigint;
}

interface OpenMarket {
  readonly selections: Map<string, Open>;
  /** Of all its selections together. */
  kept: bigint;
}

/** What the house loses if a selection wins: the winnings of bets on it less what it keeps of those on the others. */
export class Liability {
  /** By event and market: each bet looks at all of its legs, and no text is made for that. */
  readonly #events = new Map<string, Map<string, OpenMarket>>();

  add({ eventId, marketKey, selectionKey, winnings, kept }: Outcome, sign: 1n | -1n): void {
    const event = this.#events.get(eventId) ?? new Map<string, OpenMarket>();
    const market = event.get(marketKey) ?? { selections: new Map<string, Open>(), kept: 0n };
    const open = market.selections.get(selectionKey) ?? { winnings: 0n, kept: 0n };
    open.winnings += sign * winnings;
    open.kept += sign * kept;
    market.kept += sign * kept;
    if (open.winnings === 0n && open.kept === 0n) market.selections.delete(selectionKey);
    else market.selections.set(selectionKey, open);
    if (market.selections.size === 0) event.delete(marketKey);
    else event.set(marketKey, market);
    if (event.size === 0) this.#events.delete(eventId);
    else this.#events.set(eventId, event);
  }

  clear(): void {
    this.#events.clear();
  }

  /** In minor units; below 0: what the house gains. */
  of({ eventId, marketKey, selectionKey }: Place): bigint {
    const market = this.#events.get(eventId)?.get(marketKey);
    if (!market) return 0n;
    const open = market.selections.get(selectionKey);
    return open ? open.winnings + open.kept - market.kept : -market.kept;
  }

  /** By selection key, of those that were bet on. */
  ofMarket(eventId: string, marketKey: string): ReadonlyMap<string, bigint> {
    const keys = this.#events.get(eventId)?.get(marketKey)?.selections.keys() ?? [];
    return new Map(
      [...keys].map((selectionKey) => [selectionKey, this.of({ eventId, marketKey, selectionKey })]),
    );
  }
}

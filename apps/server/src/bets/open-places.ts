import type { MarketExposure } from '../trading/trading.ts';
import type { ExposedSelection } from './exposed-selection.ts';

/** What open bets on something stake and win together, in minor units of either dollar: decision 30. */
export interface StakeAndWinnings {
  stake: bigint;
  winnings: bigint;
}

interface OpenEvent extends StakeAndWinnings {
  readonly markets: Map<string, OpenMarket>;
}

interface OpenMarket extends StakeAndWinnings {
  readonly selections: Map<string, OpenSelection>;
  /** Of all its selections together. */
  kept: bigint;
}

/** The same, to be looked at. */
export interface EventSums extends Readonly<StakeAndWinnings> {
  readonly markets: ReadonlyMap<string, MarketSums>;
}

export interface MarketSums extends Readonly<StakeAndWinnings> {
  readonly selections: ReadonlyMap<string, Readonly<OpenSelection>>;
}

interface OpenSelection {
  winnings: bigint;
  kept: bigint;
}

/** An event, or one of its markets, with what open bets on it stake and win. */
export interface OpenPlace extends Readonly<StakeAndWinnings> {
  readonly eventId: string;
  readonly marketKey: string | undefined;
}

/** What open bets could cost by event, market and selection: one look at each finds all that is asked of a leg. */
export class OpenPlaces {
  readonly #events = new Map<string, OpenEvent>();

  event(eventId: string): EventSums | undefined {
    return this.#events.get(eventId);
  }

  /** By selection key, of those that were bet on: what open bets on it win, and what the house loses if it wins; below 0: gains. */
  sumsOf(eventId: string, marketKey: string): Pick<MarketExposure, 'winnings' | 'losses'> {
    const winnings = new Map<string, bigint>();
    const losses = new Map<string, bigint>();
    const { selections = [], kept = 0n } = this.#events.get(eventId)?.markets.get(marketKey) ?? {};
    for (const [key, open] of selections) {
      winnings.set(key, open.winnings);
      losses.set(key, open.winnings + open.kept - kept);
    }
    return { winnings, losses };
  }

  /**
   * Counts a bet, or takes it away again: whole in each event and each market that it is on, once.
   * @param change what it stakes and wins; below 0 to take it away
   */
  count(selections: readonly ExposedSelection[], change: Readonly<StakeAndWinnings>, sign: 1n | -1n): void {
    let index = 0;
    for (const selection of selections) {
      const { eventId, marketKey } = selection;
      const event = this.#eventOf(eventId);
      const market = marketOf(event, marketKey);
      if (isFirst(selections, index, eventId)) addTo(event, change);
      if (isFirst(selections, index, eventId, marketKey)) addTo(market, change);
      countSelection(market, selection, sign);
      this.#forget(event, eventId, market, marketKey);
      index += 1;
    }
  }

  /** Takes these sums for the truth. */
  replace(places: readonly OpenPlace[], selections: readonly ExposedSelection[]): void {
    this.#events.clear();
    for (const { eventId, marketKey, ...open } of places) {
      const event = this.#eventOf(eventId);
      addTo(marketKey === undefined ? event : marketOf(event, marketKey), open);
    }
    for (const selection of selections)
      countSelection(marketOf(this.#eventOf(selection.eventId), selection.marketKey), selection, 1n);
  }

  #eventOf(eventId: string): OpenEvent {
    const known = this.#events.get(eventId);
    if (known) return known;
    const event = { stake: 0n, winnings: 0n, markets: new Map<string, OpenMarket>() };
    this.#events.set(eventId, event);
    return event;
  }

  /** What nothing is open on. */
  #forget(event: OpenEvent, eventId: string, market: OpenMarket, marketKey: string): void {
    if (market.selections.size > 0 || !isNothing(market)) return;
    event.markets.delete(marketKey);
    if (event.markets.size === 0 && isNothing(event)) this.#events.delete(eventId);
  }
}

/**
 * The most that the open bets on a selection cost: what they win. Stakes on the others are not taken off it, for who placed them may
 * cash out, or get them back, while these stand.
 */
export function mostCostOf(market: MarketSums | undefined, selectionKey: string): bigint {
  return market?.selections.get(selectionKey)?.winnings ?? 0n;
}

function marketOf({ markets }: OpenEvent, key: string): OpenMarket {
  const known = markets.get(key);
  if (known) return known;
  const market = { stake: 0n, winnings: 0n, kept: 0n, selections: new Map<string, OpenSelection>() };
  markets.set(key, market);
  return market;
}

function countSelection(
  market: OpenMarket,
  { selectionKey, winnings, kept }: ExposedSelection,
  sign: 1n | -1n,
): void {
  const known = market.selections.get(selectionKey);
  const open = known ?? { winnings: 0n, kept: 0n };
  open.winnings += sign * winnings;
  open.kept += sign * kept;
  market.kept += sign * kept;
  if (open.winnings === 0n && open.kept === 0n) market.selections.delete(selectionKey);
  else if (!known) market.selections.set(selectionKey, open);
}

/** Whether no selection before this one is of the event, or of the market. */
function isFirst(
  selections: readonly ExposedSelection[],
  index: number,
  eventId: string,
  marketKey?: string,
): boolean {
  for (let before = 0; before < index; before += 1) {
    const other = selections[before];
    if (other?.eventId === eventId && (marketKey === undefined || other.marketKey === marketKey))
      return false;
  }
  return true;
}

function addTo(open: StakeAndWinnings, { stake, winnings }: Readonly<StakeAndWinnings>): void {
  open.stake += stake;
  open.winnings += winnings;
}

function isNothing({ stake, winnings }: StakeAndWinnings): boolean {
  return stake === 0n && winnings === 0n;
}

import type { Odds } from '@fairline/money/odds.ts';
import { keyInEvent } from '@fairline/sports/raw-id.ts';

/** What an operator asks of an event or, where it names one, of a market of it. */
export type Order =
  | { readonly kind: 'suspend'; readonly marketKey: string | undefined; readonly reason: string }
  /** `lifts` is the number of the suspension that it ends; undefined of orders from before they were numbered, which end any. */
  | { readonly kind: 'reopen'; readonly marketKey: string | undefined; readonly lifts: bigint | undefined }
  /** Undefined odds: the market's own again. */
  | {
      readonly kind: 'price';
      readonly marketKey: string;
      readonly selectionKey: string;
      readonly odds: Odds | undefined;
    }
  /** In minor units; undefined: the house's own limit again. */
  | { readonly kind: 'limit'; readonly marketKey: string | undefined; readonly amount: bigint | undefined }
  | WrongPrice
  | { readonly kind: 'show' };

/** Declares prices plainly wrong: open bets that were placed in that time are void, or paid at the right odds. */
export interface WrongPrice {
  readonly kind: 'error';
  readonly marketKey: string;
  /** Undefined: every selection of the market, and then no odds. */
  readonly selectionKey: string | undefined;
  readonly from: Date;
  readonly until: Date;
  readonly odds: Odds | undefined;
  readonly reason: string;
}

/** An order as it was written down. Numbers rise; of two orders about the same thing the higher one is in force. */
export interface GivenOrder<Kind extends Order = Order> {
  readonly number: bigint;
  readonly eventId: string;
  readonly order: Kind;
}

interface Numbered<Value> {
  readonly number: bigint;
  /** Undefined: lifted, or left to the house again. */
  readonly value: Value | undefined;
}

/** Which orders of an event are in force. Markets by key, the event itself as ''. */
export interface EventOrders {
  /** Why it is suspended. */
  readonly holds: ReadonlyMap<string, Numbered<string>>;
  /** By '<marketKey>~<selectionKey>'. */
  readonly prices: ReadonlyMap<string, Numbered<Odds>>;
  readonly limits: ReadonlyMap<string, Numbered<bigint>>;
}

export const NO_ORDERS: EventOrders = { holds: new Map(), prices: new Map(), limits: new Map() };

/** What is in force after an order. In whichever order they are heard, the same is in force in the end. */
export function withOrder(orders: EventOrders, number: bigint, order: Order): EventOrders {
  switch (order.kind) {
    case 'suspend':
      return { ...orders, holds: placed(orders.holds, order.marketKey ?? '', number, order.reason) };
    case 'reopen':
      return { ...orders, holds: lifted(orders.holds, order.marketKey ?? '', number, order.lifts) };
    case 'price':
      return { ...orders, prices: placed(orders.prices, keyInEvent(order), number, order.odds) };
    case 'limit':
      return { ...orders, limits: placed(orders.limits, order.marketKey ?? '', number, order.amount) };
    case 'error':
    case 'show':
      return orders;
  }
}

/** The suspension of a market, or of the event, that is in force. */
export function holdOf(orders: EventOrders, marketKey: string | undefined) {
  const hold = orders.holds.get(marketKey ?? '');
  return hold?.value === undefined ? undefined : { number: hold.number, reason: hold.value };
}

export function manualPrice(orders: EventOrders, marketKey: string, selectionKey: string): Odds | undefined {
  return orders.prices.get(keyInEvent({ marketKey, selectionKey }))?.value;
}

/** In minor units; undefined: the house's own. */
export function orderedLimit(orders: EventOrders, marketKey: string | undefined): bigint | undefined {
  return orders.limits.get(marketKey ?? '')?.value;
}

function placed<Value>(
  before: ReadonlyMap<string, Numbered<Value>>,
  key: string,
  number: bigint,
  value: Value | undefined,
): ReadonlyMap<string, Numbered<Value>> {
  const standing = before.get(key);
  if (standing && standing.number >= number) return before;
  return new Map(before).set(key, { number, value });
}

/** Ends the suspension of that number alone: a later one stays, whichever is heard first. */
function lifted(
  before: ReadonlyMap<string, Numbered<string>>,
  key: string,
  number: bigint,
  lifts: bigint | undefined,
): ReadonlyMap<string, Numbered<string>> {
  const standing = before.get(key);
  if (!standing || standing.number > number || (lifts !== undefined && standing.number !== lifts))
    return before;
  return new Map(before).set(key, { number: standing.number, value: undefined });
}

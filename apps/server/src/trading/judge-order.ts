import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { formatAmericanOdds } from '@fairline/money/odds-format.ts';
import { marketRawId } from '@fairline/sports/raw-id.ts';
import { longestManual } from './book-terms.ts';
import type { EventBook } from './event-book.ts';
import type { OrderAnswer } from './order-store.ts';
import { holdOf, type Order, type WrongPrice } from './orders.ts';
import { showEvent } from './show-event.ts';

type Judged = Pick<EventBook, 'eventId' | 'status' | 'prices' | 'market' | 'canHave' | 'view'>;

/** What a running server says to an order: what it does, or why it does nothing. */
export function judgeOrder(
  order: Order,
  number: bigint,
  eventId: string,
  book: Judged | undefined,
): OrderAnswer {
  if (!book) return refused(`No event ${eventId} is being traded.`);
  if (order.kind === 'show') return done(showEvent(book.view(), book.prices.terms));
  const isOver = book.status === 'closed' || book.status === 'settled';
  if (isOver && order.kind !== 'error') return refused('The event is over.');
  const { marketKey } = order;
  if (marketKey !== undefined && !book.canHave(marketKey)) {
    return refused(`${eventId} has no market ${marketKey}: trade show ${eventId} lists those it has.`);
  }
  const what = marketKey === undefined ? eventId : marketRawId({ eventId, marketKey });
  switch (order.kind) {
    case 'suspend':
      return done(`${what} is suspended (${number}).`);
    case 'reopen':
      return judgeReopening(what, order.lifts, holdOf(book.prices.terms.orders, marketKey));
    case 'price':
      return judgePrice(book, what, order);
    case 'error':
      return judgeWrongPrice(book, what, order);
    case 'limit':
      return done(order.amount === undefined ? `${what} has the house's limit.` : `${what} has its limit.`);
  }
}

function judgeReopening(
  what: string,
  lifts: bigint | undefined,
  hold: { readonly number: bigint; readonly reason: string } | undefined,
): OrderAnswer {
  if (!hold) return refused(`${what} is not suspended by an operator.`);
  if (lifts === undefined || lifts === hold.number) return done(`${what} is no longer suspended.`);
  return refused(`${what} was suspended again meanwhile (${hold.number}): ${hold.reason}`);
}

function judgePrice(
  book: Judged,
  what: string,
  { marketKey, selectionKey, odds }: Order & { kind: 'price' },
): OrderAnswer {
  const market = book.market(marketKey);
  const selection = market?.selections.find(({ selectionKey: key }) => key === selectionKey);
  if (!selection) {
    if (!market) return refused(`${what} is not on the board.`);
    const keys = market.selections.map(({ selectionKey: key }) => key).join(', ');
    return refused(`${what} has no selection ${selectionKey}, but ${keys}.`);
  }
  if (!odds) return done(`${what}~${selectionKey} has the market's own price.`);
  if (!selection.odds) return refused(`${what}~${selectionKey} is not on the board.`);
  const likeliest = book.prices.likeliest({ marketKey, selectionKey }) ?? selection.probability;
  const longest = longestManual(likeliest);
  if (longest && compareOdds(odds, longest) <= 0)
    return done(`${what}~${selectionKey} is ${written(odds)} until auto.`);
  const chance = (100 * likeliest).toFixed(1);
  return refused(
    `${written(odds)} is too long: with a chance of ${chance} % the longest price that leaves the house an edge is ${longest ? written(longest) : 'none'}.`,
  );
}

function judgeWrongPrice(
  book: Judged,
  what: string,
  { marketKey, selectionKey, odds }: WrongPrice,
): OrderAnswer {
  const keys = book.market(marketKey)?.selections.map((selection) => selection.selectionKey) ?? [];
  if (keys.length === 0) return refused(`${what} was never on the board.`);
  if (selectionKey !== undefined && !keys.includes(selectionKey)) {
    return refused(`${what} has no selection ${selectionKey}, but ${keys.join(', ')}.`);
  }
  const which = selectionKey === undefined ? what : `${what}~${selectionKey}`;
  return done(
    `Open bets on ${which} placed in that time are ${odds ? `paid at ${written(odds)} where they were agreed at more` : 'void'}.`,
  );
}

function written(odds: Odds): string {
  return formatAmericanOdds(odds);
}

function done(text: string): OrderAnswer {
  return { outcome: 'done', text };
}

function refused(text: string): OrderAnswer {
  return { outcome: 'refused', text };
}

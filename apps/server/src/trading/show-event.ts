import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { formatAmericanOdds } from '@fairline/money/odds-format.ts';
import type { BookTerms } from './book-terms.ts';
import { holdOf, manualPrice, orderedLimit } from './orders.ts';
import type { BookView, MarketView, SelectionView } from './trading.ts';

/** An event for an operator to read: a line for itself and one for each market. */
export function showEvent(book: BookView, terms: BookTerms): string {
  const { event, status, reasons, markets } = book;
  const hold = holdOf(terms.orders, undefined);
  const head = [
    `${event.id}  ${event.name}: ${status}`,
    ...(reasons.length > 0 ? [`because: ${reasons.join('; ')}`] : []),
    ...(hold ? [`suspended by an operator (${hold.number})`] : []),
    ...limitWords(terms, undefined),
  ];
  return [head.join(', '), ...markets.map((market) => marketLine(market, terms))].join('\n');
}

function marketLine(market: MarketView, terms: BookTerms): string {
  const hold = holdOf(terms.orders, market.key);
  const words = [
    market.selections.map((selection) => selectionWords(selection, terms)).join(', '),
    ...(hold ? [`suspended by an operator (${hold.number}): ${hold.reason}`] : []),
    ...limitWords(terms, market.key),
  ];
  return `  ${market.key} ${market.status}: ${words.join('; ')}`;
}

function selectionWords(
  { marketKey, selectionKey, odds }: SelectionView,
  { orders, exposure }: BookTerms,
): string {
  const { losses, winnings } = exposure.get(marketKey) ?? {};
  const loss = losses?.get(selectionKey) ?? 0n;
  const won = winnings?.get(selectionKey) ?? 0n;
  const manual = manualPrice(orders, marketKey, selectionKey);
  const price = odds ? formatAmericanOdds(odds) : 'no price';
  const words = [
    ...(manual ? [`manual ${formatAmericanOdds(manual)}`] : []),
    ...(loss > 0n ? [`loses ${dollars(loss)}`] : loss < 0n ? [`gains ${dollars(-loss)}`] : []),
    ...(won > 0n ? [`open bets win ${dollars(won)}`] : []),
  ];
  return `${selectionKey} ${price}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
}

function limitWords({ orders }: BookTerms, marketKey: string | undefined): string[] {
  const limit = orderedLimit(orders, marketKey);
  return limit === undefined ? [] : [`limit ${dollars(limit)}`];
}

function dollars(amount: bigint): string {
  return formatMoney(money(amount, 'USD'));
}

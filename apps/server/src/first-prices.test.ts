import { expect, test } from 'vitest';
import { untilPriced } from './first-prices.ts';
import type { BookView } from './trading/trading.ts';

type Book = Pick<BookView, 'status' | 'priceState'>;
const LONG_MS = 60_000;

/** What is waited for, whether that is over, and the books that there are. */
function waiting(eventIds: readonly string[] | undefined, limitMs = LONG_MS) {
  const wait = { eventIds, isOver: false };
  const books = new Map<string, Book>();
  const stop = new AbortController();
  const done = untilPriced({
    eventIds: () => wait.eventIds,
    book: (eventId) => books.get(eventId),
    limitMs,
    signal: stop.signal,
  }).then(() => {
    wait.isOver = true;
  });
  const look = () => new Promise((resolve) => setTimeout(resolve, 250));
  return { wait, books, done, look, stop };
}

test('a start waits until it is known what is in play, and until each of it has its first prices', async () => {
  const { wait, books, done, look } = waiting(undefined);
  await look();
  expect(wait.isOver).toBe(false);
  wait.eventIds = ['one', 'other'];
  books.set('one', { status: 'suspended', priceState: 'first' });
  await look();
  books.set('one', { status: 'open', priceState: 'present' });
  await look();
  expect(wait.isOver).toBe(false);
  books.set('other', { status: 'suspended', priceState: 'new' });
  await done;
});

test('a start waits for no game that is over, nor where none is in play', async () => {
  const { books, done } = waiting(['one']);
  books.set('one', { status: 'settled', priceState: 'first' });
  await done;
  await waiting([]).done;
});

test('a start waits no longer than its limit, and not at all once it is to stop', async () => {
  await waiting(['never'], 150).done;
  const { done, stop } = waiting(['never']);
  stop.abort();
  await done;
});

import { expect, test } from 'vitest';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { BookView } from '../trading/trading.ts';
import { PastBooks } from './past-books.ts';

const BOOK = new FixedTrading().add(fixedEvent('game-1'));

/** Past books whose readings are answered by hand, in any order. */
function slowPast() {
  const answers: { give(book: BookView | undefined): void; fail(error: Error): void }[] = [];
  const past = () =>
    new Promise<BookView | undefined>((give, fail) => {
      answers.push({ give, fail });
    });
  return { books: new PastBooks({ past }), answers };
}

test('of two readings the later one counts, in whichever order they are answered', async () => {
  const { books, answers } = slowPast();
  const done = [books.read('game-1'), books.read('game-1')];
  const later = { ...BOOK, sequence: 2 };
  answers[1]?.give(later);
  answers[0]?.give({ ...BOOK, sequence: 1 });
  expect(await Promise.all(done)).toEqual([false, true]);
  expect(books.get('game-1')).toBe(later);
});

test('what is forgotten while it is read is not kept', async () => {
  const { books, answers } = slowPast();
  const done = books.read('game-1');
  books.forget('game-1');
  answers[0]?.give(BOOK);
  expect(await done).toBe(false);
  expect(books.get('game-1')).toBeUndefined();
});

test('what is not on record, or cannot be read, is not there, and may be read later', async () => {
  const { books, answers } = slowPast();
  const none = books.read('game-1');
  answers[0]?.give(undefined);
  expect(await none).toBe(false);
  const failed = books.read('game-1');
  answers[1]?.fail(new Error('The database is away.'));
  await expect(failed).rejects.toThrow('away');
  expect(books.get('game-1')).toBeUndefined();
  const read = books.read('game-1');
  answers[2]?.give(BOOK);
  expect(await read).toBe(true);
  expect(books.get('game-1')).toBe(BOOK);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { BookNumbers, NumberReserve } from './book-numbers.ts';
import { TradingStore } from './store.ts';
import { feedOf, START_MS, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { Writings } from './writings.ts';

const DAY_MS = 86_400_000;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

async function reserve(clockMs: number) {
  const error = vi.fn();
  const writings = new Writings({ error });
  const kept = new NumberReserve(new TradingStore(testDatabase.database), writings, new ManualClock(clockMs));
  await kept.load();
  return { numbers: kept.numbers, written: () => writings.done(), error };
}

/** A book that changes so often, with its writing done now and then. @returns its last number */
async function changed({ numbers, written }: Awaited<ReturnType<typeof reserve>>, times: number) {
  let last = numbers.highest;
  for (let change = 1; change <= times; change += 1) {
    last = numbers.next(last);
    if (change % 100 === 0) await written();
  }
  await written();
  return last;
}

test('a book counts one by one, and one that is opened later begins where any has come to', () => {
  const numbers = new BookNumbers();
  numbers.beginAbove(40);
  const [one, other] = [numbers.highest, numbers.highest];
  expect([numbers.next(one), numbers.next(one + 1), numbers.next(other)]).toEqual([41, 42, 41]);
  expect(numbers.highest).toBe(42);
});

test('the first numbers that are kept are above those that went by a clock, also by one that was hours ahead', async () => {
  const { numbers } = await reserve(START_MS);
  const byClock = (ms: number) => Math.floor((ms - Date.UTC(2024, 0, 1)) / 250);
  expect(numbers.highest).toBeGreaterThan(byClock(START_MS + DAY_MS / 2));
  expect(numbers.highest).toBeLessThan(2 ** 31);
});

test('whoever comes next begins above every number that was given, however often a book changed and whatever its clock says', async () => {
  const times = [0, 1, 700, 5_000];
  let last = 0;
  for (const [turn, count] of times.entries()) {
    const one = await reserve(START_MS - turn * DAY_MS);
    expect(one.numbers.highest).toBeGreaterThanOrEqual(last);
    last = await changed(one, count);
    expect(last).toBe(one.numbers.highest);
  }
  expect((await reserve(0)).numbers.highest).toBeGreaterThanOrEqual(last);
});

test('a server that was replaced reserves no more numbers', async () => {
  const replaced = await reserve(START_MS);
  const begun = replaced.numbers.highest;
  const replacing = await reserve(START_MS);
  const between = replacing.numbers.highest - begun;
  await changed(replaced, between - 1);
  expect((await reserve(START_MS)).numbers.highest - replacing.numbers.highest).toBe(between);
});

test('numbers that the database refused to write are reserved later, and before they run out', async () => {
  const { database } = testDatabase;
  const one = await reserve(START_MS);
  const [row] = await database.query<{ reserved: number }>('select reserved from trading.book_number');
  const reserved = row?.reserved ?? 0;
  await database.query(
    `alter table trading.book_number add constraint refused check (reserved <= ${reserved})`,
  );
  const half = (reserved - one.numbers.highest) / 2;
  await changed(one, half + 1_000);
  await database.query('alter table trading.book_number drop constraint refused');
  const refusals = one.error.mock.calls.length;
  expect(refusals).toBeGreaterThan(0);
  expect(refusals).toBeLessThan(10);
  const last = await changed(one, half - 1_100);
  expect(last).toBeLessThan(reserved);
  await changed(one, 1_000);
  expect((await reserve(0)).numbers.highest).toBeGreaterThanOrEqual(one.numbers.highest);
  expect(one.error).toHaveBeenCalledTimes(refusals);
});

test('a market of a server that takes over with a clock that is behind has a higher number than it ever had', async () => {
  const feed = feedOf('taken-over');
  const before = await startTrading(testDatabase);
  await before.tell(feed.begin());
  for (let snap = 0; snap < 3; snap += 1) await before.tell(feed.snap());
  const numbersOf = ({ trading }: Pick<typeof before, 'trading'>) => {
    const book = trading.book('taken-over');
    return [book?.sequence ?? 0, ...(book?.markets.map(({ sequence }) => sequence) ?? [])];
  };
  const highest = Math.max(...numbersOf(before));
  await before.stop();
  const after = await startTrading(testDatabase, { nowMs: START_MS - 60_000 });
  await after.trading.idle();
  const numbers = numbersOf(after);
  expect(numbers.length).toBeGreaterThan(1);
  expect(Math.min(...numbers)).toBeGreaterThan(highest);
  await after.stop();
});

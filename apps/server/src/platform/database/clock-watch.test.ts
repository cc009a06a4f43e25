import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clockSetTo, systemClock } from '../clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { watchClock } from './clock-watch.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase([]);
});
afterAll(() => testDatabase.drop());

/** What is said at the start of a server whose clock is so far ahead of its database's. */
async function saidOf(aheadMs: number): Promise<readonly unknown[][]> {
  const logger = { warn: vi.fn() };
  const clock = aheadMs === 0 ? systemClock : clockSetTo(Date.now() + aheadMs);
  const watch = await watchClock({ database: testDatabase.database, clock, logger });
  watch.stop();
  return logger.warn.mock.calls;
}

test('a server whose clock is not that of its database says by how much, and what to do', async () => {
  const [[ahead, words] = []] = await saidOf(3_600_000);
  expect(ahead).toMatchObject({ aheadMs: expect.closeTo(3_600_000, -5) });
  expect(words).toMatch(/ s ahead of its database's: .* Let both machines follow NTP/);
  const [[behind, otherWords] = []] = await saidOf(-3_600_000);
  expect(behind).toMatchObject({ aheadMs: expect.closeTo(-3_600_000, -5) });
  expect(otherWords).toMatch(/ s behind its database's/);
});

test('clocks that go together say nothing, however long the database takes to answer', async () => {
  expect(await saidOf(0)).toEqual([]);
  const logger = { warn: vi.fn() };
  let nowMs = Date.now() - 60_000;
  // A minute passes before the database is asked, and another before the answer is there.
  const clock = { now: () => nowMs };
  const query = async <R extends object>(text: string): Promise<R[]> => {
    const rows = await testDatabase.database.query<R>(text);
    nowMs += 120_000;
    return rows;
  };
  (await watchClock({ database: { query }, clock, logger })).stop();
  expect(logger.warn).not.toHaveBeenCalled();
});

test('it is compared again every ten minutes until it is stopped, also where that failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const logger = { warn: vi.fn() };
    const query = vi.fn(() => Promise.reject(new Error('no database')));
    const watch = await watchClock({ database: { query }, clock: systemClock, logger });
    expect(logger.warn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(599_000);
    expect(query).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(query).toHaveBeenCalledTimes(2);
    watch.stop();
    await vi.advanceTimersByTimeAsync(1_200_000);
    expect(query).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { unmetLines } from './unmet-lines.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('outside prices are met within five points, the draw left out of the home side’s', () => {
  expect(
    unmetLines({ homeWinProbability: 0.6, drawProbability: 0.25 }, { home: 0.575, draw: 0.25 }),
  ).toBeUndefined();
  expect(unmetLines({ homeWinProbability: 0.6 }, { home: 0.56, draw: 0 })).toBeUndefined();
  expect(unmetLines({ homeWinProbability: 0.05 }, { home: 0.102, draw: 0 })).toBe(
    "Outside prices give the home side 5 %, the house's own 10 %",
  );
  expect(unmetLines({ homeWinProbability: 0.5, drawProbability: 0.4 }, { home: 0.5, draw: 0.16 })).toBe(
    "Outside prices give the draw 40 %, the house's own 16 %",
  );
  expect(unmetLines({ total: 45 }, { home: 0.9, draw: 0 })).toBeUndefined();
});

test('a game whose outside prices cannot be met is not sold until others come', async () => {
  const t = await startTrading(testDatabase);
  const feed = feedOf('unmet-1');
  const book = () => t.trading.book('unmet-1');
  await t.tell(feed.begin());
  expect(book()?.status).toBe('open');
  // A favourite by three points does not lose nine games of ten.
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -3, total: 45, homeWinProbability: 0.1 } }));
  expect(book()).toMatchObject({
    ...{ status: 'suspended', suspension: 'jump' },
    reasons: [expect.stringMatching(/^Outside prices give the home side 10 %, the house's own \d\d %$/)],
  });
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -3, total: 45 } }));
  expect(book()).toMatchObject({ status: 'open', reasons: [] });
  await t.stop();
});

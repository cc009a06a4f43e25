import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { PriceJumps } from './price-jump.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const bookOf = ({ trading }: TestTrading, eventId: string) => {
  const book = trading.book(eventId);
  return { status: book?.status, reasons: book?.reasons };
};

test('a price that jumps without a play suspends the event, and opens it again when it has kept still', async () => {
  const feed = feedOf('jump-1');
  const t = await startTrading(testDatabase);
  await t.tell(feed.begin(), feed.message({ kind: 'odds', lines: { spread: -4, total: 45 } }));
  expect(bookOf(t, 'jump-1')).toEqual({ status: 'open', reasons: [] });
  await t.tell(feed.message({ kind: 'odds', lines: { spread: 9, total: 45 } }));
  expect(bookOf(t, 'jump-1')).toEqual({
    status: 'suspended',
    reasons: [expect.stringMatching(/^Prices moved by \d\d points without a play$/)],
  });
  t.trading.sweep();
  t.clock.advance(100_000);
  // Another jump: the two minutes begin again.
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -8, total: 45 } }));
  t.trading.sweep();
  t.clock.advance(100_000);
  t.trading.sweep();
  expect(bookOf(t, 'jump-1').status).toBe('suspended');
  t.clock.advance(20_000);
  t.trading.sweep();
  expect(bookOf(t, 'jump-1')).toEqual({ status: 'open', reasons: [] });
  await t.stop();
});

test('an outside chance that jumps in play suspends the event until a play is told, also after a restart', async () => {
  const feed = feedOf('jump-2');
  const t = await startTrading(testDatabase);
  const outside = (homeWinProbability: number) =>
    feed.message({ kind: 'odds', lines: { spread: -3, total: 45, homeWinProbability } });
  const { home, away } = feed.fixture;
  const before = football.initial({ sides: { home, away } });
  await t.tell(feed.begin(), feed.play(football.playOn(before, football.even, new Random(7))));
  expect(bookOf(t, 'jump-2').status).toBe('open');
  await t.tell(outside(0.6), outside(0.7), outside(0.95));
  const reasons = ['Outside prices moved by 25 points without a play'];
  expect(bookOf(t, 'jump-2')).toEqual({ status: 'suspended', reasons });
  await t.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(bookOf(after, 'jump-2')).toEqual({ status: 'suspended', reasons });
  await after.stop();
});

test('after a play, prices are compared with nothing', () => {
  const jumps = new PriceJumps();
  expect(jumps.own(0.9)).toEqual([]);
  expect(jumps.own(0.204)).toEqual([{ kind: 'jump', reason: 'Prices moved by 20 points without a play' }]);
  expect(jumps.own(0.2)).toEqual([]);
  jumps.explain();
  expect(jumps.own(0.9)).toEqual([]);
  expect(jumps.outside({ homeWinProbability: 0.2 })).toEqual([]);
  expect(jumps.outside({ spread: 3 })).toEqual([]);
  expect(jumps.outside({ homeWinProbability: 0.8 })).toEqual([
    { kind: 'jump', reason: expect.stringContaining('60 points') },
  ]);
  jumps.explain();
  expect(jumps.outside({ homeWinProbability: 0.1 })).toEqual([]);
});

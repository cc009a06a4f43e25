import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { keyStarterOf } from './key-starter.ts';
import { fixedMarketplace, NOON } from './testing/fixed-marketplace.ts';

const HOUR = 3_600_000;
const BASEBALL = { slug: 'baseball', name: 'Baseball' };

function starters(startsIn: number, sport = BASEBALL) {
  const { trading } = fixedMarketplace([
    fixedEvent('game-1', { sport, startsAt: new Date(NOON + startsIn) }),
  ]);
  const book = trading.book('game-1');
  if (!book) throw new Error('The book is open.');
  return [keyStarterOf(book, 'away', NOON), keyStarterOf(book, 'home', NOON)];
}

test('a game of baseball tells who pitches first a day before, and not earlier [CARD-030] [LIVE-002]', () => {
  const [away, home] = starters(24 * HOUR);
  expect(away?.fullName).toMatch(/^\S+ \S+/);
  expect(home?.fullName).not.toBe(away?.fullName);
  expect(starters(-HOUR)).toEqual([away, home]);
  expect(starters(25 * HOUR)).toEqual([undefined, undefined]);
});

test('no other sport has a key starter', () => {
  expect(starters(HOUR, { slug: 'football', name: 'Football' })).toEqual([undefined, undefined]);
});

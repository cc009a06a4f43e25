import { baseball } from '@fairline/sports/baseball/baseball.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { keyStarterOf } from './key-starter.ts';
import { fixedMarketplace, NOON } from './testing/fixed-marketplace.ts';

const HOUR = 3_600_000;

/** @param players of both sides, as they are told */
function starters(startsIn: number, players?: readonly string[]) {
  const { trading } = fixedMarketplace([fixedEvent('game-1', { startsAt: new Date(NOON + startsIn) })]);
  const side = (id: string): Side => ({
    ...{ id, name: id, mediumName: id, abbreviation: id },
    ...(players && { players }),
  });
  const state = baseball.initial({ sides: { home: side('mlb-nyy'), away: side('mlb-bos') } });
  trading.setStatus('game-1', 'open', { scoreboard: baseball.scoreboard(state) });
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

test('who pitches first is the one whom the source names, and nobody where it names none', () => {
  const nine = Array.from({ length: 9 }, (_, place) => `Batter ${place}`);
  expect(starters(HOUR, [...nine, 'Ann Ace'])[0]).toEqual({ fullName: 'Ann Ace' });
  expect(starters(HOUR, [...nine, ''])).toEqual([undefined, undefined]);
  expect(starters(HOUR, [])).toEqual([undefined, undefined]);
});

test('no other sport has a key starter', () => {
  const { trading } = fixedMarketplace([fixedEvent('game-1', { startsAt: new Date(NOON + HOUR) })]);
  const book = trading.book('game-1');
  expect(book && keyStarterOf(book, 'home', NOON)).toBeUndefined();
});

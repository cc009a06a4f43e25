import { expect, test } from 'vitest';
import { describeSeries, drawnRounds } from './round-words.ts';

test('a map has places for 24 rounds, and for six more in overtime', () => {
  expect(drawnRounds(['HOME', 'AWAY'])).toHaveLength(24);
  expect(drawnRounds(['HOME', 'AWAY']).slice(0, 3)).toEqual(['HOME', 'AWAY', undefined]);
  expect(drawnRounds(Array.from({ length: 25 }, () => 'HOME'))).toHaveLength(30);
  expect(drawnRounds(Array.from({ length: 40 }, () => 'AWAY'))).toHaveLength(30);
});

test('the drawing is said in words, with who attacks next [LIVE-007]', () => {
  const state = { awayRounds: 7, homeRounds: 4, roundWinners: [], currentServer: 'HOME' };
  expect(describeSeries(state, 'Brandt', 'Ola')).toBe('Brandt 7, Ola 4 in rounds. Ola attacks next');
  expect(describeSeries({ ...state, currentServer: null }, 'Brandt', 'Ola')).toBe(
    'Brandt 7, Ola 4 in rounds',
  );
});

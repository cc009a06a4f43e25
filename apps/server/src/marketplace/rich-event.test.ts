import { expect, test } from 'vitest';
import { fixedEvent, zeroScoreboard } from '../trading/testing/fixed-event.ts';
import { winnerOf } from './rich-event.ts';

test('a rich event names who won, though the other may have more, and nobody before or where nobody has', () => {
  const over = fixedEvent('over', { status: 'FINISHED' });
  const board = { ...zeroScoreboard, homeScore: 1 };
  expect(winnerOf({ event: over, scoreboard: { ...board, winner: 'away' } })).toBe('AWAY');
  expect(winnerOf({ event: over, scoreboard: { ...board, winner: 'level' } })).toBe('TIE');
  expect(winnerOf({ event: over, scoreboard: { ...board, winner: undefined } })).toBeUndefined();
  const played = fixedEvent('played', { status: 'IN_PLAY' });
  expect(winnerOf({ event: played, scoreboard: { ...board, winner: 'home' } })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { FixedTrading } from '../../trading/testing/fixed-book.ts';
import { fixedEvent, zeroScoreboard } from '../../trading/testing/fixed-event.ts';
import type { BookView } from '../../trading/trading.ts';
import { drawFrame } from './frame.ts';

function frameOf(change: Partial<BookView>): string {
  const book = new FixedTrading().add(fixedEvent('game-1', { status: 'IN_PLAY' }));
  return drawFrame({ ...book, ...change });
}

test('a football picture has the ball where it lies: 38 yards from the goal of the home side, at the right', () => {
  expect(frameOf({ scoreboard: { ...zeroScoreboard, ballOn: 38 } })).toContain('cx="382"');
  expect(frameOf({ scoreboard: { ...zeroScoreboard, ballOn: 0 } })).toContain('cx="580"');
});

test('without a ball the mark says who is about to win, and comes from where it was', () => {
  const chances = [0.5, 0.75].map((home, elapsed) => ({ elapsed, home, draw: 0 }));
  const frame = frameOf({ winProbability: chances });
  expect(frame).toContain('cx="450"');
  expect(frame).toContain('translateX(-130px)');
  expect(frame).toContain('KC to win: 75 %');
});

test('names and colours of a feed cannot put anything into the picture', () => {
  const home = { ...fixedEvent('any').home, abbreviation: '</text><script>', primaryColour: '"/><script>' };
  expect(frameOf({ event: fixedEvent('game-1', { status: 'IN_PLAY', home }) })).not.toContain('<script');
});

import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { byStatistic } from './event-drawers.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { playerTotal } from './testing/player-markets.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });

function drawersOf(players: readonly (readonly [statistic: string, place: number])[]) {
  const markets = players.map(([statistic, place]) => {
    const family = `player:${statistic}:home:${place}`;
    return { ...playerTotal(place, `Player${place} Bell`, 1.5), family, key: `${family}:1.5` };
  });
  const book = fixedMarketplace([GAME], markets).trading.book('game-1');
  return book ? byStatistic(book, book.markets).map(({ key }) => key) : [];
}

test('what is counted of players has a drawer of its own each, the same for one player as for more', () => {
  expect(
    drawersOf([
      ['passes', 1],
      ['passes', 2],
      ['rushes', 1],
      ['catches', 2],
    ]),
  ).toEqual(['player:passes', 'player:rushes', 'player:catches']);
  expect(drawersOf([['passes', 1]])).toEqual(['player:passes']);
});

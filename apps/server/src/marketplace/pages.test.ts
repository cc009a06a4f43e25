import { expect, test } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { LiveBoard } from './board.ts';
import { FeaturedDesk } from './featured-desk.ts';
import { Pages } from './pages.ts';
import { fixedCatalogue } from './testing/fixed-catalogue.ts';
import { NOON } from './testing/fixed-marketplace.ts';

const GAMES = [fixedEvent('game-1'), fixedEvent('game-2'), fixedEvent('game-3')] as const;

function openPages() {
  const bus = new Bus({ error: (details: unknown) => console.error(details) });
  const trading = new FixedTrading(bus);
  const clock = new ManualClock(NOON);
  const catalogue = fixedCatalogue(GAMES);
  const board = new LiveBoard({ trading, catalogue, bus, clock });
  for (const game of GAMES) trading.add(game);
  const featured = new FeaturedDesk(board, trading, () => []);
  return { pages: new Pages({ board, catalogue, featured, trading, themed: new Set() }), clock };
}

test('a page that was read stays as it is, and goes once nobody has read it for a while', () => {
  const { pages, clock } = openPages();
  const [one, two, three] = GAMES;
  const first = pages.page(one.canonicalUrl);
  const second = pages.page(two.canonicalUrl);
  expect(pages.kept).toBe(2);
  clock.advance(20_000);
  expect(pages.page(two.canonicalUrl)).toBe(second);
  clock.advance(20_000);
  pages.page(three.canonicalUrl);
  expect(pages.kept).toBe(2);
  expect(pages.page(two.canonicalUrl)).toBe(second);
  expect(pages.page(one.canonicalUrl)).not.toBe(first);
});

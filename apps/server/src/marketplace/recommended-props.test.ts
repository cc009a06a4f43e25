import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { FixedMarket } from '../trading/testing/fixed-market.ts';
import { hasProps, recommendedProps } from './recommended-props.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { footballMarkets, spread } from './testing/football-markets.ts';
import { PLAYERS, playerMark, playerTotal } from './testing/player-markets.ts';

const ALL = [...footballMarkets(), ...PLAYERS];

function bookOf(markets: readonly FixedMarket[] = ALL) {
  const { trading } = fixedMarketplace([fixedEvent('game-1', { status: 'IN_PLAY' })], markets);
  const book = trading.book('game-1');
  if (!book) throw new Error('The book is open.');
  return book;
}

test('six props of an event are recommended: players first, nearest to even first, no main line [FEAT-010]', () => {
  const props = recommendedProps(bookOf());
  expect(props).toHaveLength(6);
  const kinds = props.map(({ classification }) => classification);
  expect(kinds).toEqual([...kinds].sort((one, other) => (one < other ? 1 : -1)));
  for (const { market, source } of props) {
    expect(market.classification).not.toBe('game');
    expect(source).toBe('NEAREST_TO_EVEN');
  }
});

test('what people bet on comes first, on the side they bet on, and says so [FEAT-008]', () => {
  const book = bookOf();
  const last = recommendedProps(book).at(-1);
  const chosen = last?.market.selections.find(({ rawId }) => rawId !== last.selection.rawId);
  const [first, second] = recommendedProps(book, (rawId) => (rawId === chosen?.rawId ? 3 : 0));
  expect(first).toMatchObject({ source: 'MOST_BET', selection: { rawId: chosen?.rawId } });
  expect(second?.source).toBe('NEAREST_TO_EVEN');
});

test('of what is counted of a player only the nearest to even is recommended, as a line or as a mark to be reached', () => {
  const line = {
    ...playerTotal(9, 'Ada Bell', 1.5),
    key: 'player:shots:home:9:1.5',
    family: 'player:shots:home:9',
  };
  const marks = [1, 2].map((mark) => ({
    ...playerMark(9, 'Ada Bell', mark),
    key: `reach:shots:home:9:${mark}`,
    family: `reach:shots:home:9:${mark}`,
  }));
  const other = {
    ...playerTotal(9, 'Cy Dorn', 2.5),
    key: 'player:shots:away:9:2.5',
    family: 'player:shots:away:9',
  };
  const props = recommendedProps(bookOf([line, ...marks, other]));
  expect(props.map(({ market }) => market.key.split(':').slice(1, 4).join(' ')).sort()).toEqual([
    'shots away 9',
    'shots home 9',
  ]);
});

test('an event of main lines alone has no drawer of props [FEAT-009]', () => {
  const book = bookOf([spread('game', 'game', -3.5, true)]);
  expect(hasProps(book)).toBe(false);
  expect(recommendedProps(book)).toEqual([]);
  expect(hasProps(bookOf())).toBe(true);
});

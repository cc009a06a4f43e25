import { counterStrike } from '@fairline/sports/tactical/model.ts';
import { tennis } from '@fairline/sports/tennis/tennis.ts';
import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { cardsOf } from './page-model.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';

const SPORTS = {
  tennis: { model: tennis, name: 'Tennis' },
  'counter-strike': { model: counterStrike, name: 'Counter-Strike' },
};

/** The tab of a match in play on which markets came up in this order. */
function tabOf(slug: keyof typeof SPORTS, section: string, keys: readonly string[]) {
  const { model, name } = SPORTS[slug];
  const event = fixedEvent('match-1', { status: 'IN_PLAY', sport: { slug, name } });
  const markets = keys.flatMap((key) => {
    const market = model.market(key, event);
    return market
      ? [{ ...market, selections: market.selections.map((one) => ({ ...one, odds: [1, 1] as const })) }]
      : [];
  });
  const page = fixedMarketplace([event], markets).marketplace.page(
    `${event.canonicalUrl}/section/${section}`,
  );
  if (!page) throw new Error('expected a page');
  return {
    drawers: page.children.flatMap(({ sections }) =>
      sections.flatMap((one) => ('title' in one ? one.title : [])),
    ),
    cards: cardsOf(page).map(({ featuredTitle }) => featuredTitle),
  };
}

test('on the tab of the game its spread and its total come before all else but the main lines', () => {
  const keys = ['moneyline:game', 'set-betting:2', 'odd-even:game', 'total:game:20.5', 'total:game:21.5'];
  const spreads = ['spread:game:-1.5', 'spread:game:-2.5'];
  expect(tabOf('tennis', 'game-lines', [...keys, ...spreads]).drawers).toEqual([
    'Game Lines',
    'Game Spread',
    'Total Games',
    'Set Betting',
    'Total Games Odd / Even',
  ]);
});

test('the lines of a set come before what else is asked about it', () => {
  const lines = ['total:s1:9.5', 'total:s1:10.5', 'spread:s1:-1.5', 'spread:s1:-2.5'];
  expect(tabOf('tennis', 'sets', ['odd-even:s1', ...lines, 'moneyline:s1']).cards).toEqual([
    'Main Lines',
    '1st Set Game Spread',
    '1st Set Total Games',
    '1st Set Total Games Odd / Even',
  ]);
});

test('a map stands before its halves, and maps and halves in their order, whichever came up first', () => {
  const keys = [
    'moneyline:m2h1',
    'moneyline:m2',
    'moneyline:m1h2',
    'moneyline:m1h1',
    'pistol:m1:1',
    'moneyline:m1',
  ];
  expect(tabOf('counter-strike', 'maps', keys).drawers).toEqual([
    'Map 1',
    'Map 1 1st Half',
    'Map 1 2nd Half',
    'Map 2',
    'Map 2 1st Half',
  ]);
});

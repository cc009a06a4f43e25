import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { FixedMarket } from '../trading/testing/fixed-market.ts';
import { cardsOf, type DrawerModel, type PageModel } from './page-model.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { footballMarkets, spread, total } from './testing/football-markets.ts';

const EVENT = fixedEvent('game-1', { status: 'IN_PLAY' });

function pageOf(section?: string, markets: FixedMarket[] = footballMarkets()) {
  const parts = fixedMarketplace([EVENT], markets);
  const url = section ? `${EVENT.canonicalUrl}/section/${section}` : EVENT.canonicalUrl;
  const read = () => parts.marketplace.page(url);
  return { ...parts, read, page: found(read()) };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected it to be there');
  return value;
}

function drawers(page: PageModel): DrawerModel[] {
  return page.children.flatMap((child) => child.sections.filter((section) => section.kind === 'drawer'));
}

test('an event page has a tab for each sort of market; its own address selects Popular [PAGE-001] [PAGE-004]', () => {
  const { page } = pageOf();
  expect(page.children.map((child) => [child.label, child.selected, child.hasContent])).toEqual([
    ['Popular', true, true],
    ['Game Lines', false, true],
    ['Halves', false, true],
    ['Quarters', false, true],
    ['Teams', false, true],
    ['Scoring', false, true],
  ]);
  expect(page.children.map((child) => child.canonicalUrl)).toEqual([
    EVENT.canonicalUrl,
    ...['game-lines', 'halves', 'quarters', 'teams', 'scoring'].map(
      (section) => `${EVENT.canonicalUrl}/section/${section}`,
    ),
  ]);
});

test('only the tab that is open carries cards, and ids of two tabs never meet [PAGE-013]', () => {
  const { page } = pageOf('halves');
  expect(page.children.filter((child) => child.sections.length > 0).map((child) => child.label)).toEqual([
    'Halves',
  ]);
  const ids = (of: PageModel) => of.children.map((child) => child.id);
  expect(ids(page).filter((id) => ids(pageOf().page).includes(id))).toEqual([]);
});

test('the first drawer of a tab is open, the others are closed [PAGE-010]', () => {
  for (const section of [undefined, 'halves', 'quarters', 'teams']) {
    expect(drawers(pageOf(section).page).map((drawer) => drawer.autoExpand)).toEqual([
      true,
      ...drawers(pageOf(section).page)
        .slice(1)
        .map(() => false),
    ]);
  }
});

test('quarters stand in a drawer each, with their grid and their sliders', () => {
  expect(
    drawers(pageOf('quarters').page).map((drawer) => [drawer.title, drawer.cards.map((card) => card.kind)]),
  ).toEqual(
    ['1st', '2nd', '3rd', '4th'].map((ordinal) => [
      `${ordinal} Quarter`,
      ['grid', 'line-selector', 'line-selector'],
    ]),
  );
});

test('the kind of card follows the kind of market [CARD-002]', () => {
  const kinds = Object.fromEntries(
    cardsOf(pageOf('game-lines').page).map((card) => [card.featuredTitle ?? card.book.event.name, card.kind]),
  );
  expect(kinds).toEqual({
    'Bills at Chiefs': 'grid',
    Spread: 'line-selector',
    Total: 'line-selector',
    'Moneyline 3-Way': 'three-way',
    'Winning Margin': 'tiled-list',
  });
});

test('up to four ways of a market are a list and more are tiles, whatever it is about [CARD-002]', () => {
  const kindOf = (type: 'WINNING_MARGIN' | 'OTHER', ways: number) => {
    const selections = Array.from({ length: ways }, (_, at) => ({ key: `way-${at}`, odds: [1, 1] as const }));
    const market = {
      key: 'asked:game',
      name: 'Asked',
      type,
      classification: 'game',
      family: 'asked',
      selections,
    };
    return cardsOf(pageOf('game-lines', [market]).page).map(({ kind }) => kind);
  };
  for (const type of ['WINNING_MARGIN', 'OTHER'] as const) {
    expect(kindOf(type, 4)).toEqual(['list']);
    expect(kindOf(type, 5)).toEqual(['tiled-list']);
  }
});

test('a slider has its lines in order and drops lines that are not on offer [CARD-019] [CARD-020]', () => {
  const { read, trading } = pageOf('game-lines');
  const lines = () =>
    cardsOf(found(read()))
      .find((card) => card.featuredTitle === 'Spread')
      ?.markets.map((market) => market.key);
  expect(lines()).toEqual([-5.5, -4.5, -3.5, -2.5, -1.5].map((line) => `spread:game:${line}`));
  trading.removeMarket(EVENT.id, 'spread:game:-5.5');
  expect(lines()).toEqual([-4.5, -3.5, -2.5, -1.5].map((line) => `spread:game:${line}`));
  trading.setStatus(EVENT.id, 'closed');
  expect(lines()).toBeUndefined();
});

test('a slider stops at fourteen lines either side of its main one, however many are on the board', () => {
  const lines = Array.from({ length: 41 }, (_, index) => 35 + index / 2);
  const markets = lines.map((line) => total('game', 'game', line, line === 38));
  const { page } = pageOf('game-lines', markets);
  const slider = cardsOf(page).find((card) => card.kind === 'line-selector');
  expect(slider?.markets.map((market) => market.key)).toEqual(
    lines.filter((line) => line <= 45).map((line) => `total:game:${line}`),
  );
});

test('whatever has lines gets a slider, and several markets of one family without lines a card each', () => {
  const touchdowns = [3.5, 4.5].map((line) => ({
    ...total('game', 'scoring', line, false),
    key: `touchdowns:${line}`,
    name: 'Total Touchdowns',
    type: 'OTHER' as const,
    family: 'touchdowns',
  }));
  const scores = [2, 3].map((number) => ({
    key: `next-score:${number}`,
    name: `Score ${number}`,
    type: 'NEXT_SCORE' as const,
    classification: 'scoring',
    family: 'next-score',
    selections: [{ key: 'home', odds: [1, 1] as const }],
  }));
  const { page } = pageOf('scoring', [...touchdowns, ...scores]);
  expect(cardsOf(page).map((card) => [card.featuredTitle, card.kind, card.markets.length])).toEqual([
    ['Total Touchdowns', 'line-selector', 2],
    ['Score 2', 'list', 1],
    ['Score 3', 'list', 1],
  ]);
});

test('one line alone needs no slider under the grid that shows it [CARD-021]', () => {
  const { page } = pageOf('game-lines', [spread('game', 'game', -3.5, true)]);
  expect(cardsOf(page).map((card) => card.kind)).toEqual(['grid']);
});

test('a grid keeps its three columns: what is missing is a column of hidden blanks [CARD-024]', () => {
  const { page } = pageOf('game-lines', [spread('game', 'game', -3.5, true)]);
  const [grid] = cardsOf(page);
  expect(grid?.markets.map((market) => market.type)).toEqual(['SPREAD', 'TOTAL', 'MONEYLINE']);
  expect(grid?.markets.map((market) => market.selections.map((selection) => selection.status))).toEqual([
    ['open', 'open'],
    ['closed', 'closed'],
    ['closed', 'closed'],
  ]);
});

test('a main line of which all lines are decided keeps its column, suspended, until the next prices say whether there are others [CARD-024]', () => {
  const lines = [spread('game', 'game', -3.5, true), total('game', 'game', 47.5, true)];
  const { page, read, trading } = pageOf('game-lines', lines);
  const gridOf = (of: PageModel) => cardsOf(of)[0]?.markets[1];
  const line = found(gridOf(page));
  trading.removeMarket(EVENT.id, line.key);
  trading.setStatus(EVENT.id, 'suspended', { usedUp: [line] });
  const awaited = found(gridOf(found(read())));
  expect(awaited).toMatchObject({ type: 'TOTAL', selections: [{ type: 'OVER' }, { type: 'UNDER' }] });
  expect(awaited.selections.map(({ status, odds }) => [status, odds])).toEqual([
    ['suspended', undefined],
    ['suspended', undefined],
  ]);
  trading.setStatus(EVENT.id, 'open', { usedUp: [] });
  const none = found(gridOf(found(read())));
  expect(none.selections.map(({ status }) => status)).toEqual(['closed', 'closed']);
  expect(none.rawId).not.toBe(awaited.rawId);
});

test('a suspended event keeps its cards, a finished one has none and says so', () => {
  const { read, trading } = pageOf();
  const before = cardsOf(found(read())).length;
  trading.setStatus(EVENT.id, 'suspended');
  expect(cardsOf(found(read()))).toHaveLength(before);
  trading.finish(EVENT.id);
  expect(found(read()).children.map((child) => [child.label, child.hasContent, child.sections])).toEqual([
    ['Popular', false, []],
  ]);
});

test('cancelled, invalid and hidden events render nothing [CARD-008]', () => {
  for (const status of ['CANCELLED', 'INVALID', 'HIDDEN'] as const) {
    const { read, trading } = pageOf();
    trading.setStatus(EVENT.id, 'open', { event: { ...EVENT, status } });
    expect(found(read()).children).toEqual([]);
  }
});

test('a section no event page has is no page, nor is the event under another league [PAGE-007]', () => {
  const { marketplace } = pageOf();
  expect(marketplace.page(`${EVENT.canonicalUrl}/section/fan-hub`)).toBeUndefined();
  expect(marketplace.page(EVENT.canonicalUrl.replace('/nfl/', '/xfl/'))).toBeUndefined();
  expect(marketplace.page(EVENT.canonicalUrl.replace('game-1', 'game-2'))).toBeUndefined();
});

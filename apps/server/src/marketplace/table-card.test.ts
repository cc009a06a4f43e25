import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { PLAYERS, playerMark, playerTotal } from './testing/player-markets.ts';
import { cardsAt } from './wanted-cards.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const TOTALS = 'game-1~table~receptions';
const MARKS = 'game-1~table~touchdowns';

function cards(markets = PLAYERS) {
  const parts = fixedMarketplace([GAME], markets);
  return { ...parts, read: () => cardsAt(parts.trading.book('game-1'), 'EVENT') };
}

test('over and under of several players is a table with a player a row, at the main line [CARD-003]', () => {
  const table = cards().read().get(TOTALS)?.table;
  expect(table?.title).toBe('Receptions');
  expect(table?.headers).toEqual(['Over', 'Under']);
  expect(table?.rows.map(({ rowId, label }) => [rowId, label])).toEqual([
    ['receptions:home:1', 'Ada Bell'],
    ['receptions:home:2', 'Cy Dorn'],
  ]);
  expect(table?.rows[0]?.selections.map(({ points }) => points)).toEqual([4.5, 4.5]);
});

test('two players of one surname keep it, and the table is called what is counted', () => {
  const table = cards([playerTotal(1, 'A. Salerno', 4.5), playerTotal(2, 'T. Salerno', 2.5)])
    .read()
    .get(TOTALS)?.table;
  expect(table?.title).toBe('Receptions');
  expect(table?.rows.map(({ label }) => label)).toEqual(['A. Salerno', 'T. Salerno']);
});

test('a player with a choice of lines keeps the slider beside the table', () => {
  expect([...cards().read().values()].map(({ kind, rawId }) => [kind, rawId])).toContainEqual([
    'line-selector',
    'game-1~line-selector~receptions:home:1',
  ]);
});

test('marks to be reached are columns, with a blank where a player has none [CARD-003]', () => {
  const table = cards().read().get(MARKS)?.table;
  expect(table?.headers).toEqual(['To Score', 'To Score 2 or More']);
  expect(
    table?.rows.map(({ label, selections }) => [label, selections.map(({ odds }) => odds?.numerator)]),
  ).toEqual([
    ['Eli Ford', [1n, 2n]],
    ['Gus Hale', [1n, undefined]],
  ]);
});

test('what is reached or not, without a count, is called by its name and no milestone', () => {
  const double = (name: string, place: number) => ({
    ...playerMark(place, name, 1),
    key: `double-double:away:${place}`,
    name: `${name} Double-Double`,
  });
  const table = cards([double('Eli Ford', 1), double('Gus Hale', 2)])
    .read()
    .get('game-1~table~double-double')?.table;
  expect(table).toMatchObject({ title: 'Double-Double', headers: ['Double-Double'] });
});

test('a row or a column with nothing available is dropped, and one player alone is no table [CARD-022]', () => {
  const { trading, read } = cards();
  trading.removeMarket('game-1', 'touchdowns:away:1:2');
  expect(read().get(MARKS)?.table?.headers).toEqual(['To Score']);
  trading.removeMarket('game-1', 'touchdowns:away:1:1');
  expect(read().get(MARKS)).toBeUndefined();
  expect(
    cards([playerTotal(1, 'Ada Bell', 4.5)])
      .read()
      .get(TOTALS),
  ).toBeUndefined();
});

test('players of one price stand below their team mates, with their team beside their names, the team first that is said first, whatever order their markets come in', () => {
  const scores = (side: string, place: number, name: string) => ({
    ...playerMark(place, name, 1),
    key: `touchdowns:${side}:${place}:1`,
  });
  const markets = [
    scores('home', 1, 'Eli Ford'),
    scores('away', 4, 'Gus Hale'),
    scores('home', 2, 'Hal Ives'),
  ];
  const { home, away } = GAME;
  expect(
    cards(markets)
      .read()
      .get(MARKS)
      ?.table?.rows.map(({ label, team }) => [label, team]),
  ).toEqual([
    ['Gus Hale', away.abbreviation],
    ['Eli Ford', home.abbreviation],
    ['Hal Ives', home.abbreviation],
  ]);
});

/** As soccer names its players. */
const reach = (side: 'home' | 'away', place: number, name: string, mark: number) => ({
  ...playerMark(place, name, mark),
  key: `reach:shots:${side}:${place}:${mark}`,
  name: `${name} (${GAME[side].abbreviation}) ${mark}+ Shots`,
});

test('the lowest mark is the first column, whoever comes first has it or not', () => {
  const markets = [
    reach('home', 1, 'A. Bell', 3),
    reach('home', 2, 'C. Dorn', 1),
    reach('home', 2, 'C. Dorn', 3),
  ];
  expect(cards(markets).read().get('game-1~table~reach:shots')?.table?.headers).toEqual([
    '1+ Shots',
    '3+ Shots',
  ]);
});

test('a team behind its player is no part of what is counted, and stands beside him once', () => {
  const markets = [
    reach('home', 1, 'A. Bell', 1),
    reach('home', 2, 'C. Dorn', 1),
    reach('home', 1, 'A. Bell', 2),
  ];
  const table = cards([...markets, reach('home', 2, 'C. Dorn', 2), reach('away', 1, 'E. Ford', 2)])
    .read()
    .get('game-1~table~reach:shots')?.table;
  expect(table?.title).toBe('Shots Milestones');
  expect(table?.headers).toEqual(['1+ Shots', '2+ Shots']);
  const { home, away } = GAME;
  expect(table?.rows.map(({ label, team }) => [label, team])).toEqual([
    ['A. Bell', home.abbreviation],
    ['C. Dorn', home.abbreviation],
    ['E. Ford', away.abbreviation],
  ]);
});

test('who is likeliest to score stands first, whichever his team, and who has no price of the first mark last', () => {
  const scores = (side: string, place: number, name: string, odds: number, mark = 1) => {
    const market = playerMark(place, name, mark);
    const [yes, no] = market.selections;
    const selections = yes && no ? [{ ...yes, odds: [odds, 1] as const }, no] : [];
    return { ...market, key: `touchdowns:${side}:${place}:${mark}`, selections };
  };
  const markets = [
    scores('home', 1, 'Eli Ford', 7),
    scores('home', 2, 'Hal Ives', 1),
    scores('away', 4, 'Gus Hale', 3),
    scores('away', 4, 'Gus Hale', 9, 2),
    scores('away', 5, 'Ian Jett', 8, 2),
  ];
  expect(
    cards(markets)
      .read()
      .get(MARKS)
      ?.table?.rows.map(({ label }) => label),
  ).toEqual(['Hal Ives', 'Gus Hale', 'Eli Ford', 'Ian Jett']);
});

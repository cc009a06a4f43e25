import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, event, market, odds, selection, spread } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { cardOf, home, noChanges, priced, showHome } from '../testing/live-home.tsx';

test('a new card comes with everything it needs [PAGE-020]', async () => {
  const { slip, pages } = await showHome();
  const other = card('GridMarketCard', [spread(6.5, { sequence: 3 })], { id: 'GridMarketCard:g2~card' });
  const market = priced(1, 10, 11);
  const page = home(market, { cards: [cardOf(market), other] });
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, page, newCards: [other] });
  await screen.findByRole('button', { name: 'Bills plus 6.5, Spread, minus 110' });
  expect(pages()).toBe(1);
});

test('a card that comes new into a drawer has its heading, whatever kind it is [PAGE-020]', async () => {
  const market = priced(1, 10, 11);
  const withDrawer = (...cards: Resolvers[]) => {
    const drawer = {
      __typename: 'Drawer',
      id: 'Drawer:wins',
      title: 'Season Totals',
      autoExpand: true,
      cards,
    };
    return home(market, { others: [drawer] });
  };
  const line = (kind: string, title: string, by: number) =>
    card(kind, [spread(by)], { id: `${kind}:${title}`, featuredTitle: title });
  const first = line('LineSelectorMarketCard', 'Bills Wins', 4.5);
  const { slip, pages } = await showHome({ page: withDrawer(first) });
  const newCards = [
    line('LineSelectorMarketCard', 'Chiefs Wins', 5.5),
    line('ListMarketCard', 'Chiefs to Win Every Game', 6.5),
    line('TiledListMarketCard', 'Worst Team', 7.5),
    line('ThreeWayMoneylineMarketCard', 'Better Record', 8.5),
    { ...line('ParticipantAlignedMarketCard', 'Race to Wins', 9.5), labels: ['10 Wins'] },
    { ...line('CompactMultipleMarketCard', 'To Make the Playoffs', 10.5), labels: ['Bills'] },
    { ...line('MultipleMarketCard', 'Exact Wins', 11.5), labels: ['Bills'] },
  ];
  const page = withDrawer(first, ...newCards);
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, page, newCards });
  for (const { featuredTitle } of newCards) {
    await screen.findByRole('heading', { name: String(featuredTitle), level: 4 });
  }
  expect(pages()).toBe(1);
});

test('a card of several markets follows those that come and go under it, and what tells them apart [PAGE-020] [CARD-002]', async () => {
  const race = (to: number, price: number) =>
    market(
      `race:${to}`,
      'OTHER',
      [
        selection(`race:${to}~home`, {
          name: 'Chiefs',
          odds: odds(price, 1),
          participant: { id: 'nfl-kc' },
        }),
        selection(`race:${to}~away`, {
          name: 'Bills',
          odds: odds(price + 1, 1),
          participant: { id: 'nfl-buf' },
        }),
      ],
      { name: `Race to ${to} Points` },
    );
  const races = (labels: string[], ...markets: Resolvers[]) =>
    card('ParticipantAlignedMarketCard', markets, {
      ...{ id: 'ParticipantAlignedMarketCard:g1~race', featuredTitle: 'Race to Points', labels },
    });
  const shownIn = (aligned: Resolvers) =>
    home(priced(1, 10, 11), {
      others: [
        {
          __typename: 'Drawer',
          id: 'Drawer:race',
          title: 'Race to Points',
          autoExpand: true,
          cards: [aligned],
        },
      ],
    });
  const { slip, push, pages } = await showHome({
    page: shownIn(races(['10 Points', '20 Points'], race(10, 2), race(20, 4))),
  });
  const labels = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(labels()).toEqual(['10 Points', '20 Points']));
  push(1, { ...race(10, 6), sequence: 2 });
  await screen.findByRole('button', { name: 'Bills, Race to 10 Points, plus 700' });
  const thirty = race(30, 8);
  const changedCards = [races(['20 Points', '30 Points'], race(20, 4), thirty)];
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, changedCards, newMarkets: [thirty] });
  await waitFor(() => expect(labels()).toEqual(['20 Points', '30 Points']));
  await screen.findByRole('button', { name: 'Chiefs, Race to 30 Points, plus 800' });
  expect(pages()).toBe(1);
});

const BILLS = { id: 'Participant:bills', label: 'BUF', mediumName: 'Bills' };

test('first scorers stand by their prices when they are first drawn, and do not change places as prices move', async () => {
  const scorer = (key: string, numerator: number) =>
    selection(`first~${key}`, { odds: odds(numerator, 1), participant: BILLS });
  // Whatever they cost, below all players.
  const nobody = selection('first~Nobody', { odds: odds(1, 2) });
  const first = (sequence: number, ...prices: readonly number[]) =>
    market('first', 'FIRST_SCORE', [nobody, ...prices.map((price, at) => scorer(`Player ${at}`, price))], {
      ...{ sequence, name: 'First Scorer', classification: 'player' },
    });
  const list = card('TiledListMarketCard', [first(1, 9, 4, 6)], { id: 'TiledListMarketCard:first' });
  const drawer = {
    __typename: 'Drawer',
    id: 'Drawer:first',
    title: 'First Scorer',
    autoExpand: true,
    cards: [list],
  };
  const { push } = await showHome({ page: home(priced(1, 10, 11), { others: [drawer] }) });
  const shown = () =>
    screen
      .getAllByRole('button', { name: /^first~/ })
      .map(({ textContent }) => textContent?.match(/Player \d|Nobody/)?.[0]);
  await waitFor(() => expect(shown()).toEqual(['Player 1', 'Player 2', 'Player 0', 'Nobody']));
  push(1, first(2, 2, 4, 6));
  await screen.findByRole('button', { name: /^first~Player 0.*plus 200/ });
  expect(shown()).toEqual(['Player 1', 'Player 2', 'Player 0', 'Nobody']);
});

test('players keep their places in a table, whatever order they come in later', async () => {
  const { slip } = await showHome();
  const market = priced(3, 2, 1);
  const row = (label: string) => ({
    ...{ id: `TableRow:${label}`, label, team: 'KC', statisticAccrued: null, selections: market.selections },
  });
  const table = (...names: string[]) =>
    card('TableMarketCard', [market], {
      ...{ id: 'TableMarketCard:g1~scorers', featuredTitle: 'Scorers', rowHeader: 'Player' },
      ...{ headers: ['To Score'], rows: names.map(row) },
    });
  const drawer = { __typename: 'Drawer', id: 'Drawer:s', title: 'Scorers', autoExpand: true };
  const page = home(market, { others: [{ ...drawer, cards: [table('Ada', 'Bea')] }] });
  slip.house.push('pageChildrenUpdated', {
    ...noChanges,
    sequence: 1,
    page,
    newCards: [table('Ada', 'Bea')],
  });
  const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split(' ')[0]);
  await waitFor(() => expect(shown()).toEqual(['Ada', 'Bea']));
  const changedCards = [table('Cora', 'Bea', 'Ada')];
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 2, changedCards });
  await waitFor(() => expect(shown()).toEqual(['Ada', 'Bea', 'Cora']));
});

test('players stand in a table below one another, and their prices move there [CARD-003] [CARD-033]', async () => {
  const { slip, push } = await showHome();
  const market = priced(3, 2, 1);
  const rows = [
    { id: 'TableRow:1', label: 'Ada Bell', statisticAccrued: null, selections: market.selections },
  ];
  const table = card('TableMarketCard', [market], {
    id: 'TableMarketCard:g1~table',
    featuredTitle: 'Receptions',
    rowHeader: 'Player',
    headers: ['Over', 'Under'],
    rows,
  });
  const page = home(market, { cards: [table] });
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, page, newCards: [table] });
  await screen.findByRole('rowheader', { name: 'Ada Bell' });
  expect(screen.getByRole('columnheader', { name: 'Under' })).toBeTruthy();
  await screen.findByRole('button', { name: /Ada Bell Receptions, plus 200/ });
  push(1, priced(4, 3, 1));
  await screen.findByRole('button', { name: /Ada Bell Receptions, plus 300/ });
});

test('the favourites of a field stand in the order of their prices, which move; those without one are last', async () => {
  const { slip, push } = await showHome();
  const price = (key: string, numerator: number | undefined) =>
    selection(`winner~${key}`, { odds: numerator === undefined ? null : odds(numerator, 1) });
  const winner = (sequence: number, ...numerators: readonly (number | undefined)[]) =>
    market(
      'winner',
      'OUTRIGHT',
      numerators.map((one, at) => price(`p${at}`, one)),
      { sequence },
    );
  const start = winner(1, 2, 5, 9);
  const names = ['Amari', 'Brandt', 'Costa'];
  const rows = names.map((label, at) => ({
    ...{ id: `TableRow:${at}`, label, statisticAccrued: null, selections: [start.selections[at]] },
  }));
  const over = { id: 'TableMarketCard:g1~favourites', rowHeader: 'Driver', headers: ['Winner'], rows };
  const table = card('TableMarketCard', [start], over);
  const page = home(start, { cards: [table] });
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, page, newCards: [table] });
  const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toEqual(['Amari', 'Brandt', 'Costa']));
  push(1, winner(2, 7, 5, 1));
  await waitFor(() => expect(shown()).toEqual(['Costa', 'Brandt', 'Amari']));
  push(2, winner(3, 7, undefined, 1));
  await waitFor(() => expect(shown()).toEqual(['Costa', 'Amari', 'Brandt']));
});

test('the first of a field in play stand in the order they came in, with place and score, which move; then who won is told', async () => {
  const { slip } = await showHome();
  const start = market(
    'winner',
    'OUTRIGHT',
    [9, 2].map((price, at) => selection(`winner~p${at}`, { odds: odds(price, 1) })),
  );
  const rowOf = (at: number, label: string, place: string, score: string) => ({
    ...{ id: `TableRow:${at}`, label, player: at, place, score },
    ...{ statisticAccrued: null, selections: [start.selections[at]] },
  });
  const rows = [rowOf(0, 'Amari', '1', '−7'), rowOf(1, 'Brandt', 'T2', 'E')];
  const id = 'TableMarketCard:g1~favourites';
  const own = { id, rowHeader: 'Player', headers: ['Win'], rows };
  const table = card('TableMarketCard', [start], own);
  const page = home(start, { cards: [table] });
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, page, newCards: [table] });
  const said = () => screen.getAllByRole('rowheader').map((row) => row.textContent);
  await waitFor(() =>
    expect(said()).toEqual(['1−7Place 1 at 7 under par: Amari', 'T2ETied for place 2 at level par: Brandt']),
  );
  expect(screen.getByRole('rowheader', { name: 'Place 1 at 7 under par: Amari' })).toBeTruthy();
  const moved = [rowOf(1, 'Brandt', '1', '−8'), rowOf(0, 'Amari', '2', '−7')];
  expect(screen.queryByText(/^No bets on/)).toBeNull();
  const withoutBets = [rowOf(2, 'Costa', '1', '−9'), rowOf(3, 'Dietz', 'T2', '−8')];
  const changedCards = [{ ...table, rows: moved, withoutBets }];
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 2, page, changedCards });
  await waitFor(() =>
    expect(said()).toEqual(['1−8Place 1 at 8 under par: Brandt', '2−7Place 2 at 7 under par: Amari']),
  );
  expect(screen.getByText(/^No bets on/).textContent).toBe(
    'No bets on 1 −9 Place 1 at 9 under par: Costa, T2 −8 Tied for place 2 at 8 under par: Dietz',
  );
  const situation = 'Amari wins at −8';
  const ended = { isInPlay: false, progress: 'Final', situation, homeScore: 1 };
  const over = event({ sequence: 9, statistics: ended });
  slip.house.push('eventStatisticsUpdated', { sequence: 9, events: [over] });
  // The places of the end are not told to a card that is about to go.
  await waitFor(() => expect(said()).toEqual(['Brandt', 'Amari Winner']));
  expect(screen.getByText(situation).tagName).toBe('STRONG');
  expect(screen.queryByText(/^No bets on/)).toBeNull();
});

test('a table is 208 px for who, 52 for what they have reached so far, which moves, and 104 for each price [CARD-029]', async () => {
  const { slip } = await showHome();
  const market = priced(3, 2, 1);
  const id = 'TableRow:1';
  const rows = [{ id, label: 'Ada Bell', statisticAccrued: { accrued: 4 }, selections: market.selections }];
  const table = card('TableMarketCard', [market], {
    id: 'TableMarketCard:g1~table',
    featuredTitle: 'Receptions',
    rowHeader: 'Player',
    headers: ['Over', 'Under'],
    rows,
  });
  const page = home(market, { cards: [table] });
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, page, newCards: [table] });
  const shown = await screen.findByRole('group', { name: 'Receptions' });
  expect(shown.style.getPropertyValue('--label')).toBe('208px');
  expect(
    [...shown.querySelectorAll('col')].map((col) => [col.getAttribute('span'), col.style.width]),
  ).toEqual([
    [null, ''],
    [null, '52px'],
    ['2', '104px'],
  ]);
  expect(screen.getByRole('cell', { name: '4' })).toBeTruthy();
  await waitFor(() => expect(slip.house.isFollowed('tableMarketCardUpdated')).toBe(true));
  const moved = { id, statisticAccrued: { accrued: 5 } };
  slip.house.push('tableMarketCardUpdated', { sequence: 1, tables: [{ rows: [moved] }] });
  await screen.findByRole('cell', { name: '5' });
});

test('a line that was never on screen and does not come along is fetched with its page [PAGE-020]', async () => {
  const { slip, house, pages } = await showHome();
  const moved = spread(6.5, { sequence: 3 });
  house.page = home(moved, { title: 'Live, another line' });
  const changedCards = [card('GridMarketCard', [moved])];
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, changedCards });
  await screen.findByRole('button', { name: 'Bills plus 6.5, Spread, minus 110' });
  expect(pages()).toBe(2);
});

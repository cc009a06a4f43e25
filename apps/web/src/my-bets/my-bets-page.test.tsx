import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import myBetsParameters from '../__generated__/myBetsQuery$parameters.ts';
import { preloadQuery } from '../app/screen.tsx';
import { event, money, odds } from '../betslip/testing/fixtures.ts';
import type { Resolvers } from '../betslip/testing/house.ts';
import { renderInApp } from '../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../betslip/testing/slip-house.ts';
import { betsTab } from './bets-tab.ts';
import { MyBetsPage } from './my-bets-page.tsx';

function bet(number: number, over: Resolvers = {}): Resolvers {
  const { leg, ...rest } = over;
  return {
    __typename: 'Bet',
    id: `Bet:${number}`,
    rawId: `0192f000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
    betAmount: money(2500),
    winAmount: money(2273),
    potentialReturnAmount: money(4773),
    payoutAmount: null,
    placedAt: '2026-11-21T17:00:00Z',
    settledAt: null,
    status: 'OPEN',
    outcome: 'PENDING',
    type: 'STRAIGHT',
    totalOdds: odds(10, 11),
    legs: [
      {
        __typename: 'BetLeg',
        id: `BetLeg:${number}`,
        event: event(),
        eventId: 'StandardEvent:g1',
        eventName: 'Bills at Chiefs',
        marketName: 'Spread',
        marketSelectionId: 'MarketSelection:g1~bills',
        odds: odds(10, 11),
        outcome: 'PENDING',
        outcomeLabel: 'Pending',
        placedBetId: `Bet:${number}`,
        points: null,
        resultText: null,
        selectionName: `Bills +${number}.5`,
        ...leg,
      },
    ],
    ...rest,
  };
}

const won = (number: number) =>
  bet(number, {
    status: 'SETTLED',
    outcome: 'WIN',
    payoutAmount: money(4773),
    settledAt: '2026-11-21T21:00:00Z',
    leg: { outcome: 'WIN', outcomeLabel: 'User wins Market', resultText: 'Bills lost by 3, covered by 0.5.' },
  });

function show(bets: Resolvers[], path = '/my-bets') {
  const held = { bets };
  const slip = new SlipHouse({
    bets: ({ first, after }: Resolvers) => {
      const from = after ? held.bets.findIndex(({ id }) => id === after) + 1 : 0;
      const shown = held.bets.slice(from, from + first);
      return {
        edges: shown.map((node) => ({ cursor: node.id, node })),
        pageInfo: {
          hasNextPage: from + first < held.bets.length,
          hasPreviousPage: from > 0,
          startCursor: shown[0]?.id ?? null,
          endCursor: shown.at(-1)?.id ?? null,
        },
      };
    },
    betHistoryTotals: () => {
      const open = held.bets.filter(({ status }) => status === 'OPEN').length;
      const settled = held.bets.length - open;
      return {
        openCount: open,
        openStake: money(open * 2500),
        settledCount: settled,
        settledStake: money(settled * 2500),
        settledReturn: money(settled * 4773),
      };
    },
  });
  const tab = betsTab(path);
  const query = preloadQuery(slip.house.environment, myBetsParameters, { filter: tab.filter });
  return { held, slip, ...renderInApp(slip.house, <MyBetsPage data={{ tab, query, dispose: () => {} }} />) };
}

test('an open ticket shows stake, to win, returns, odds, live score and clock [BET-014] [ROUTE-003]', async () => {
  show([bet(3)]);
  const ticket = await screen.findByRole('article');
  for (const text of ['Bills +3.5', '−110', '$25.00', '$22.73', '$47.73', 'Pending', 'Q3 8:42']) {
    expect(within(ticket).getByText(text)).toBeTruthy();
  }
  expect(within(ticket).getByText(/ID 0000-0003/)).toBeTruthy();
  expect(screen.getByText('Open stakes')).toBeTruthy();
});

test('a ticket settles on screen by itself, and the result is said at once [BET-015] [BET-016]', async () => {
  const { held, slip } = show([bet(3)]);
  await screen.findByText('Pending');
  await waitFor(() => expect(slip.house.isFollowed('betUpdated')).toBe(true));
  held.bets = [];
  slip.house.push('betUpdated', won(3));
  await screen.findByText('User wins Market');
  await waitFor(() => expect(slip.house.countOf('betUpdatesQuery')).toBe(1));
  expect(screen.getByText('Won', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText('Bills lost by 3, covered by 0.5.')).toBeTruthy();
  await waitFor(() =>
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toContain(
      'Bills +3.5: Won. $47.73 paid.',
    ),
  );
});

test('outcomes keep the exact words of the specification [BET-016]', async () => {
  const outcomes = [
    ['LOSS', 'User loses market', 'Lost'],
    ['PUSH', 'User gets stake back', 'Push'],
    ['VOID', 'Void', 'Void'],
    ['INVALID', 'Invalid', 'Invalid'],
  ] as const;
  show(
    outcomes.map(([outcome, outcomeLabel], at) =>
      bet(at + 1, {
        status: 'SETTLED',
        outcome,
        payoutAmount: money(0),
        settledAt: '2026-11-21T21:00:00Z',
        leg: { outcome, outcomeLabel },
      }),
    ),
    '/my-bets/settled',
  );
  const tickets = await screen.findAllByRole('article');
  outcomes.forEach(([, label, badge], at) => {
    const ticket = within(tickets[at] ?? document.body);
    expect(ticket.getAllByText(label).length).toBeGreaterThan(0);
    expect(ticket.getAllByText(badge).length).toBeGreaterThan(0);
  });
});

test('more tickets come when asked for', async () => {
  show(Array.from({ length: 23 }, (_, at) => bet(at + 1)));
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a tab without bets says so and shows the way to one', async () => {
  show([], '/my-bets/live');
  await screen.findByText('No live bets');
  expect(screen.getByRole('link', { name: 'Find a bet' })).toHaveProperty('pathname', '/home');
});

test('tabs go to their addresses', async () => {
  const { history } = show([bet(1)]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Settled' }));
  expect(history.location.pathname).toBe('/my-bets/settled');
});

test('a bet placed elsewhere appears', async () => {
  const { held, slip } = show([bet(1)]);
  await screen.findByText('Bills +1.5');
  await waitFor(() => expect(slip.house.isFollowed('betUpdated')).toBe(true));
  held.bets = [bet(2), bet(1)];
  slip.house.push('betUpdated', bet(2));
  await screen.findByText('Bills +2.5');
});

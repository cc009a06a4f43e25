import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { odds, selection } from '../betslip/testing/fixtures.ts';
import type { Resolvers } from '../betslip/testing/house.ts';
import { renderInApp } from '../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../betslip/testing/slip-house.ts';
import { SharedBetHost } from './shared-bet-host.tsx';

const leg = (key: string, over: Resolvers = {}) => ({
  eventName: 'Bills at Chiefs',
  marketName: 'Spread',
  marketSelectionId: `MarketSelection:g1~${key}`,
  marketSelection: selection(key),
  odds: odds(10, 11),
  selectionName: key,
  ...over,
});

async function follow(legs: Resolvers[] | null, { onSlip = false } = {}) {
  const consumed: Resolvers[] = [];
  const slip: SlipHouse = new SlipHouse({
    sharedBet: () => legs && { shareBetId: 's1', shareBetUrl: '', shareText: '', legs },
    consumeSharedBet: (input: Resolvers) => {
      consumed.push(input);
      return { __typename: 'BetslipPayload', betslip: slip.slip() };
    },
  });
  if (onSlip) slip.hold(slip.offer('other').id);
  const parts = renderInApp(slip.house, <SharedBetHost />);
  if (onSlip) await waitFor(() => expect(slip.house.countOf('slipDataQuery')).toBeGreaterThan(0));
  parts.history.push('/home', { sharedBetId: 's1' });
  await screen.findByRole('dialog');
  return { consumed, ...parts };
}

test('a shared bet opens once over home and is added to the slip [SHARE-002] [SHARE-005]', async () => {
  const { consumed, history } = await follow([leg('Bills'), leg('Gone', { marketSelection: null })]);
  await screen.findByText('Bills');
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(screen.getByText('One selection is not on sale now and is left out.')).toBeTruthy();
  expect(history.location.state).not.toHaveProperty('sharedBetId');
  await userEvent.click(screen.getByRole('button', { name: 'Add to Betslip' }));
  await waitFor(() => expect(consumed).toEqual([{ shareBetId: 's1', mode: 'ADD' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('home opened with a shared bet in its state opens the modal once, not again when it is come back to [PAGE-005]', async () => {
  const { history } = await follow([leg('Bills')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Not Now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => history.push('/elsewhere'));
  await waitFor(() => expect(history.location.pathname).toBe('/elsewhere'));
  act(() => history.back());
  await waitFor(() => expect(history.location.pathname).toBe('/home'));
  expect(history.location.state).not.toHaveProperty('sharedBetId');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => history.push('/home', { sharedBetId: 's1' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('over a slip that is not empty it is added or takes its place [SHARE-002]', async () => {
  const { consumed } = await follow([leg('Bills')], { onSlip: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Replace Betslip' }));
  await waitFor(() => expect(consumed).toEqual([{ shareBetId: 's1', mode: 'CLEAR_AND_REPLACE' }]));
});

test('a link that leads nowhere says so [SHARE-005]', async () => {
  const { consumed } = await follow(null);
  await screen.findByText(/This link leads nowhere/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(consumed).toEqual([]);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SlipBar } from './slip-bar.tsx';
import { money } from './testing/fixtures.ts';
import type { Resolvers } from './testing/house.ts';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

const BILLS = 'MarketSelection:g1~bills';

/** The bar over a slip of one bet of $10.00. */
function show(rewards: Resolvers) {
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold(BILLS, 1000);
  slip.rewards = rewards;
  renderInApp(slip.house, <SlipBar onOpen={() => {}} />);
}

test('the collapsed slip says what a bet costs and wins', async () => {
  show({});
  expect(await screen.findByText('$10.00 to win $9.09')).toBeTruthy();
});

test('winnings are the same where the stake does not come back: a bonus bet or promotional credit', async () => {
  show({ amountSourceType: 'FREE_BET', winAmount: money(909) });
  expect(await screen.findByText('$10.00 to win $9.09')).toBeTruthy();
});

test('a profit boost counts in what is won', async () => {
  show({ selectedProfitBoostId: 'boost-1', boostedWinAmount: money(1136) });
  expect(await screen.findByText('$10.00 to win $11.36')).toBeTruthy();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { writeStored } from '../app/storage.ts';
import { SlipBar } from './slip-bar.tsx';
import { useSlipSelection } from './slip-context.tsx';
import { betOfSeveral, parlayTab } from './testing/bets-of-several.ts';
import { money, odds } from './testing/fixtures.ts';
import type { Resolvers } from './testing/house.ts';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

const id = (key: string) => `MarketSelection:g1~${key}`;
const [BILLS, OVER, JETS] = [id('bills'), id('over'), id('jets')];

afterEach(() => localStorage.clear());

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

/** A price on the page behind the bar. */
function Price({ of }: { of: string }) {
  const { selected, toggle } = useSlipSelection(of);
  return (
    <button type="button" aria-pressed={selected} onClick={() => toggle(odds(10, 11))}>
      Jets
    </button>
  );
}

function slipWith(keys: readonly string[]): SlipHouse {
  const slip = new SlipHouse();
  for (const key of [...keys, 'jets']) slip.offer(key, { name: key });
  for (const key of keys) slip.hold(id(key));
  return slip;
}

/** The bar, with a price to press whose answer waits to be let go. */
function showWithPrice(slip: SlipHouse): () => void {
  let letGo = () => {};
  const answer = new Promise<void>((resolve) => (letGo = resolve));
  slip.house.hold('addSelectionMutation', () => answer);
  const bar = (
    <>
      <SlipBar onOpen={() => {}} />
      <Price of={JETS} />
    </>
  );
  renderInApp(slip.house, bar);
  return () => letGo();
}

/** A parlay of these that pays this many times the stake. */
function parlayOf(slip: SlipHouse, ids: readonly string[], pays: number, cents?: number, over?: Resolvers) {
  const groups = [{ eventId: 'g1', eventName: 'Bills at Chiefs', ids: [...ids] }];
  slip.parlay = {
    ...parlayTab(
      betOfSeveral(slip, { id: 'parlay', type: 'PARLAY', price: odds(pays, 1), cents, groups }, over),
    ),
    totalBetAmount: money(cents ?? 0),
  };
}

test('a price and an amount are of the legs that the bar names: until theirs come, there are none', async () => {
  writeStored('betslip-tab', JSON.stringify({ tab: 'PARLAY', isNew: false }));
  const slip = slipWith(['bills', 'over']);
  parlayOf(slip, [BILLS, OVER], 3, 1000);
  const letGo = showWithPrice(slip);
  await screen.findByText('2-leg parlay');
  expect(screen.getByText('+300')).toBeTruthy();
  expect(screen.getByText('$10.00 to win $30.00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Jets' }));
  await screen.findByText('3-leg parlay');
  expect(screen.queryByText('+300')).toBeNull();
  expect(screen.queryByText(/^\$10\.00 to win/)).toBeNull();
  parlayOf(slip, [BILLS, OVER, JETS], 6, 1000);
  letGo();
  await screen.findByText('+600');
  expect(screen.getByText('$10.00 to win $60.00')).toBeTruthy();
});

test('legs that cannot be bet on together ask for no stake, and one that was typed wins nothing', async () => {
  writeStored('betslip-tab', JSON.stringify({ tab: 'PARLAY', isNew: false }));
  const slip = slipWith(['bills', 'over']);
  parlayOf(slip, [BILLS, OVER], 3, 1000, { totalOdds: null, winAmount: money(0) });
  renderInApp(slip.house, <SlipBar onOpen={() => {}} />);
  await screen.findByText('2-leg parlay');
  expect(screen.getByText('No price together. Tap to see why')).toBeTruthy();
  expect(screen.queryByText('Tap to add a stake')).toBeNull();
  expect(screen.queryByText('$10.00 to win $0.00')).toBeNull();
});

test('a leg that is not for sale asks for no stake: the bar says that it is suspended or closed, of a parlay how many are [SLIP-016]', async () => {
  const slip = slipWith(['bills']);
  slip.offer('bills', { name: 'bills', status: 'CLOSED', odds: null });
  const { unmount } = renderInApp(slip.house, <SlipBar onOpen={() => {}} />);
  await screen.findByText('Suspended. Tap to see why');
  expect(screen.queryByText('Tap to add a stake')).toBeNull();
  slip.change(BILLS, { status: 'HIDDEN', isDisabled: true });
  await screen.findByText('Closed. Tap to see why');
  // The house stopped it, and its odds are kept: nobody can have them.
  slip.change(BILLS, { status: 'CLOSED', isDisabled: false, odds: odds(10, 11) });
  await screen.findByText('Suspended. Tap to see why');
  expect(screen.queryByText('−110')).toBeNull();
  slip.change(BILLS, { status: 'OPEN', isDisabled: false, odds: odds(10, 11) });
  await screen.findByText('Tap to add a stake');
  unmount();

  writeStored('betslip-tab', JSON.stringify({ tab: 'PARLAY', isNew: false }));
  const two = slipWith(['bills', 'over']);
  two.offer('bills', { name: 'bills', status: 'CLOSED', odds: null });
  parlayOf(two, [BILLS, OVER], 3, 1000, { totalOdds: null, winAmount: money(0) });
  renderInApp(two.house, <SlipBar onOpen={() => {}} />);
  await screen.findByText('1 leg suspended. Tap to see why');
});

test('the first leg is one leg until its name and its price are there', async () => {
  const letGo = showWithPrice(slipWith([]));
  await screen.findByText('Tap to add a stake');
  await userEvent.click(screen.getByRole('button', { name: 'Jets' }));
  await screen.findByText('1 leg');
  letGo();
  await screen.findByText('jets');
  expect(screen.getByText('−110')).toBeTruthy();
});

test('the price of the only leg goes when another is taken', async () => {
  showWithPrice(slipWith(['bills']));
  await screen.findByText('−110');
  await userEvent.click(screen.getByRole('button', { name: 'Jets' }));
  await screen.findByText('2 legs');
  expect(screen.queryByText('−110')).toBeNull();
});

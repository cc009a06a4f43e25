import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { setAmountSourceMutation$variables } from '../__generated__/setAmountSourceMutation.graphql.ts';
import type { setProfitBoostMutation$variables } from '../__generated__/setProfitBoostMutation.graphql.ts';
import { SlipPanel } from './slip-panel.tsx';
import { error } from './testing/bets.ts';
import { money } from './testing/fixtures.ts';
import type { Resolvers } from './testing/house.ts';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

afterEach(() => localStorage.clear());

const BILLS = 'MarketSelection:g1~bills';

const boost = (rawId: string, over: Resolvers = {}) => ({
  rawId,
  title: '25% Profit Boost',
  boostPercentage: 25,
  maximumAmount: money(10_000),
  capsExtraWinnings: true,
  numberOfLegsRestrictionLabel: null,
  eventRestrictionLabel: 'NFL only',
  expiresTime: null,
  isRestricted: false,
  restrictionReasons: [],
  ...over,
});

const bonusBet = {
  rawId: 'free-1',
  title: '$10.00 Bonus Bet',
  amount: money(1000),
  expiresTime: null,
  isRestricted: false,
  restrictionReasons: [],
};

/** A slip whose rewards can be chosen; what was asked last is kept. */
function slipWithRewards(rewards: Resolvers): SlipHouse {
  const slip: SlipHouse = new SlipHouse({
    setDraftBetAmountSource: ({ input }: setAmountSourceMutation$variables) =>
      choose(slip, {
        amountSourceType: input.amountSourceType,
        selectedFreeBetId: input.freeBetId ?? null,
        selectedProfitBoostId: null,
        ...(input.amountSourceType === 'FREE_BET' && { betAmount: money(1000), winAmount: money(909) }),
      }),
    setDraftBetProfitBoost: ({ input }: setProfitBoostMutation$variables) =>
      choose(slip, {
        selectedProfitBoostId: input.profitBoostId ?? null,
        boostedWinAmount: input.profitBoostId ? money(2841) : null,
      }),
  });
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold(BILLS, 2500);
  slip.rewards = rewards;
  return slip;
}

function choose(slip: SlipHouse, chosen: Resolvers) {
  const { betAmount: _bet, winAmount: _win, ...kept } = slip.rewards;
  slip.rewards = { ...kept, ...chosen };
  slip.version += 1;
  return { __typename: 'BetslipPayload', betslip: slip.slip() };
}

const banner = (name: RegExp) => screen.findByRole('button', { name });
const option = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: 'Rewards' })).getByRole('button', { name });

test('the picker lists boosts, bonus bets and promotional credit, and what does not fit with its reason [SLIP-005] [SLIP-010] [SLIP-015]', async () => {
  const restricted = boost('boost-2', {
    title: '50% Parlay Boost',
    isRestricted: true,
    restrictionReasons: ['It needs 3 legs or more.'],
    numberOfLegsRestrictionLabel: '3+ legs',
  });
  const slip = slipWithRewards({
    availableProfitBoosts: [boost('boost-1'), restricted],
    availableFreeBets: [bonusBet],
    availablePromotionalCreditBalance: money(1500),
  });
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await banner(/3 rewards.*1 locked/));
  const picker = await screen.findByRole('region', { name: 'Rewards' });
  const groups = within(picker).getAllByRole('region');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Profit boosts',
    'Bonus bets',
    'Promotional credit',
  ]);
  expect(within(picker).getByText(/up to \$100\.00 extra · NFL only/)).toBeTruthy();
  expect(within(picker).getByText(/Locked: It needs 3 legs or more\./)).toBeTruthy();
  const closed = await option(/50% Parlay Boost/);
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(closed);
  expect(slip.house.countOf('setProfitBoostMutation')).toBe(0);
});

test('a profit boost shows what it wins beside the plain return, and is taken off by the same press [SLIP-018] [SLIP-022]', async () => {
  const slip = slipWithRewards({ availableProfitBoosts: [boost('boost-1')] });
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.click(await banner(/1 reward/));
  await user.click(await option(/25% Profit Boost/));
  const win = await screen.findByLabelText('To win, boosted');
  expect(win).toHaveProperty('value', '$28.41');
  expect(win).toHaveProperty('readOnly', true);
  expect(screen.getByText(/^Adds \$5\.68 · up to \$[\d.]+ extra$/)).toBeTruthy();
  expect(screen.getByText('$47.73')).toBeTruthy();
  expect(screen.getByText(/\$53\.41/)).toBeTruthy();
  await user.click(await banner(/25% Profit Boost/));
  await user.click(await option(/25% Profit Boost/));
  await screen.findByLabelText('To win');
  expect(slip.rewards.selectedProfitBoostId).toBeNull();
});

test('what a boost wins is not guessed while a new stake is typed [SLIP-022]', async () => {
  const slip = slipWithRewards({
    availableProfitBoosts: [boost('boost-1')],
    selectedProfitBoostId: 'boost-1',
    boostedWinAmount: money(2841),
  });
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.type(await screen.findByLabelText('Stake'), '{Backspace}');
  expect(screen.getByLabelText('To win, boosted')).toHaveProperty('value', '');
});

test('a bonus bet is staked whole, and its amounts are read-only [SLIP-018]', async () => {
  const slip = slipWithRewards({ availableFreeBets: [bonusBet] });
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.click(await banner(/1 reward/));
  await user.click(await option(/Bonus Bet/));
  await waitFor(() => expect(screen.getByLabelText('Stake')).toHaveProperty('readOnly', true));
  expect(screen.getByLabelText('Stake')).toHaveProperty('value', '$10.00');
  expect(screen.getByLabelText('To win')).toHaveProperty('readOnly', true);
  await user.click(await screen.findByRole('button', { name: /^Place Bet/ }));
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('$10.00 bonus bet to win $9.09')).toBeTruthy();
  const sent = slip.house.asked.find(({ name }) => name === 'placeBetsMutation')?.variables;
  expect(sent).toMatchObject({
    input: { bets: [{ amountSourceType: 'FREE_BET', freeBetId: 'free-1', betAmountLong: '1000' }] },
  });
});

test('clearing a bonus bet returns to cash [SLIP-018]', async () => {
  const slip = slipWithRewards({
    availableFreeBets: [bonusBet],
    amountSourceType: 'FREE_BET',
    selectedFreeBetId: 'free-1',
    betAmount: money(1000),
  });
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await banner(/Bonus Bet/));
  await userEvent.click(await option(/Bonus Bet/));
  await waitFor(() => expect(slip.rewards.amountSourceType).toBe('CASH'));
  await waitFor(() => expect(screen.getByLabelText('Stake')).toHaveProperty('readOnly', false));
});

test('an error that no reward can help closes the banner [SLIP-028]', async () => {
  const slip = slipWithRewards({ availableFreeBets: [bonusBet] });
  slip.slipErrors = [{ ...error('GEO', 'GEO', 3, 'Please Check Location.'), disableAwardsDisplay: true }];
  renderInApp(slip.house, <SlipPanel />);
  expect(await banner(/1 reward/)).toHaveProperty('disabled', true);
});

test('the hint about profit boosts is shown until it is put away for good [SLIP-005] [SLIP-044]', async () => {
  const slip = slipWithRewards({ availableProfitBoosts: [boost('boost-1')] });
  const first = renderInApp(slip.house, <SlipPanel />);
  await screen.findByText('Profit Boosts are live!');
  screen.getByText('Tap on any available Profit Boost to apply it to your selection.');
  await userEvent.click(await banner(/Hide this hint/));
  expect(screen.queryByText('Profit Boosts are live!')).toBeNull();
  first.unmount();
  renderInApp(slip.house, <SlipPanel />);
  await banner(/1 reward/);
  expect(screen.queryByText('Profit Boosts are live!')).toBeNull();
});

test('a reward that ends within the hour counts down in red [SLIP-041]', async () => {
  const expiresTime = new Date(Date.now() + 50 * 60_000).toISOString();
  const slip = slipWithRewards({ availableProfitBoosts: [boost('boost-1', { expiresTime })] });
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await banner(/1 reward/));
  const text = await screen.findByText(/Expires in 0h (49|50)m \d\ds/);
  expect(text.className).toContain('soon');
});

test('the banner counts what can be used on the bet, and says so where nothing can [SLIP-005]', async () => {
  const locked = { isRestricted: true, restrictionReasons: ['It needs 3 legs or more.'] };
  const slip = slipWithRewards({ availableProfitBoosts: [boost('boost-1', locked)] });
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await banner(/No reward fits this bet.*1 locked/));
  expect((await option(/25% Profit Boost/)).getAttribute('aria-disabled')).toBe('true');
});

test('a reward that ends while it is on the bet is called gone, and can be taken off [SLIP-018] [SLIP-041]', async () => {
  const expiresTime = new Date(Date.now() - 1_000).toISOString();
  const slip = slipWithRewards({ availableFreeBets: [{ ...bonusBet, expiresTime }] });
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.click(await banner(/1 reward/));
  expect((await option(/Bonus Bet/)).parentElement?.textContent).toContain('Expired');
  await user.click(await option(/Bonus Bet/));
  await waitFor(() => expect(screen.getByLabelText('Stake')).toHaveProperty('readOnly', true));
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  // The house has cleared it away.
  slip.rewards = { ...slip.rewards, availableFreeBets: [] };
  slip.tell();
  await user.click(await banner(/Reward gone.*It has expired or was used/));
  await user.click(await option(/Reward gone/));
  await waitFor(() => expect(slip.rewards.amountSourceType).toBe('CASH'));
  await waitFor(() => expect(screen.getByLabelText('Stake')).toHaveProperty('readOnly', false));
});

test('promotional credit that is used up while it is chosen can be taken off [SLIP-018]', async () => {
  const slip = slipWithRewards({
    amountSourceType: 'PROMOTIONAL_CREDIT',
    availablePromotionalCreditBalance: money(0),
  });
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await banner(/Promotional credit/));
  await userEvent.click(await option(/Promotional credit/));
  await waitFor(() => expect(slip.rewards.amountSourceType).toBe('CASH'));
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { checkLocationMutation$variables } from '../__generated__/checkLocationMutation.graphql.ts';
import { SlipPanel } from './slip-panel.tsx';
import { error } from './testing/bets.ts';
import { odds } from './testing/fixtures.ts';
import type { Resolvers } from './testing/house.ts';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

afterEach(() => localStorage.clear());

const GEO = 'We need to verify your location before you proceed. Please Check Location.';

function slipWith(errors: Resolvers[], resolvers: Resolvers = {}): SlipHouse {
  const slip = new SlipHouse(resolvers);
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold('MarketSelection:g1~bills', 2500);
  slip.slipErrors = errors;
  return slip;
}

const betButton = (name: RegExp | string) => screen.findByRole('button', { name });

test('an unverified location disables the button in name only: a press checks it, and the bet can be placed [BET-007]', async () => {
  const asked: string[] = [];
  const slip = slipWith([error('GEO', 'GEO', 3, GEO)], {
    checkLocation: ({ reason }: checkLocationMutation$variables) => {
      asked.push(reason);
      slip.slipErrors = [];
      slip.version += 1;
      return { authorized: true, expiresAt: null, region: 'US-NJ', errors: [] };
    },
  });
  renderInApp(slip.house, <SlipPanel />);
  await screen.findByText(GEO);
  const button = await betButton('Place Bet');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  await betButton(/^Place Bet.*\$25\.00$/);
  expect(asked).toEqual(['manual_check']);
});

test('a location that is refused says why', async () => {
  const slip = slipWith([error('GEO', 'GEO', 3, GEO)], {
    checkLocation: {
      authorized: false,
      expiresAt: null,
      region: null,
      errors: [{ code: 'OUT_OF_BOUNDARY', message: 'You are outside of the region.' }],
    },
  });
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await betButton('Place Bet'));
  await screen.findByText('You are outside of the region.');
});

test('responsible gaming is acknowledged in a dialog, and the bet can be placed [BET-008]', async () => {
  const refusal = error('RG_ACK_REQUIRED', 'RG_ACK_REQUIRED', 2, 'Acknowledge the rules to place your bet.');
  const slip = slipWith([refusal], {
    userAck: () => {
      slip.slipErrors = [];
      slip.version += 1;
      return { __typename: 'Account', id: 'Account:1', requiresResponsibleGamingAcknowledgement: false };
    },
  });
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await betButton('Place Bet'));
  await userEvent.click(await betButton('I acknowledge'));
  await betButton(/^Place Bet.*\$25\.00$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test("a limit of one's own blocks the button with the amount that is left [BET-012]", async () => {
  const message = 'This bet is above your daily limit. You can still bet $10.00 today.';
  renderInApp(slipWith([error('STAKE_LIMIT', 'RG_LIMIT', 5, message)]).house, <SlipPanel />);
  await screen.findByText(message);
  expect(await betButton('Place Bet')).toHaveProperty('disabled', true);
});

test('a bet on a live game says that it is held, with progress, and takes no second press [BET-003]', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const slip = slipWith([], { acceptanceDelayMs: 5_000 });
  slip.house.hold('placeBetsMutation', () => held);
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await betButton(/^Place Bet/));
  const button = await betButton(/^Placing your bet…/);
  await screen.findByRole('progressbar', { name: 'Placing your bet' });
  screen.getByText(/held for 5 seconds/);
  await waitFor(() => expect(slip.house.countOf('placeBetsMutation')).toBe(1));
  await userEvent.click(button);
  expect(slip.house.countOf('placeBetsMutation')).toBe(1);
  answer();
  await screen.findByRole('region', { name: 'Receipt' });
});

test('Max that can stake nothing says why to who sees and to who listens', async () => {
  const slip = slipWith([]);
  slip.balance = 0;
  slip.legs.length = 0;
  slip.hold('MarketSelection:g1~bills');
  renderInApp(slip.house, <SlipPanel />);
  const max = await betButton('Max');
  expect(max).toHaveProperty('disabled', true);
  expect(max.getAttribute('aria-describedby')).toBe(screen.getByText('You have no balance to bet with.').id);
});

test('a leg on a game that takes no bets says why, in the words of its card', async () => {
  const slip = slipWith([]);
  slip.game = { suspension: 'PLAY_UNDER_WAY' };
  renderInApp(slip.house, <SlipPanel />);
  await screen.findByText('Spread');
  expect(screen.queryByText(/Play under way/)).toBeNull();
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  slip.change('MarketSelection:g1~bills', { status: 'CLOSED' });
  await screen.findByText('Play under way');
  // The market alone, and for longer than the play.
  slip.change('MarketSelection:g1~bills', { suspension: 'HOUSE' });
  await screen.findByText('Stopped by the house');
});

test('what is closed is said once a leg and once above, and what is suspended is not called closed', async () => {
  const slip = slipWith([]);
  slip.offer('over', { name: 'over', status: 'FINISHED', odds: null });
  slip.offer('under', { name: 'under', status: 'CLOSED' });
  for (const key of ['over', 'under']) slip.hold(`MarketSelection:g1~${key}`, 1000);
  renderInApp(slip.house, <SlipPanel />);
  await screen.findByText('1 selection closed, 1 suspended');
  expect(screen.getAllByText('Suspended')).toHaveLength(1);
  expect(screen.getAllByText('Closed')).toHaveLength(1);
  // Why the button is off stands beside it alone.
  expect(screen.getAllByText(/^This market is/)).toHaveLength(1);
});

test('where the line of a closed leg stands now is said beside it and taken in one press, at the odds that stand there; without one it is removed [SLIP-016] [SLIP-036]', async () => {
  const slip: SlipHouse = slipWith([], {
    adjustMarketSelectionPoints: ({ input }: { input: { newSelectionId: string } }) => {
      slip.legs.splice(1, 1);
      slip.hold(input.newSelectionId, 1000);
      slip.version += 1;
      return { __typename: 'BetslipPayload', betslip: slip.slip() };
    },
  });
  const over = slip.offer('over', { name: 'Over 45.5' });
  const moved = slip.offer('over-46', { name: 'Over 46.5', odds: odds(20, 23) });
  slip.hold(over.id, 1000);
  renderInApp(slip.house, <SlipPanel />);
  await screen.findByText('Over 45.5');
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  slip.change(over.id, { status: 'HIDDEN', odds: null });
  await screen.findByText('1 selection is closed');
  slip.inPlace.set(over.id, moved);
  slip.tell();
  const use = await betButton('Use new line: Over 46.5 −115');
  expect(screen.getByText('Over 46.5').parentElement?.textContent).toBe('Line moved: Over 46.5 −115');
  expect(screen.queryByText('1 selection is closed')).toBeNull();
  await screen.findByText('Over 45.5 is closed. Line moved: Over 46.5.');
  slip.change(moved.id, { odds: odds(10, 11) });
  slip.inPlace.set(over.id, { ...moved, odds: odds(10, 11) });
  slip.tell();
  await userEvent.click(await betButton('Use new line: Over 46.5 −110'));
  await waitFor(() => expect(screen.queryByText('Over 45.5')).toBeNull());
  expect(use.isConnected).toBe(false);
  expect(screen.getByRole('region', { name: 'Betslip' })).toBe(document.activeElement);
  expect(slip.house.asked.at(-1)?.variables).toMatchObject({
    input: {
      selectionId: over.id,
      newSelectionId: moved.id,
      odds: { numeratorLong: '10', denominatorLong: '11' },
    },
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeVisitorToken } from '../app/session/tokens.ts';
import { json, TOKENS } from '../app/testing/answers.ts';
import { betslipTransfer } from './betslip-transfer.ts';
import { SlipPanel } from './slip-panel.tsx';
import { betOfSeveral, parlayTab } from './testing/bets-of-several.ts';
import { odds } from './testing/fixtures.ts';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

const BILLS = 'MarketSelection:g1~bills';
let paths: string[];

beforeEach(() => {
  paths = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (url: string) => {
    paths.push(url);
    return json(url === '/oauth/token' ? TOKENS : {});
  });
  writeVisitorToken('visitor');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function slipWithBills(resolvers = {}): SlipHouse {
  const slip = new SlipHouse(resolvers);
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold(BILLS);
  return slip;
}

const askedOf = ({ house }: SlipHouse) => house.asked.map(({ name }) => name);
const leave = async (session: { logout(reason: 'manual'): Promise<void> }) =>
  act(() => session.logout('manual'));

test('who logs out leaves the slip to the visitor they become, what was typed last included, before the server is told [SLIP-021]', async () => {
  const slip = slipWithBills();
  const { session } = renderInApp(slip.house, <SlipPanel />);
  await userEvent.type(await screen.findByLabelText('Stake'), '25');
  await leave(session);
  const asked = slip.house.asked.filter(({ name }) => /setAmount|demote/.test(name));
  expect(asked.map(({ name }) => name)).toEqual(['setAmountMutation', 'demoteBetslipMutation']);
  expect(asked.at(-1)?.variables).toEqual({ visitorToken: 'visitor', mergeBetslip: true });
  expect(slip.legs[0]?.cents).toBe(2500);
  expect(paths).toEqual(['/api/logout']);
  expect(betslipTransfer()).toBe('DEMOTED');
  expect(session.state).toEqual({ kind: 'logged-out', reason: 'manual' });
});

test('a slip that cannot be left stops nobody from logging out [SLIP-021]', async () => {
  const refused = slipWithBills({
    demoteBetslip: () => ({
      __typename: 'BetslipMutationError',
      code: 'VISITOR_TOKEN_INVALID',
      message: 'No.',
    }),
  });
  const { session, unmount } = renderInApp(refused.house, <SlipPanel />);
  await screen.findByText('Bills +3.5');
  await leave(session);
  expect(session.isLoggedIn).toBe(false);
  expect(paths).toEqual(['/api/logout']);
  expect(betslipTransfer()).toBe('NOT_TRANSFERRED');
  unmount();

  const lost = slipWithBills();
  const again = renderInApp(lost.house, <SlipPanel />);
  await screen.findByText('Bills +3.5');
  lost.house.lost = 'before';
  await leave(again.session);
  expect(again.session.isLoggedIn).toBe(false);
  expect(betslipTransfer()).toBe('NOT_TRANSFERRED');
});

test('an answer that never comes is not waited for; meanwhile the slip cannot be changed [SLIP-021]', async () => {
  const slip = slipWithBills({ demoteBetslip: () => new Promise(() => {}) });
  const { session } = renderInApp(slip.house, <SlipPanel />);
  const stake = await screen.findByLabelText('Stake');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const leaving = session.logout('manual');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(betslipTransfer()).toBe('LOADING');
  expect(stake).toHaveProperty('disabled', true);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await leaving;
  expect(session.isLoggedIn).toBe(false);
  expect(betslipTransfer()).toBe('NOT_TRANSFERRED');
});

test('an empty slip is not left to anybody', async () => {
  const slip = new SlipHouse();
  const { session } = renderInApp(slip.house, <SlipPanel />);
  await screen.findByText('Add a bet to start building your betslip!');
  await leave(session);
  expect(askedOf(slip)).not.toContain('demoteBetslipMutation');
  expect(betslipTransfer()).toBe('NOT_TRANSFERRED');
});

test("a visitor's slip goes along at login; refused, they are logged in without it and are told [SLIP-021]", async () => {
  const slip = slipWithBills();
  const { session } = renderInApp(slip.house, <SlipPanel />, { as: 'visitor' });
  await screen.findByText('Bills +3.5');
  await act(async () => {
    await session.login('dana@example.com', 'secret');
  });
  expect(slip.house.asked.find(({ name }) => name === 'promoteBetslipMutation')?.variables).toEqual({
    visitorToken: 'visitor',
    mergeBetslip: true,
  });
  expect(betslipTransfer()).toBe('PROMOTED');

  const refusing = slipWithBills({
    promoteBetslip: () => ({
      __typename: 'BetslipMutationError',
      code: 'VISITOR_TOKEN_INVALID',
      message: 'No.',
    }),
  });
  localStorage.clear();
  writeVisitorToken('visitor');
  const next = renderInApp(refusing.house, <SlipPanel />, { as: 'visitor' });
  await waitFor(() => expect(askedOf(refusing)).toContain('slipDataQuery'));
  await waitFor(() => expect(screen.getAllByText('Bills +3.5')).toHaveLength(2));
  await act(async () => {
    await next.session.login('dana@example.com', 'secret');
  });
  expect(next.session.isLoggedIn).toBe(true);
  expect(betslipTransfer()).toBe('NOT_TRANSFERRED');
  expect(screen.getAllByText('Your betslip could not be carried over.')).not.toHaveLength(0);
});

test('a slip that was not loaded yet goes along too: nobody knows that it is empty [SLIP-021]', async () => {
  const slip = slipWithBills({
    betslip: () => {
      throw new Error('Not now');
    },
  });
  const { session } = renderInApp(slip.house, null, { as: 'visitor' });
  await waitFor(() => expect(askedOf(slip)).toContain('slipDataQuery'));
  await act(async () => {
    await session.login('dana@example.com', 'secret');
  });
  expect(askedOf(slip)).toContain('promoteBetslipMutation');
});

/** Two selections with the stake of their parlay, which leave the visitor for the patron as the server has them do. */
function slipOfParlay() {
  const OVER = 'MarketSelection:g1~over';
  const groups = [{ eventId: 'g1', eventName: 'Bills at Chiefs', ids: [BILLS, OVER], odds: odds(27, 10) }];
  const parlay = (cents?: number) =>
    parlayTab(betOfSeveral(slip, { id: 'parlay', type: 'PARLAY_PLUS', price: odds(27, 10), cents, groups }));
  const slip: SlipHouse = slipWithBills({
    setDraftBetAmount: ({ input: { amount } }: { input: { amount: string } }) => {
      slip.parlay = parlay(Math.round(Number(amount) * 100));
      slip.version += 1;
      return { __typename: 'BetslipPayload', betslip: slip.slip() };
    },
    promoteBetslip: async () => {
      const [held, parlayed] = [slip.legs.splice(0), slip.parlay];
      slip.parlay = parlayTab({
        ...betOfSeveral(slip, { id: 'none', type: 'INVALID', price: odds(1, 1), groups: [] }),
      });
      slip.tell();
      await waitFor(() => expect(screen.queryByText('Bills +3.5')).toBeNull());
      slip.legs.push(...held);
      slip.parlay = parlayed;
      return { __typename: 'BetslipPayload', betslip: slip.slip() };
    },
  });
  slip.offer('over', { name: 'Over 47.5' });
  slip.parlay = parlay();
  return { slip, OVER };
}

test('who logs in to bet on a parlay is back at the parlay, with its stake [SLIP-019] [SLIP-021]', async () => {
  const { slip, OVER } = slipOfParlay();
  slip.balance = undefined;
  const { session } = renderInApp(slip.house, <SlipPanel />, { as: 'visitor' });
  await screen.findByText('Bills +3.5');
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  // The second selection opens the Parlay tab.
  slip.hold(OVER);
  slip.tell();
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Parlay/));
  await userEvent.type(await screen.findByLabelText('Stake'), '2.50');
  await userEvent.click(await screen.findByRole('button', { name: /^Log In to Bet/ }));
  await act(async () => {
    await session.login('dana@example.com', 'secret');
  });
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  act(() => slip.tell());
  expect(await screen.findByLabelText('Stake')).toHaveProperty('value', '$2.50');
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Parlay/);
});

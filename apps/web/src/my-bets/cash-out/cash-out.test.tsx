import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { balancesOf, money } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import * as announcer from '../../ui/announcer.ts';
import { bet, show } from '../testing/bets-house.tsx';

const offered = (cents: number, over: Resolvers = {}): Resolvers => ({
  betId: 'Bet:3',
  bet: bet(3),
  amount: money(cents),
  openAmount: money(2500),
  openLineAmount: money(2500),
  leastLineAmount: money(10),
  offerId: `offer-${cents}`,
  heldUntil: new Date(Date.now() + 60_000).toISOString(),
  offReason: null,
  offMessage: null,
  ...over,
});
const cashouts = (...all: Resolvers[]): Resolvers => ({ processingCashoutId: null, cashouts: all });

async function shown(first: Resolvers) {
  const parts = show([bet(3)]);
  await screen.findByRole('article');
  await waitFor(() => expect(parts.slip.house.isFollowed('cashoutsUpdated')).toBe(true));
  parts.slip.house.push('cashoutsUpdated', first);
  return parts;
}

test('a part of a bet is cashed out by the amount to get, after one more question [BET-017]', async () => {
  const { held, slip } = await shown(cashouts(offered(2000)));
  held.cashOut = {
    __typename: 'CashOutPayload',
    bet: bet(3, { cashedOutAmount: money(500), openAmount: money(1875) }),
    paidAmount: money(500),
    patronBalanceAfter: balancesOf(10_500),
    cashouts: cashouts(offered(1500)),
  };
  slip.house.push('cashoutsUpdated', cashouts(offered(2000)));
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ }));
  const input = screen.getByLabelText('You get');
  await userEvent.clear(input);
  await userEvent.type(input, '5');
  expect(screen.getByRole('slider')).toHaveProperty('value', '25');
  await userEvent.click(screen.getByRole('button', { name: /Cash Out 25%.*\$5\.00/ }));
  expect(screen.getByText(/You get \$5\.00 now for \$6\.25 of your stake/)).toBeTruthy();
  expect(screen.getByText(/Exactly this is paid for \d+ more seconds/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('5% less'));
  await userEvent.click(screen.getByRole('button', { name: /Confirm/ }));
  await waitFor(() => expect(slip.house.countOf('takeCashOutMutation')).toBe(1));
  const { variables } = slip.house.asked.find(({ name }) => name === 'takeCashOutMutation') ?? {};
  expect(variables).toMatchObject({
    input: { betId: 'Bet:3', offerId: 'offer-2000', share: 2500, tolerance: 500 },
  });
  await within(screen.getByRole('article')).findByText('Cashed out $5.00; the rest stays open.');
});

test('a leg that can win no more is marked at once, with what is left to return of the ticket and of all', async () => {
  const { slip } = await shown(cashouts(offered(2000)));
  await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ });
  const asked = slip.house.countOf('betUpdatesQuery');
  const lost = bet(3, {
    leg: { outcome: 'LOSS', outcomeLabel: 'User loses market' },
    totalPotentialReturn: money(0),
  });
  const offMessage = 'This bet cannot win any more. It is settled when its market is decided.';
  const none = { amount: null, offerId: null, heldUntil: null, leastLineAmount: null };
  slip.house.push(
    'cashoutsUpdated',
    cashouts(offered(2000, { ...none, bet: lost, offReason: 'LOST', offMessage })),
  );
  const ticket = within(screen.getByRole('article'));
  expect(await ticket.findByText('User loses market')).toBeTruthy();
  expect(ticket.getByText('Returns').nextSibling?.textContent).toBe('$0.00');
  expect(ticket.getByText(offMessage)).toBeTruthy();
  await waitFor(() => expect(slip.house.countOf('betUpdatesQuery')).toBe(asked + 1));
});

test.each(['browser', 'websocket'])(
  'a cash out that nobody answered is asked for again, as it was, when the %s is back online [BET-017]',
  async (which) => {
    const { held, slip, resume } = await shown(cashouts(offered(2000)));
    held.cashOut = {
      __typename: 'CashOutPayload',
      bet: bet(3, { status: 'CASHED_OUT' }),
      paidAmount: money(2000),
      patronBalanceAfter: balancesOf(9_000),
      cashouts: cashouts(),
    };
    await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ }));
    await userEvent.click(screen.getByRole('button', { name: /Cash Out All/ }));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    slip.house.lost = 'after';
    await userEvent.click(screen.getByRole('button', { name: /Confirm/ }));
    await screen.findByRole('button', { name: 'Try again' });
    slip.house.lost = undefined;
    online.mockRestore();
    if (which === 'browser') window.dispatchEvent(new Event('online'));
    else act(resume);
    await within(screen.getByRole('article')).findByText('Cashed out for $20.00.');
    const [first, again] = slip.house.asked.filter(({ name }) => name === 'takeCashOutMutation');
    expect(again).toEqual(first);
  },
);

test('a bet that is being cashed out elsewhere is not offered a second time [BET-017]', async () => {
  await shown({ ...cashouts(offered(2000)), processingCashoutId: 'Bet:3' });
  const button = await screen.findByRole('button', { name: /Cashing out/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: /^Cash Out/ })).toBeNull();
});

test('where nothing is offered the reason stands in its place', async () => {
  const off = { amount: null, offerId: null, heldUntil: null, offReason: 'SUSPENDED' };
  await shown(cashouts(offered(0, { ...off, offMessage: 'A selection is suspended.' })));
  await screen.findByText('A selection is suspended.');
  expect(screen.queryByRole('button', { name: /^Cash Out/ })).toBeNull();
});

test('a refused cash out says why while nothing is offered, and does not promise what is back already [BET-017]', async () => {
  const off = { amount: null, offerId: null, heldUntil: null, offReason: 'UNPRICED' };
  const why = 'There is no price for this bet just now.';
  const unpriced = offered(0, { ...off, offMessage: why });
  const { held, slip } = await shown(cashouts(offered(2000)));
  held.cashouts = cashouts(unpriced);
  held.cashOut = { __typename: 'CashOutError', code: 'OFF', message: why, cashout: unpriced };
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ }));
  await userEvent.click(screen.getByRole('button', { name: /Cash Out All/ }));
  await userEvent.click(screen.getByRole('button', { name: /Confirm/ }));
  await screen.findByText(why);
  expect(screen.queryByRole('button', { name: /^Cash Out/ })).toBeNull();
  slip.house.push('cashoutsUpdated', cashouts(offered(1900)));
  await screen.findByRole('button', { name: /Cash Out.*\$19\.00/ });
  expect(screen.queryByText(why)).toBeNull();
  expect(screen.getByText('It was not cashed out: just then nothing was offered.')).toBeTruthy();
});

test('the reason why an offer went away while it was looked at goes when it is back', async () => {
  const why = 'A selection is suspended. Cash out comes back when it reopens.';
  const off = { amount: null, offerId: null, heldUntil: null, offReason: 'SUSPENDED', offMessage: why };
  const { slip } = await shown(cashouts(offered(2000)));
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ }));
  slip.house.push('cashoutsUpdated', cashouts(offered(0, off)));
  await screen.findByText(why);
  slip.house.push('cashoutsUpdated', cashouts(offered(1900)));
  await screen.findByRole('button', { name: /Cash Out.*\$19\.00/ });
  expect(screen.queryByText(why)).toBeNull();
});

const suspendedOffer = (offMessage: string) =>
  offered(0, { amount: null, offerId: null, heldUntil: null, offReason: 'SUSPENDED', offMessage });

test('the part that was chosen stands through a suspension, and has the new amount after it [BET-017]', async () => {
  const why = 'A selection is suspended. Cash out comes back when it reopens.';
  const { slip } = await shown(cashouts(offered(2000)));
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ }));
  const input = screen.getByLabelText('You get');
  await userEvent.clear(input);
  await userEvent.type(input, '5');
  const next = screen.getByRole('button', { name: /Cash Out 25%.*\$5\.00/ });
  next.focus();
  // A mock of the module would not reach what a file before this one has loaded with it.
  const announce = vi.spyOn(announcer, 'announce');
  onTestFinished(() => announce.mockRestore());
  slip.house.push('cashoutsUpdated', cashouts(suspendedOffer(why)));
  slip.house.push('cashoutsUpdated', cashouts(suspendedOffer(why)));
  await screen.findByText(why);
  expect(next.textContent).toBe('Suspended');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next);
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '60' } });
  expect(slider).toHaveProperty('value', '25');
  expect(input).toHaveProperty('value', '');
  expect(input).toHaveProperty('readOnly', true);
  slip.house.push('cashoutsUpdated', cashouts(offered(1600)));
  await waitFor(() => expect(next.textContent).toBe('Cash Out 25%$4.00'));
  slip.house.push('cashoutsUpdated', cashouts(offered(1640)));
  await waitFor(() => expect(next.textContent).toBe('Cash Out 25%$4.10'));
  expect(document.activeElement).toBe(next);
  expect(input).toHaveProperty('value', '$4.10');
  expect(screen.queryByText(why)).toBeNull();
  expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
  expect(announce.mock.calls).toEqual([
    ['Cash out is suspended for now. What you chose stands.'],
    ['Cash out is offered again: $4.00.'],
  ]);
  await userEvent.click(next);
  expect(screen.getByText(/You get \$4\.10 now for \$6\.25 of your stake/)).toBeTruthy();
});

test('an amount that was being typed when it was suspended gives way to what its share then pays [BET-017]', async () => {
  const { slip } = await shown(cashouts(offered(2000)));
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ }));
  const input = screen.getByLabelText('You get');
  await userEvent.clear(input);
  await userEvent.type(input, '5');
  slip.house.push('cashoutsUpdated', cashouts(suspendedOffer('A selection is suspended.')));
  await screen.findByText('A selection is suspended.');
  slip.house.push('cashoutsUpdated', cashouts(offered(1600)));
  await screen.findByRole('button', { name: /Cash Out 25%.*\$4\.00/ });
  expect(input).toHaveProperty('value', '$4.00');
  expect(document.activeElement).toBe(input);
});

test('what was to be confirmed when it was suspended is chosen again, by the same part [BET-017]', async () => {
  const { slip } = await shown(cashouts(offered(2000)));
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '40' } });
  await userEvent.click(screen.getByRole('button', { name: /Cash Out 40%/ }));
  slip.house.push('cashoutsUpdated', cashouts(suspendedOffer('A selection is suspended.')));
  await screen.findByText('A selection is suspended.');
  expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
  slip.house.push('cashoutsUpdated', cashouts(offered(1500)));
  await screen.findByRole('button', { name: /Cash Out 40%.*\$6\.00/ });
  expect(slip.house.countOf('takeCashOutMutation')).toBe(0);
});

test('a part that was sent, and refused for a suspension meanwhile, is still chosen when it is offered again [BET-017]', async () => {
  const why = 'A selection is suspended. Cash out comes back when it reopens.';
  const { held, slip } = await shown(cashouts(offered(2000)));
  held.cashouts = cashouts(suspendedOffer(why));
  held.cashOut = { __typename: 'CashOutError', code: 'OFF', message: why, cashout: suspendedOffer(why) };
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '40' } });
  await userEvent.click(screen.getByRole('button', { name: /Cash Out 40%/ }));
  await userEvent.click(screen.getByRole('button', { name: /Confirm/ }));
  await screen.findByText(why);
  screen.getByText('It was not cashed out: just then nothing was offered.');
  expect(screen.getByRole('slider')).toHaveProperty('value', '40');
  slip.house.push('cashoutsUpdated', cashouts(offered(1500)));
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out 40%.*\$6\.00/ }));
  expect(screen.getByText(/You get \$6\.00 now/)).toBeTruthy();
  expect(slip.house.countOf('takeCashOutMutation')).toBe(1);
});

test('a choice closes when its bet has ended, also while it was suspended [BET-017]', async () => {
  const { slip } = await shown(cashouts(offered(2000)));
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$20\.00/ }));
  slip.house.push('cashoutsUpdated', cashouts(suspendedOffer('A selection is suspended.')));
  await screen.findByText('A selection is suspended.');
  const ended = {
    amount: null,
    offerId: null,
    heldUntil: null,
    offReason: 'SETTLING',
    offMessage: 'All decided.',
  };
  slip.house.push('cashoutsUpdated', cashouts(offered(0, ended)));
  await screen.findByText('All decided.');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep Bet' })).toBeNull();
});

test('the slider of a small bet goes from the greatest part that can be taken to all of it [BET-017]', async () => {
  await shown(cashouts(offered(30, { openAmount: money(60), openLineAmount: money(20) })));
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$0\.30/ }));
  screen.getByText('Cash out all, or leave at least $0.10 of each line open.');
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '99' } });
  screen.getByRole('button', { name: /Cash Out 52%.*\$0\.15/ });
  fireEvent.change(slider, { target: { value: '53' } });
  screen.getByRole('button', { name: /Cash Out All.*\$0\.30/ });
});

test('a bet too small for parts is offered whole only, and says why [BET-017]', async () => {
  await shown(cashouts(offered(12, { openAmount: money(20), openLineAmount: money(10) })));
  await userEvent.click(await screen.findByRole('button', { name: /Cash Out.*\$0\.12/ }));
  screen.getByText(
    'Only all of this bet can be cashed out: a part would leave less than $0.10 of each line.',
  );
  expect(screen.queryByRole('slider')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Cash Out All/ }));
  screen.getByText(/You get \$0\.12 now and the bet is over/);
});

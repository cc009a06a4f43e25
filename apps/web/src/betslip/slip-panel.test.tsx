import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SlipPanel } from './slip-panel.tsx';
import { odds } from './testing/fixtures.ts';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

const BILLS = 'MarketSelection:g1~bills';

function slipWithBills(cents?: number): SlipHouse {
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold(BILLS, cents);
  return slip;
}

const stake = () => screen.findByLabelText('Stake');
const toWin = () => screen.findByLabelText('To win');
const betButton = (name: RegExp | string) => screen.findByRole('button', { name });

test("an empty slip says 'Add a bet to start building your betslip!' and shows no button [SLIP-006]", async () => {
  const { container } = renderInApp(new SlipHouse().house, <SlipPanel />);
  await screen.findByText('Add a bet to start building your betslip!');
  expect(container.querySelector('[data-bet-button]')).toBeNull();
});

test('bets are grouped by their event, with score and clock [SLIP-003] [SLIP-012] [SLIP-013]', async () => {
  const slip = slipWithBills();
  slip.offer('over', { name: 'Over 47.5' });
  slip.hold('MarketSelection:g1~over');
  renderInApp(slip.house, <SlipPanel />);
  const group = await screen.findByRole('region', { name: 'Bills at Chiefs' });
  expect(within(group).getByText('Bills +3.5')).toBeTruthy();
  expect(within(group).getByText('Over 47.5')).toBeTruthy();
  expect(within(group).getByText('Bills 17 – Chiefs 20')).toBeTruthy();
  expect(within(group).getByText('Q3 8:42')).toBeTruthy();
});

test('typing a stake moves the winnings at once and reaches the server once, when typing rests [SLIP-005] [SLIP-022] [SLIP-023]', async () => {
  const slip = slipWithBills();
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.type(await stake(), '25');
  expect(await toWin()).toHaveProperty('value', '$22.73');
  await waitFor(() => expect(slip.legs[0]?.cents).toBe(2500), { timeout: 5_000 });
  expect(slip.house.countOf('setAmountMutation')).toBe(1);
});

test('what another tab did to the slip is fetched when a typed amount was answered by a slip that is further on', async () => {
  const slip = slipWithBills();
  slip.offer('over', { name: 'Over 47.5' });
  renderInApp(slip.house, <SlipPanel />);
  const field = await stake();
  slip.hold('MarketSelection:g1~over');
  slip.version += 1;
  await userEvent.type(field, '25');
  expect(await screen.findByRole('tab', { name: /^Straight\s*2/ }, { timeout: 5_000 })).toBeTruthy();
  expect(slip.house.countOf('slipDataQuery')).toBe(2);
});

test('what is wrong with a typed amount is said with its answer, and nothing else is fetched again [SLIP-026]', async () => {
  const slip = slipWithBills();
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.type(await stake(), '250');
  const said = await screen.findByText('Your balance is too low for this bet.', {}, { timeout: 5_000 });
  expect(said).toBeTruthy();
  expect(await betButton('Deposit')).toBeTruthy();
  expect(slip.house.countOf('slipDataQuery')).toBe(1);
});

test('typing the winnings recomputes the stake [SLIP-022]', async () => {
  const slip = slipWithBills();
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.type(await toWin(), '22.73');
  expect(await stake()).toHaveProperty('value', '$25.00');
});

test('an amount input takes no negatives and no third decimal, starts at $0.00 and is padded when left [SLIP-024]', async () => {
  const slip = slipWithBills();
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  expect(await stake()).toHaveProperty('placeholder', '$0.00');
  await user.type(await stake(), '-5');
  expect(screen.getByText('An amount cannot be negative.')).toBeTruthy();
  expect(await toWin()).toHaveProperty('value', '');
  await user.clear(await stake());
  await user.type(await stake(), '1234.567');
  expect(await stake()).toHaveProperty('value', '$1,234.56');
  await user.clear(await stake());
  await user.type(await stake(), '5.5');
  await user.tab();
  expect(await stake()).toHaveProperty('value', '$5.50');
});

test('winnings that take a stake above the maximum say so at once, and the bet cannot be placed', async () => {
  const slip = slipWithBills();
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.type(await toWin(), '9999999.99');
  expect(await stake()).toHaveProperty('value', '$10,999,999.99');
  expect(screen.getByText('To win this much takes a bet above the maximum of $9,999,999.99.')).toBeTruthy();
  expect((await toWin()).getAttribute('aria-invalid')).toBe('true');
  expect(await betButton('Place Bet')).toHaveProperty('disabled', true);
});

test('an update from the server takes no keystroke away', async () => {
  const slip = slipWithBills();
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.type(await stake(), '2');
  slip.change(BILLS, { odds: odds(1, 1) });
  await user.type(await stake(), '5');
  expect(await stake()).toHaveProperty('value', '$25');
  await waitFor(async () => expect(await toWin()).toHaveProperty('value', '$25.00'));
});

test('presets stake at once, Max stakes what the balance still allows', async () => {
  const slip = slipWithBills();
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.click(await betButton('$10'));
  expect(await stake()).toHaveProperty('value', '$10.00');
  await user.click(await betButton('Max'));
  expect(await stake()).toHaveProperty('value', '$100.00');
});

test('placing shows the button at work, then a receipt with id, stake and winnings [BET-001] [BET-003] [BET-013] [BET-014]', async () => {
  const slip = slipWithBills(2500);
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.click(await betButton(/^Place Bet/));
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('$25.00 to win $22.73')).toBeTruthy();
  expect(within(receipt).getByText('ID 0000-0001')).toBeTruthy();
  expect(within(receipt).getByRole('link', { name: 'View in My Bets' })).toHaveProperty(
    'pathname',
    '/my-bets',
  );
  const placed = await betButton('Bet Placed');
  expect(placed).toHaveProperty('disabled', true);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bet Placed' })).toBeNull(), {
    timeout: 6_000,
  });
});

test('a receipt can keep the selections for another bet, and those of the next bets stay until that is taken back [SLIP-043]', async () => {
  const slip = slipWithBills(2500);
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.click(await betButton(/^Place Bet/));
  await user.click(await betButton('Keep selections'));
  await waitFor(() => expect(slip.legs.map(({ id }) => id)).toEqual([BILLS]));
  expect(slip.legs[0]?.cents).toBeUndefined();
  await user.type(await stake(), '10');
  await user.click(await betButton(/^Place Bet/));
  await betButton('Clear selections');
  const placed = slip.house.asked.filter(({ name }) => name === 'placeBetsMutation');
  expect(placed).toMatchObject([
    { variables: { input: { keepBetslipSelections: false } } },
    { variables: { input: { keepBetslipSelections: true } } },
  ]);
  expect(slip.legs.map(({ id }) => id)).toEqual([BILLS]);
  await user.click(await betButton('Clear selections'));
  await waitFor(() => expect(slip.legs).toEqual([]));
  expect(sessionStorage.getItem('fairline.espnbet.reuse-selections')).toBeNull();
});

test('the balance is what the bet left of it, whether or not anything else tells so', async () => {
  const slip = slipWithBills(2500);
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  const place = await betButton(/^Place Bet/);
  slip.balance = 7_500;
  await user.click(place);
  await user.click(await betButton('Keep selections'));
  await user.click(await betButton('Max'));
  expect(await stake()).toHaveProperty('value', '$75.00');
});

test('of several bets one can be refused: it stays, with the reason at its leg', async () => {
  const slip = slipWithBills(2500);
  slip.offer('over', { name: 'Over 47.5' });
  slip.hold('MarketSelection:g1~over', 1000);
  renderInApp(slip.house, <SlipPanel />);
  const place = await betButton(/^Place Bet/);
  slip.changeUntold('MarketSelection:g1~over', { status: 'CLOSED' });
  await userEvent.click(place);
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('Bills +3.5')).toBeTruthy();
  expect(within(receipt).queryByText('Over 47.5')).toBeNull();
  const kept = await screen.findByRole('region', { name: 'Bills at Chiefs' });
  expect(within(kept).getByText('Suspended')).toBeTruthy();
});

test('a bet refused for a suspended market can be placed as soon as the market is open again [BET-012] [SLIP-016]', async () => {
  const slip = slipWithBills(2500);
  renderInApp(slip.house, <SlipPanel />);
  const place = await betButton(/^Place Bet/);
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  slip.changeUntold(BILLS, { status: 'CLOSED' });
  await userEvent.click(place);
  await screen.findByText(/^Your bet was not placed|^This market is suspended/);
  slip.change(BILLS, { status: 'CLOSED' });
  await screen.findByText('This market is suspended.');
  slip.change(BILLS, { status: 'OPEN' });
  await screen.findByText(/^Your bet was not placed: a selection could not be bet on at that moment/);
  const again = await betButton(/^Place Bet/);
  expect(again).toHaveProperty('disabled', false);
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Receipt' })).toBeTruthy();
});

test('a worse price is shown old struck and new, and one press accepts and bets at the new, once there was time to read it [BET-004] [BET-011] [SLIP-017]', async () => {
  const slip = slipWithBills(2500);
  renderInApp(slip.house, <SlipPanel />);
  await betButton(/^Place Bet/);
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  slip.change(BILLS, { odds: odds(4, 5) });
  const press = await betButton(/^Accept Changes & Bet/);
  const changed = screen.getByText('Odds changed on 1 leg').parentElement;
  expect(changed?.textContent).toContain('Bills +3.5 Spread');
  expect(screen.getAllByText('−125').length).toBeGreaterThan(0);
  // Meant for the odds before: it came with the new ones.
  await userEvent.click(press);
  expect(slip.house.asked.map(({ name }) => name)).not.toContain('acceptChangesMutation');
  await waitFor(() => expect(press.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(press);
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('$25.00 to win $20.00')).toBeTruthy();
  expect(slip.legs).toHaveLength(0);
});

test("a suspended leg is labelled 'Suspended', a hidden one 'Closed', and neither can be placed [SLIP-016]", async () => {
  const slip = slipWithBills(2500);
  slip.offer('over', { name: 'Over 47.5', status: 'HIDDEN', odds: null });
  slip.hold('MarketSelection:g1~over', 1000);
  renderInApp(slip.house, <SlipPanel />);
  await screen.findByText('Closed');
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  slip.change(BILLS, { status: 'CLOSED' });
  await screen.findByText('Suspended');
  expect(await betButton('Place Bet')).toHaveProperty('disabled', true);
});

test('selections that are closed for good can be removed in one press [SLIP-016] [SLIP-032]', async () => {
  const slip = slipWithBills(2500);
  for (const key of ['over', 'under']) {
    slip.offer(key, { name: key, status: 'FINISHED', odds: null });
    slip.hold(`MarketSelection:g1~${key}`);
  }
  renderInApp(slip.house, <SlipPanel />);
  await screen.findByText('2 selections are closed');
  expect(screen.getAllByLabelText('Stake').map((input) => input.hasAttribute('disabled'))).toEqual([
    false,
    true,
    true,
  ]);
  await userEvent.click(await betButton('Remove closed'));
  await waitFor(() => expect(slip.legs.map(({ id }) => id)).toEqual([BILLS]));
});

test('a stake above the balance says so at the stake and leads to the deposit page [BET-005] [SLIP-026]', async () => {
  const slip = slipWithBills(50_000);
  const { history } = renderInApp(slip.house, <SlipPanel />);
  await screen.findByText('Your balance is too low for this bet.');
  await userEvent.click(await betButton('Deposit'));
  expect(history.location.pathname).toBe('/wallet/deposit');
});

test('a visitor builds a slip, and the button takes them to log in and back [BET-002] [ROUTE-019]', async () => {
  const slip = slipWithBills(2500);
  slip.balance = undefined;
  const { history } = renderInApp(slip.house, <SlipPanel />, { as: 'visitor' });
  await userEvent.click(await betButton('Log In to Bet'));
  expect(history.location.pathname).toBe('/login');
});

test('offline nothing can be removed or placed, and the slip says it is kept [SLIP-025]', async () => {
  const slip = slipWithBills(2500);
  renderInApp(slip.house, <SlipPanel />);
  const remove = await betButton('Remove Bills +3.5');
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  try {
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(remove).toHaveProperty('disabled', true));
    expect(await betButton('Place Bet')).toHaveProperty('disabled', true);
    expect(screen.getByText('You are offline. Your betslip is kept.')).toBeTruthy();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
    if (online) Object.defineProperty(Navigator.prototype, 'onLine', online);
  }
});

test('removing takes the leg away at once; clearing everything can be undone [SLIP-032] [SLIP-033]', async () => {
  const slip = slipWithBills(2500);
  slip.offer('over', { name: 'Over 47.5' });
  slip.hold('MarketSelection:g1~over');
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.click(await betButton('Remove Over 47.5'));
  await waitFor(() => expect(screen.queryByText('Over 47.5')).toBeNull());
  await user.click(await betButton('Clear all'));
  await screen.findByText('Add a bet to start building your betslip!');
  await user.click(await betButton('Undo'));
  await screen.findByText('Bills +3.5');
});

test('another tab begins at its top, however far the one before was scrolled', async () => {
  const slip = slipWithBills();
  slip.offer('over', { name: 'Over 47.5' });
  slip.hold('MarketSelection:g1~over');
  renderInApp(slip.house, <SlipPanel />);
  const panel = await screen.findByRole('tabpanel');
  const scrolled = panel.parentElement;
  if (!scrolled) throw new Error('The panel stands nowhere.');
  scrolled.scrollTop = 120;
  await userEvent.click(screen.getByRole('tab', { name: /Parlay/ }));
  expect(scrolled.scrollTop).toBe(0);
});

test('an update older than what is shown is dropped [SLIP-038]', async () => {
  const slip = slipWithBills(2500);
  renderInApp(slip.house, <SlipPanel />);
  await betButton(/^Place Bet/);
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  const old = slip.slip();
  slip.change(BILLS, { odds: odds(2, 1) });
  await waitFor(async () => expect(await toWin()).toHaveProperty('value', '$50.00'));
  slip.house.push('betslipUpdated', old);
  slip.change(BILLS, { odds: odds(3, 1) });
  await waitFor(async () => expect(await toWin()).toHaveProperty('value', '$75.00'));
  expect(slip.version).toBeGreaterThan(Number(old.version));
});

test('a spread can be moved to another line, with the stake that was set [SLIP-012] [SLIP-036]', async () => {
  const points = (value: number) => ({ decimalPoints: value, formattedPoints: `+${value}` });
  const slip: SlipHouse = new SlipHouse({
    adjustMarketSelectionPoints: ({
      input,
    }: {
      input: { newSelectionId: string; odds: ReturnType<typeof odds> };
    }) => {
      slip.legs.splice(0, 1);
      slip.hold(input.newSelectionId, 2500);
      slip.version += 1;
      return { __typename: 'BetslipPayload', betslip: slip.slip() };
    },
  });
  slip.offer('bills', { name: 'Bills +3.5', points: points(3.5) });
  slip.offer('bills-7', { name: 'Bills +7', points: points(7), odds: odds(10, 18) });
  slip.buyPointOptions = [
    { marketSelectionId: BILLS, points: points(3.5), odds: odds(10, 11) },
    { marketSelectionId: 'MarketSelection:g1~bills-7', points: points(7), odds: odds(10, 18) },
  ];
  slip.hold(BILLS, 2500);
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await betButton('Change the line of Bills +3.5'));
  await userEvent.click(await betButton('+7 −180'));
  await screen.findByText('Bills +7');
  expect(await stake()).toHaveProperty('value', '$25.00');
  expect(slip.house.asked.at(-1)?.variables).toMatchObject({
    input: { selectionId: BILLS, odds: { numeratorLong: '10', denominatorLong: '18' } },
  });
});

test('the lines of a leg that were read before an update do not bring the older slip back', async () => {
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills +3.5', points: { decimalPoints: 3.5, formattedPoints: '+3.5' } });
  slip.hold(BILLS, 2500);
  slip.offer('over', { name: 'Over 47.5' });
  slip.hold('MarketSelection:g1~over');
  slip.offer('chiefs', { name: 'Chiefs' });
  slip.buyPointOptions = ['+3.5', '+4.5'].map((formattedPoints, index) => ({
    marketSelectionId: index === 0 ? BILLS : `${BILLS}2`,
    points: { decimalPoints: 3.5 + index, formattedPoints },
    odds: odds(10, 11),
  }));
  slip.house.hold('otherLinesQuery', async () => {
    const later = new SlipHouse();
    for (const [id, offered] of slip.selections) later.selections.set(id, offered);
    later.version = 9;
    for (const id of slip.selections.keys()) later.hold(id);
    slip.house.push('betslipUpdated', later.slip());
    await screen.findByText('Chiefs');
  });
  renderInApp(slip.house, <SlipPanel />);
  await userEvent.click(await betButton('Change the line of Bills +3.5'));
  await betButton('+4.5 −110');
  expect(screen.getByText('Chiefs')).toBeTruthy();
});

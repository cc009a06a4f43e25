import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SlipPanel } from './slip-panel.tsx';
import { error, tab } from './testing/bets.ts';
import { betOfSeveral, type Group, parlayTab } from './testing/bets-of-several.ts';
import { money, odds } from './testing/fixtures.ts';
import type { Resolvers } from './testing/house.ts';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

afterEach(() => localStorage.clear());

const id = (key: string) => `MarketSelection:g1~${key}`;
const [BILLS, OVER, JETS] = [id('bills'), id('over'), id('jets')];
const openParlay = async () => userEvent.click(await screen.findByRole('tab', { name: /^Parlay/ }));
const betButton = (name: RegExp | string) => screen.findByRole('button', { name });

/** Bills and Over of one game at a joint price, and the Jets of another. */
function slipOfThree(
  over: Resolvers = {},
  group: Partial<Group> = { odds: odds(27, 10) },
  jets = 'OPEN',
): SlipHouse {
  const slip = new SlipHouse();
  for (const [key, name, status] of [
    ['bills', 'Bills +3.5', 'OPEN'],
    ['over', 'Over 47.5', 'OPEN'],
    ['jets', 'Jets', jets],
  ] as const) {
    slip.offer(key, { name, status });
    slip.hold(id(key));
  }
  const bet = betOfSeveral(
    slip,
    {
      id: 'parlay',
      type: 'PARLAY_PLUS',
      price: odds(6, 1),
      cents: 1000,
      groups: [
        { eventId: 'g1', eventName: 'Bills at Chiefs', ids: [BILLS, OVER], ...group },
        { eventId: 'g2', eventName: 'Jets at Dolphins', ids: [JETS] },
      ],
    },
    over,
  );
  slip.parlay = parlayTab(bet);
  return slip;
}

test('the tabs are Straight, Parlay and Teaser with how many bets each makes, moved through by arrows [SLIP-003]', async () => {
  renderInApp(slipOfThree().house, <SlipPanel />);
  const straight = await screen.findByRole('tab', { name: /^Straight/ });
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
    'Straight3',
    'Parlay1',
    'Teaser',
  ]);
  expect(straight.getAttribute('aria-selected')).toBe('true');
  straight.focus();
  await userEvent.keyboard('{ArrowRight}');
  const parlay = screen.getByRole('tab', { name: /^Parlay/ });
  expect(parlay.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(parlay);
  expect(straight.tabIndex).toBe(-1);
});

test('the chosen tab is kept over a reload [SLIP-019]', async () => {
  const slip = slipOfThree();
  const first = renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  first.unmount();
  renderInApp(slip.house, <SlipPanel />);
  expect((await screen.findByRole('tab', { name: /^Parlay/ })).getAttribute('aria-selected')).toBe('true');
});

test('legs of one game stand in one box with the one price they have together, each removable [SLIP-003] [SLIP-012] [SLIP-013]', async () => {
  const slip = slipOfThree();
  renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  expect(await screen.findByRole('heading', { name: '3-leg Parlay+' })).toBeTruthy();
  expect(screen.getByText('+600')).toBeTruthy();
  const game = screen.getByRole('region', { name: 'Bills at Chiefs' });
  expect(within(game).getByText(/\+270/)).toBeTruthy();
  expect(within(game).queryByText('−110')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Jets at Dolphins' })).getByText('−110')).toBeTruthy();
  await userEvent.click(await betButton('Remove Over 47.5'));
  await waitFor(() => expect(slip.legs.map((leg) => leg.id)).toEqual([BILLS, JETS]));
});

test('a Parlay+ is placed with the total that was shown, and its receipt names every leg [BET-001] [BET-013] [BET-014]', async () => {
  const slip = slipOfThree();
  renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  expect(await screen.findByLabelText('To win')).toHaveProperty('value', '$60.00');
  await userEvent.click(await betButton(/^Place Bet/));
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('3-leg Parlay+')).toBeTruthy();
  expect(within(receipt).getByText('$10.00 to win $60.00')).toBeTruthy();
  for (const name of ['Bills +3.5', 'Over 47.5', 'Jets'])
    expect(within(receipt).getByText(name)).toBeTruthy();
  // The legs of one game have their price together, the other its own.
  const game = within(receipt).getByText('Bills at Chiefs', { selector: 'b' }).closest('li');
  expect(game?.textContent).toMatch(/^Bills at Chiefs\+600.*Bills \+3\.5.*Over 47\.5/);
  expect(game?.textContent).not.toContain('−110');
  // The other hangs beside the game, as one more part of the bet, and not among its legs.
  const other = within(receipt).getByText('Jets').closest('li');
  expect(other?.parentElement).toBe(game?.parentElement);
  expect(game?.className).toBe(other?.className);
  expect(other?.textContent).toContain('−110');
  // It is read where the bet was placed; the next bet begins at Straight.
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(selected()).toMatch(/^Parlay/);
  await userEvent.click(within(receipt).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(selected()).toMatch(/^Straight/));
  const sent = slip.house.asked.find(({ name }) => name === 'placeBetsMutation')?.variables;
  expect(sent).toMatchObject({
    input: {
      bets: [
        {
          type: 'PARLAY_PLUS',
          draftBetId: 'DraftBet:parlay',
          betAmountLong: '1000',
          totalOdds: { numeratorLong: '6', denominatorLong: '1' },
        },
      ],
    },
  });
});

test('typing the stake of a parlay moves its winnings at once [SLIP-005] [SLIP-022]', async () => {
  renderInApp(slipOfThree().house, <SlipPanel />);
  await openParlay();
  const user = userEvent.setup();
  await user.clear(await screen.findByLabelText('Stake'));
  await user.type(await screen.findByLabelText('Stake'), '12.5');
  expect(screen.getByLabelText('To win')).toHaveProperty('value', '$75.00');
});

test('a worse joint price is shown old and new, and one press accepts it for the game and bets [SLIP-017] [SLIP-034] [BET-011]', async () => {
  const slip = slipOfThree(
    { errors: [error('GROUP_ODDS_CHANGED', 'ODDS_CHANGED', 41, 'The odds changed.')] },
    { odds: odds(5, 2), acceptedOdds: odds(27, 10) },
  );
  renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  await screen.findByText('Odds changed on 1 leg');
  const press = await betButton(/^Accept Changes & Bet/);
  await waitFor(() => expect(press.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(press);
  await screen.findByRole('region', { name: 'Receipt' });
  const accepted = slip.house.asked.find(({ name }) => name === 'acceptChangesMutation')?.variables;
  expect(accepted).toMatchObject({
    input: {
      sameGameParlayLegs: [
        { eventId: 'StandardEvent:g1', odds: { numeratorLong: '5', denominatorLong: '2' } },
      ],
    },
  });
});

test('legs that contradict each other say so and lead to straight bets', async () => {
  const message = 'These cannot be combined: Bills +3.5 and Over 47.5. Place them as straight bets.';
  const slip = slipOfThree({
    type: 'INVALID',
    totalOdds: null,
    betToWinRatio: '0',
    winAmount: null,
    errors: [error('SAME_GAME_CONFLICT', 'GENERIC', 25, message)],
  });
  renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  // Once, above its legs; the button, which a long parlay leaves alone in sight, points to it.
  expect(await screen.findAllByText(message)).toHaveLength(1);
  screen.getByText('The note above says what is wrong with this bet.');
  const button = await betButton('Place Bet');
  expect(button).toHaveProperty('disabled', true);
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(message);
  await userEvent.click(await betButton('Place as Straight'));
  expect(screen.getByRole('tab', { name: /^Straight/ }).getAttribute('aria-selected')).toBe('true');
});

test('legs of one game that are still being priced together say so instead of an error, and wait for the price', async () => {
  const slip = slipOfThree({
    type: 'INVALID',
    isPricing: true,
    totalOdds: null,
    betToWinRatio: '0',
    winAmount: null,
  });
  renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  expect((await screen.findByText('Pricing your legs together…')).getAttribute('role')).toBe('status');
  expect(screen.getByText(/^3-leg Parlay\+$/)).toBeTruthy();
  expect(await betButton('Place Bet')).toHaveProperty('disabled', true);
  slip.parlay = slipOfThree().parlay;
  slip.tell();
  await waitFor(async () => expect(await betButton(/^Place Bet/)).toHaveProperty('disabled', false));
  expect(screen.queryByText('Pricing your legs together…')).toBeNull();
});

test("one selection makes no parlay: 'Add another bet to make this a parlay!' [SLIP-006]", async () => {
  const slip = new SlipHouse();
  slip.offer('bills');
  slip.hold(BILLS);
  renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  expect(await screen.findByText('Add another bet to make this a parlay!')).toBeTruthy();
  expect(document.querySelector('[data-bet-button]')).toBeNull();
});

test('the round robin drawer has every size with its parlays, and its stake is for each of them [SLIP-003]', async () => {
  const slip = slipOfThree({ betAmount: null, winAmount: null });
  const groups = [{ eventId: 'g1', eventName: 'Bills at Chiefs', ids: [BILLS, OVER, JETS] }];
  const bet = betOfSeveral(
    slip,
    { id: 'roundRobin~2', type: 'ROUND_ROBIN', price: odds(8, 1), groups },
    { numberOfCombinations: 3, roundRobinSize: 2, totalOdds: null },
  );
  slip.roundRobin = tab('RoundRobinBetslip', { draftBets: [bet] });
  renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await userEvent.click(await betButton(/^Round robin/));
  // It stands below the legs, where the foot of the slip would cover what opens.
  expect(scrolled).toHaveBeenCalledOnce();
  const size = await screen.findByRole('region', { name: 'Round robin by 2s' });
  expect(within(size).getByText('3 parlays of 2 legs')).toBeTruthy();
  await userEvent.type(within(size).getByLabelText('Stake each'), '5');
  expect(within(size).getByText('$15.00')).toBeTruthy();
  await userEvent.click(await betButton(/^Place Bet.*\$15\.00$/));
  await screen.findByRole('region', { name: 'Receipt' });
  const sent = slip.house.asked.find(({ name }) => name === 'placeBetsMutation')?.variables;
  expect(sent).toMatchObject({
    input: { bets: [{ type: 'ROUND_ROBIN', roundRobinSize: 2, betAmountLong: '500' }] },
  });
});

test('while a leg has no odds the round robin keeps its place and says why, and comes back with the odds', async () => {
  const slip = new SlipHouse();
  for (const key of ['bills', 'over']) slip.offer(key);
  slip.offer('jets', { status: 'CLOSED', odds: null });
  for (const held of [BILLS, OVER, JETS]) slip.hold(held);
  renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  await userEvent.click(await betButton(/^Round robin/));
  const why = /^A round robin needs odds for every leg\./;
  await screen.findByText(why);
  slip.offer('jets');
  const groups = [{ eventId: 'g1', eventName: 'Bills at Chiefs', ids: [BILLS, OVER, JETS] }];
  const bet = betOfSeveral(
    slip,
    { id: 'roundRobin~2', type: 'ROUND_ROBIN', price: odds(8, 1), groups },
    { numberOfCombinations: 3, roundRobinSize: 2, totalOdds: null },
  );
  slip.roundRobin = tab('RoundRobinBetslip', { draftBets: [bet] });
  slip.tell();
  await screen.findByRole('region', { name: 'Round robin by 2s' });
  expect(screen.queryByText(why)).toBeNull();
});

test('a parlay of which a leg is suspended cannot be placed, and the leg says why [SLIP-016] [BET-010]', async () => {
  const slip = slipOfThree({}, undefined, 'CLOSED');
  slip.parlay = { ...slip.parlay, totalBetAmount: money(1000) };
  renderInApp(slip.house, <SlipPanel />);
  await openParlay();
  await within(await screen.findByRole('region', { name: 'Jets at Dolphins' })).findByText('Suspended');
  expect(await betButton('Place Bet')).toHaveProperty('disabled', true);
});

test('odds to be accepted are listed only of legs that bets are taken on: one that is suspended says so itself', async () => {
  const slip = new SlipHouse();
  for (const key of ['bills', 'over']) {
    slip.offer(key, { name: key });
    slip.hold(id(key), 1000);
  }
  slip.change(BILLS, { odds: odds(1, 2) });
  slip.change(OVER, { odds: odds(1, 2), status: 'CLOSED' });
  renderInApp(slip.house, <SlipPanel />);
  const told = (await screen.findByText('Odds changed on 1 leg')).parentElement;
  if (!told) throw new Error('expected the banner');
  expect(within(told).getByText('bills')).toBeTruthy();
  expect(within(told).queryByText('over')).toBeNull();
});

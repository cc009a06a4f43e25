import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SlipPanel } from './slip-panel.tsx';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

function slipWithBills(cents: number): SlipHouse {
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold('MarketSelection:g1~bills', cents);
  return slip;
}

afterEach(() => sessionStorage.clear());

const betButton = (name: RegExp | string) => screen.findByRole('button', { name });

test('a lost answer is asked for again under the same key, and the bet stands once', async () => {
  const slip = slipWithBills(2500);
  renderInApp(slip.house, <SlipPanel />);
  const place = await betButton(/^Place Bet/);
  slip.house.lost = 'after';
  await userEvent.click(place);
  await betButton('Try Again');
  expect(slip.placed.size).toBe(1);
  slip.house.lost = undefined;
  await screen.findByRole('region', { name: 'Receipt' }, { timeout: 8_000 });
  expect(slip.placed.size).toBe(1);
  const sent = slip.house.asked.filter(({ name }) => name === 'placeBetsMutation');
  expect(new Set(sent.map(({ variables }) => JSON.stringify(variables))).size).toBe(1);
  expect(sent.length).toBeGreaterThan(1);
});

test('an attempt that nobody answered is asked for again when the connection to the server is back', async () => {
  const slip = slipWithBills(2500);
  const { resume } = renderInApp(slip.house, <SlipPanel />);
  const place = await betButton(/^Place Bet/);
  const online = vi.spyOn(navigator, 'onLine', 'get');
  slip.house.lost = 'after';
  online.mockReturnValue(false);
  await userEvent.click(place);
  await betButton('Try Again');
  expect(slip.placed.size).toBe(1);
  slip.house.lost = undefined;
  online.mockRestore();
  act(resume);
  await screen.findByRole('region', { name: 'Receipt' });
  expect(slip.placed.size).toBe(1);
});

test('a tab reloaded while the answer was out asks for the same attempt again', async () => {
  const slip = slipWithBills(2500);
  const first = renderInApp(slip.house, <SlipPanel />);
  const place = await betButton(/^Place Bet/);
  slip.house.lost = 'after';
  await userEvent.click(place);
  await betButton('Try Again');
  first.unmount();
  slip.house.lost = undefined;
  renderInApp(slip.house, <SlipPanel />);
  await screen.findByRole('region', { name: 'Receipt' }, { timeout: 8_000 });
  expect(slip.placed.size).toBe(1);
});

test('when asking again shows that the bet was not placed the screen says so, with the reason', async () => {
  const slip = slipWithBills(2500);
  const { resume } = renderInApp(slip.house, <SlipPanel />);
  const place = await betButton(/^Place Bet/);
  const online = vi.spyOn(navigator, 'onLine', 'get');
  slip.refusePlace = {
    ...{ __typename: 'InvalidInputError', code: 'INVALID_INPUT', fieldErrors: [] },
    message: 'This market is suspended.',
  };
  slip.house.lost = 'after';
  online.mockReturnValue(false);
  await userEvent.click(place);
  await betButton('Try Again');
  slip.house.lost = undefined;
  online.mockRestore();
  act(resume);
  const toast = await screen.findByText('Your bet was not placed.');
  expect(toast.parentElement?.textContent).toContain('This market is suspended.');
  expect(slip.placed.size).toBe(0);
});

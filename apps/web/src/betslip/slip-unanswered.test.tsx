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

/** The browser goes offline while the bet is on its way, and its answer is lost: nothing asks again by itself. */
function losesConnection({ house }: SlipHouse): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  house.lost = 'after';
  house.hold('placeBetsMutation', async () => {
    if (house.lost) online.mockReturnValue(false);
  });
  return () => {
    house.lost = undefined;
    online.mockRestore();
  };
}

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
  const backOnline = losesConnection(slip);
  await userEvent.click(place);
  await betButton('Try Again');
  expect(slip.placed.size).toBe(1);
  backOnline();
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
  slip.refusePlace = {
    ...{ __typename: 'InvalidInputError', code: 'INVALID_INPUT', fieldErrors: [] },
    message: 'This market is suspended.',
  };
  const backOnline = losesConnection(slip);
  await userEvent.click(place);
  await betButton('Try Again');
  backOnline();
  act(resume);
  const toast = await screen.findByText('Your bet was not placed.');
  expect(toast.parentElement?.textContent).toContain('This market is suspended.');
  expect(slip.placed.size).toBe(0);
});

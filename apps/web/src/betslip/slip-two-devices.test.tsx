import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SlipPanel } from './slip-panel.tsx';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

const BILLS = 'MarketSelection:g1~bills';

const stake = () => screen.findByLabelText('Stake');
const betButton = (name: RegExp | string) => screen.findByRole('button', { name });

/** A slip with $4 typed and saved, the field still being edited. */
async function slipWithFour() {
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold(BILLS);
  renderInApp(slip.house, <SlipPanel />);
  const user = userEvent.setup();
  await user.type(await stake(), '4');
  await waitFor(() => expect(slip.legs[0]?.cents).toBe(400), { timeout: 5_000 });
  await betButton(/^Place Bet\s*\$4\.00/);
  await waitFor(() => expect(slip.house.isFollowed('betslipUpdated')).toBe(true));
  const onOther = (cents: number) => {
    const [leg] = slip.legs;
    if (leg) leg.cents = cents;
    slip.tell();
  };
  return { slip, user, onOther };
}

test('a stake changed on another device is what field and button say at once, and what a press places', async () => {
  const { slip, user, onOther } = await slipWithFour();
  onOther(600);
  const press = await betButton(/^Place Bet\s*\$6\.00/);
  expect(document.activeElement).toBe(await stake());
  expect(await stake()).toHaveProperty('value', '$6.00');
  await user.click(press);
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText(/^\$6\.00 to win/)).toBeTruthy();
  expect(slip.house.asked.find(({ name }) => name === 'placeBetsMutation')?.variables).toMatchObject({
    input: { bets: [{ betAmountLong: '600' }] },
  });
});

test('the amount typed before can be typed again over that of another device', async () => {
  const { slip, user, onOther } = await slipWithFour();
  onOther(600);
  await betButton(/^Place Bet\s*\$6\.00/);
  const field = await stake();
  await user.tripleClick(field);
  await user.keyboard('4');
  expect(field).toHaveProperty('value', '$4');
  await waitFor(() => expect(slip.legs[0]?.cents).toBe(400), { timeout: 5_000 });
});

test('what is typed on stays over what another device sets meanwhile, and is what is placed', async () => {
  const { user, onOther } = await slipWithFour();
  await user.type(await stake(), '5');
  onOther(600);
  await user.click(await betButton(/^Place Bet\s*\$45\.00/));
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText(/^\$45\.00 to win/)).toBeTruthy();
});

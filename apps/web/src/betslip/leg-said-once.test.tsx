import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SlipPanel } from './slip-panel.tsx';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

test('a leg that is called by its question says it once, on the slip and on the receipt', async () => {
  const slip = new SlipHouse();
  slip.marketName = 'Bell Double-Double';
  slip.offer('bell', { name: 'No · Bell Double-Double' });
  slip.hold('MarketSelection:g1~bell', 2500);
  renderInApp(slip.house, <SlipPanel />);
  const group = await screen.findByRole('region', { name: 'Bills at Chiefs' });
  expect(within(group).getAllByText(/Bell Double-Double/, { ignore: '.sr, .sr *' })).toHaveLength(1);
  expect(within(group).getByRole('button', { name: 'Remove No · Bell Double-Double' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Place Bet/ }));
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('No · Bell Double-Double')).toBeTruthy();
  expect(within(receipt).getByText('Bills at Chiefs')).toBeTruthy();
});

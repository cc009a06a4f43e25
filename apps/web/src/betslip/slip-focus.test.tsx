import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SlipPanel } from './slip-panel.tsx';
import { renderInApp } from './testing/render-in-app.tsx';
import { SlipHouse } from './testing/slip-house.ts';

/** As Chromium does, and jsdom does not: a button loses the focus at the moment it is disabled. */
function losesFocusOnceDisabled(button: HTMLElement) {
  const setAttribute = button.setAttribute.bind(button);
  button.setAttribute = (name, value) => {
    if (name === 'disabled') button.blur();
    setAttribute(name, value);
  };
}

test('whoever placed by keyboard goes on in the receipt, though the button loses the focus as it closes', async () => {
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold('MarketSelection:g1~bills', 2500);
  renderInApp(slip.house, <SlipPanel />);
  const place = await screen.findByRole('button', { name: /^Place Bet/ });
  losesFocusOnceDisabled(place);
  place.focus();
  await userEvent.keyboard('{Enter}');
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  await waitFor(() => expect(document.activeElement).toBe(receipt));
});

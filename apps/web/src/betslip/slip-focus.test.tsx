import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

test('whoever stands on the button stays on it while a price is off, and it takes no press until it is back', async () => {
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold('MarketSelection:g1~bills', 2500);
  renderInApp(slip.house, <SlipPanel />);
  const place = await screen.findByRole('button', { name: /^Place Bet/ });
  losesFocusOnceDisabled(place);
  place.focus();
  slip.change('MarketSelection:g1~bills', { status: 'CLOSED' });
  await waitFor(() => expect(place.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(place);
  await userEvent.keyboard('{Enter}');
  slip.change('MarketSelection:g1~bills', { status: 'OPEN' });
  await waitFor(() => expect(place.getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'Receipt' });
});

test('whoever is in another window while a price goes off still stands on the button, until they leave it', async () => {
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills +3.5' });
  slip.hold('MarketSelection:g1~bills', 2500);
  renderInApp(slip.house, <SlipPanel />);
  const place = await screen.findByRole('button', { name: /^Place Bet/ });
  losesFocusOnceDisabled(place);
  place.focus();
  // The window loses the focus, and the page keeps its own.
  fireEvent.focusOut(place);
  slip.change('MarketSelection:g1~bills', { status: 'CLOSED' });
  await waitFor(() => expect(place.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(place);
  act(() => place.blur());
  expect(place.hasAttribute('disabled')).toBe(true);
});

test('nobody comes to the button by keyboard while it takes no press', async () => {
  const slip = new SlipHouse();
  slip.offer('bills', { name: 'Bills +3.5', status: 'CLOSED' });
  slip.hold('MarketSelection:g1~bills', 2500);
  renderInApp(slip.house, <SlipPanel />);
  const place = await screen.findByRole('button', { name: /^Place Bet/ });
  place.focus();
  expect(document.activeElement).not.toBe(place);
});

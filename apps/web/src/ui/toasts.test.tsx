import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from './toaster.tsx';
import { showErrorToast, showGenericErrorToast, showToast, TOAST_SECONDS } from './toasts.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('a toast has an id of its own; one with an id on screen is not shown twice [START-026]', () => {
  const first = showToast({ id: 'offer', type: 'info', title: 'One' });
  expect(first).toBe('offer');
  expect(showToast({ id: 'offer', type: 'info', title: 'Two' })).toBeUndefined();
  expect(showToast({ type: 'info', title: 'Three' })).toMatch(/^toast-/);
  expect(showToast({ type: 'info', title: 'Three' })).toBeUndefined();
});

test('a toast goes after its seconds, a persistent one stays [START-026] [START-028]', async () => {
  render(<Toaster />);
  act(() => {
    showToast({ type: 'success', title: 'Short' });
    showToast({ type: 'success', title: 'Stays', secondsUntilRemoved: TOAST_SECONDS.persistent });
  });
  await pass(4.9);
  expect(screen.queryByText('Short')).toBeTruthy();
  await pass(0.2);
  expect(screen.queryByText('Short')).toBeNull();
  await pass(3600);
  expect(screen.queryByText('Stays')).toBeTruthy();
});

test('each kind of toast has the seconds of the specification [START-028] [START-029]', () => {
  expect(TOAST_SECONDS).toEqual({
    standard: 5,
    strongAuth: 10,
    featuredBet: 3,
    externalSelection: 1.1,
    error: 10,
    persistent: -1,
  });
});

test('the error toasts say what the specification says, for ten seconds [START-030] [START-031]', async () => {
  render(<Toaster />);
  act(() => {
    showErrorToast('No odds.');
    showGenericErrorToast();
  });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('An error has occurred');
  expect(alert.textContent).toContain('No odds. Please try again later.');
  expect(alert.textContent).toContain(
    'Oops, we encountered an error. Please hang on and try again later while we sort things out.',
  );
  await pass(9.8);
  expect(alert.textContent).not.toBe('');
  await pass(0.4);
  expect(alert.textContent).toBe('');
});

test('a dismissible toast can be sent away', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<Toaster />);
  act(() => {
    showToast({ type: 'info', title: 'Copied to clipboard' });
  });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Copied to clipboard')).toBeNull();
});

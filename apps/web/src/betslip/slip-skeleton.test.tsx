import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SlipSkeleton } from './slip-skeleton.tsx';

afterEach(() => vi.restoreAllMocks());

test('a slip on its way says so without a connection, and that it opens when there is one', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<SlipSkeleton onClose={undefined} />);
  expect(screen.getByRole('status').textContent).toBe(
    'You are offline. Your betslip is kept, and opens when the connection is back.',
  );
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('Loading your betslip');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { announce } from './announcer.ts';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';
import { Toaster } from './toaster.tsx';
import { showToast } from './toasts.ts';

function Opened() {
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet open={isOpen} side="bottom" label="Sheet" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setAsks(true)}>
          Ask
        </button>
        <Dialog open={asks} title="Sure?" onClose={() => setAsks(false)} actions={null} />
      </Sheet>
      <Toaster />
    </>
  );
}

const sheet = () => screen.getByRole('dialog', { name: 'Sheet' });

test('toasts stand in the modal that is in front, where they can be pressed, and go back when it closes', async () => {
  const user = userEvent.setup();
  render(<Opened />);
  act(() => void showToast({ type: 'info', title: 'Betslip cleared', secondsUntilRemoved: -1 }));
  await user.click(screen.getByText('Open'));
  expect(sheet().contains(screen.getByText('Betslip cleared'))).toBe(true);
  await user.click(screen.getByText('Ask'));
  const dialog = screen.getByRole('dialog', { name: 'Sure?' });
  expect(dialog.contains(screen.getByText('Betslip cleared'))).toBe(true);
  act(() => void dialog.dispatchEvent(new Event('cancel')));
  expect(sheet().contains(screen.getByText('Betslip cleared'))).toBe(true);
  act(() => void sheet().dispatchEvent(new Event('cancel')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Betslip cleared')).toBeTruthy();
});

test('what is announced while a modal is open is said in it', async () => {
  const user = userEvent.setup();
  render(<Opened />);
  await user.click(screen.getByText('Open'));
  announce('Bet placed.', 'assertive');
  await vi.waitFor(() => expect(sheet().textContent).toContain('Bet placed.'));
});

test('a dialog has the focus itself when it opens, not what stands first in it', () => {
  render(
    <Dialog open title="Play responsibly" onClose={() => {}} actions={<button type="button">Yes</button>}>
      <a href="tel:18004262537">1-800-GAMBLER</a>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Play responsibly' }));
});

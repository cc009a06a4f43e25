import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster } from '../ui/toaster.tsx';
import { clearToasts } from '../ui/toasts.ts';
import { tellUnforeseen } from './unforeseen.ts';

afterEach(() => act(clearToasts));

function rejected(reason: unknown) {
  const page = new EventTarget();
  tellUnforeseen(Object.assign(page, window));
  render(<Toaster />);
  act(() => {
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });
  return screen.getByRole('alert').textContent;
}

test('a failure that nobody took care of is told, with the words of the specification [START-030]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(rejected(new Error('boom'))).toContain('Oops, we encountered an error.');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('what was given up on purpose is no failure', () => {
  expect(rejected(new DOMException('gone', 'AbortError'))).toBe('');
});

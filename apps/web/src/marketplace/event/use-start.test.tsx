import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overdueText } from './event-state.ts';
import { useNowOfStart } from './use-start.ts';

const START = '2026-11-22T18:00:00.000Z';

function Start() {
  return <p>{overdueText(START, useNowOfStart(START)) ?? 'To come'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(START) - 60_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what stands for the start of a game turns by itself when it is to begin, and when it is late', () => {
  render(<Start />);
  const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  passes(59_000);
  expect(screen.getByText('To come')).toBeTruthy();
  passes(1_100);
  expect(screen.getByText('Starting')).toBeTruthy();
  passes(5 * 60_000);
  expect(screen.getByText('Late start')).toBeTruthy();
});

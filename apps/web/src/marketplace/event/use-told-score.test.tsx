import { act, render } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useToldScore } from './use-told-score.ts';

interface Told {
  eventId?: string;
  score: string;
  stretch?: string;
}

function Score({ eventId = 'nba-1', score, stretch = 'Q1' }: Told) {
  useToldScore(eventId, score, stretch);
  return null;
}

// One clock for all of them, for what is told politely goes by when it was told last.
beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** What is told by now; the region speaks a frame after it is written to. */
function told(): string {
  passes(20);
  return document.querySelector('.sr[aria-live="polite"]')?.textContent ?? '';
}

/** A page open since the given score. */
function opened(first: Told) {
  // What a test before this one told is long past.
  passes(60_000);
  const { rerender, unmount } = render(<Score {...first} />);
  return { shows: (next: Told) => rerender(<Score {...next} />), unmount };
}

test('a game in which somebody scores every few seconds is told every twenty, and ends with the newest score', () => {
  const { shows } = opened({ score: 'Bulls 0, Heat 0' });
  shows({ score: 'Bulls 2, Heat 0' });
  expect(told()).toBe('Bulls 2, Heat 0');
  passes(6_000);
  shows({ score: 'Bulls 2, Heat 3' });
  passes(6_000);
  shows({ score: 'Bulls 4, Heat 3' });
  passes(6_000);
  expect(told()).toBe('Bulls 2, Heat 0');
  passes(2_000);
  expect(told()).toBe('Bulls 4, Heat 3');
  passes(30_000);
  shows({ score: 'Bulls 6, Heat 3' });
  expect(told()).toBe('Bulls 6, Heat 3');
});

test('the end of a quarter tells at once what was still to be told, and says nothing again', () => {
  const { shows } = opened({ score: 'Bulls 20, Heat 18' });
  shows({ score: 'Bulls 22, Heat 18' });
  passes(6_000);
  shows({ score: 'Bulls 22, Heat 20' });
  expect(told()).toBe('Bulls 22, Heat 18');
  shows({ score: 'Bulls 22, Heat 20', stretch: 'End Q1' });
  expect(told()).toBe('Bulls 22, Heat 20');
  const region = document.querySelector('.sr[aria-live="polite"]');
  if (region) region.textContent = 'Something else';
  shows({ score: 'Bulls 22, Heat 20', stretch: 'Q2' });
  passes(30_000);
  expect(told()).toBe('Something else');
});

test('what waits is not told of another page, nor once the page is left', () => {
  const { shows, unmount } = opened({ score: 'Bulls 0, Heat 0' });
  shows({ score: 'Bulls 2, Heat 0' });
  expect(told()).toBe('Bulls 2, Heat 0');
  shows({ score: 'Bulls 2, Heat 2' });
  shows({ eventId: 'nba-2', score: 'Jazz 9, Suns 7' });
  passes(30_000);
  expect(told()).toBe('Bulls 2, Heat 0');
  shows({ eventId: 'nba-2', score: 'Jazz 11, Suns 7' });
  expect(told()).toBe('Jazz 11, Suns 7');
  shows({ eventId: 'nba-2', score: 'Jazz 13, Suns 7' });
  unmount();
  passes(30_000);
  expect(told()).toBe('Jazz 11, Suns 7');
});

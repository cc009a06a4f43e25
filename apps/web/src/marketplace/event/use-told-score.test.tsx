import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as announcer from '../../ui/announcer.ts';
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

// The announcer itself lets time pass between two texts, and files that share it have other clocks: here it says nothing.
const announce = vi.fn<typeof announcer.announce>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(announcer, 'announce').mockImplementation(announce);
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(announcer.announce).mockRestore();
  announce.mockReset();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** All that was told by now, the newest last. */
const told = () => announce.mock.calls.map(([text]) => text);

/** A page open since the given score. */
function opened(first: Told) {
  const { rerender, unmount } = render(<Score {...first} />);
  return { shows: (next: Told) => rerender(<Score {...next} />), unmount };
}

test('a game in which somebody scores every few seconds is told every twenty, and ends with the newest score', () => {
  const { shows } = opened({ score: 'Bulls 0, Heat 0' });
  shows({ score: 'Bulls 2, Heat 0' });
  expect(told()).toEqual(['Bulls 2, Heat 0']);
  passes(6_000);
  shows({ score: 'Bulls 2, Heat 3' });
  passes(6_000);
  shows({ score: 'Bulls 4, Heat 3' });
  passes(7_999);
  expect(told()).toEqual(['Bulls 2, Heat 0']);
  passes(1);
  expect(told()).toEqual(['Bulls 2, Heat 0', 'Bulls 4, Heat 3']);
  passes(30_000);
  shows({ score: 'Bulls 6, Heat 3' });
  expect(told()).toEqual(['Bulls 2, Heat 0', 'Bulls 4, Heat 3', 'Bulls 6, Heat 3']);
});

test('the end of a quarter tells at once what was still to be told, and says nothing again', () => {
  const { shows } = opened({ score: 'Bulls 20, Heat 18' });
  shows({ score: 'Bulls 22, Heat 18' });
  passes(6_000);
  shows({ score: 'Bulls 22, Heat 20' });
  expect(told()).toEqual(['Bulls 22, Heat 18']);
  shows({ score: 'Bulls 22, Heat 20', stretch: 'End Q1' });
  expect(told()).toEqual(['Bulls 22, Heat 18', 'Bulls 22, Heat 20']);
  shows({ score: 'Bulls 22, Heat 20', stretch: 'Q2' });
  passes(30_000);
  expect(told()).toEqual(['Bulls 22, Heat 18', 'Bulls 22, Heat 20']);
});

test('what waits is not told of another page, nor once the page is left', () => {
  const { shows, unmount } = opened({ score: 'Bulls 0, Heat 0' });
  shows({ score: 'Bulls 2, Heat 0' });
  expect(told()).toEqual(['Bulls 2, Heat 0']);
  shows({ score: 'Bulls 2, Heat 2' });
  shows({ eventId: 'nba-2', score: 'Jazz 9, Suns 7' });
  passes(30_000);
  expect(told()).toEqual(['Bulls 2, Heat 0']);
  shows({ eventId: 'nba-2', score: 'Jazz 11, Suns 7' });
  expect(told()).toEqual(['Bulls 2, Heat 0', 'Jazz 11, Suns 7']);
  shows({ eventId: 'nba-2', score: 'Jazz 13, Suns 7' });
  unmount();
  passes(30_000);
  expect(told()).toEqual(['Bulls 2, Heat 0', 'Jazz 11, Suns 7']);
});

import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as announcer from '../../ui/announcer.ts';
import { type ToldScorer, useToldScore } from './use-told-score.ts';

interface Told {
  eventId?: string;
  score: string;
  stretch?: string;
  scorer?: ToldScorer;
}

function Score({ eventId = 'nba-1', score, stretch = 'Q1', scorer }: Told) {
  useToldScore(eventId, score, stretch, scorer);
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

test('who scored is said once, before the score, though he is told a moment after it; nobody is when a score is taken back', () => {
  const vance = { text: 'Bills: K. Vance, Touchdown', count: 1 };
  const kicked = { text: 'Bills: K. Vance, Touchdown, kick good', count: 1 };
  const { shows } = opened({ score: 'Bills 0, Chiefs 0', scorer: { text: '', count: 0 } });
  shows({ score: 'Bills 6, Chiefs 0', scorer: { text: '', count: 0 } });
  passes(100);
  shows({ score: 'Bills 6, Chiefs 0', scorer: vance });
  passes(1_000);
  expect(told()).toEqual(['Bills: K. Vance, Touchdown. Bills 6, Chiefs 0']);
  passes(30_000);
  shows({ score: 'Bills 7, Chiefs 0', scorer: kicked });
  passes(1_000);
  expect(told().slice(1)).toEqual(['Bills 7, Chiefs 0']);
  passes(30_000);
  shows({ score: 'Bills 7, Chiefs 3', scorer: { text: 'Chiefs: J. Ord, Field goal', count: 2 } });
  passes(1_000);
  shows({ score: 'Bills 7, Chiefs 0', scorer: kicked });
  passes(30_000);
  expect(told().slice(2)).toEqual(['Chiefs: J. Ord, Field goal. Bills 7, Chiefs 3', 'Bills 7, Chiefs 0']);
});

test('a page that is opened with goals names nobody of them', () => {
  const scorer = { text: 'Rayo: T. Belmonte, Goal', count: 1 };
  const { shows } = opened({ score: 'Rayo 1, Levante 0', scorer });
  shows({
    eventId: 'la-liga-2',
    score: 'Elche 1, Betis 0',
    scorer: { text: 'Elche: A. Quiroga, Goal', count: 1 },
  });
  shows({ eventId: 'la-liga-2', score: 'Elche 0, Betis 0', scorer: { text: '', count: 0 } });
  passes(1_000);
  expect(told()).toEqual(['Elche 0, Betis 0']);
});

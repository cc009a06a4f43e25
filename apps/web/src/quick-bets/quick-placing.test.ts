import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestError } from '../app/network/request-error.ts';
import { clearToasts, useToasts } from '../ui/toasts.ts';
import type { PlaceQuickBetAnswer, QuickBetToPlace } from './place-quick-bet.ts';
import { QuickPlacing } from './quick-placing.ts';

const bet: QuickBetToPlace = {
  amountSourceType: 'CASH',
  betAmount: '5.00',
  draftBetId: 'DraftBet:quick',
  draftLegs: [],
  idempotencyKey: 'slip~quick',
  patronSetAmountType: 'BET',
  type: 'STRAIGHT',
};
const amount = { formattedAmount: '$5.00' };
const placed: PlaceQuickBetAnswer = {
  __typename: 'PlaceQuickBetPayload',
  placedBet: { id: 'Bet:1', rawId: '1', betAmount: amount, winAmount: amount, legs: [] },
  errors: [],
  patronBalanceAfter: {
    globalBalance: amount,
    playableBalance: { ...amount, amountLong: '500' },
    withdrawableBalance: amount,
    bonusBalance: { ...amount, amountLong: '500' },
    restrictedBalance: { ...amount, amountLong: '500' },
  },
};

/** What the server does with each try: an answer, or an error to fail with. */
function setUp(...tries: readonly (PlaceQuickBetAnswer | Error)[]) {
  vi.useFakeTimers();
  const sent: string[] = [];
  const kept: { bet: QuickBetToPlace | undefined } = { bet: undefined };
  const placing = new QuickPlacing({
    send: async ({ idempotencyKey }) => {
      const answer = tries[sent.length];
      sent.push(idempotencyKey);
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('one try too many');
      return answer;
    },
    onPlaced: () => {},
    onRefused: () => {},
    attempt: {
      read: () => kept.bet,
      write: (value) => {
        kept.bet = value;
      },
    },
  });
  return { placing, sent, kept, stop: placing.start() };
}

const lost = new RequestError('network', 'The server could not be reached.');
const loggedOut = new RequestError('unauthenticated', 'Log in again.');

const suspended = {
  ...{ code: 'MARKET_SUSPENDED', priority: 34, disableAwardsDisplay: false },
  displayType: 'SELECTION_DISABLED',
  message: 'This market is suspended.',
} as const;
const shownToasts = () => renderHook(() => useToasts()).result.current;

afterEach(() => {
  vi.useRealTimers();
  clearToasts();
});

test('a quick bet that was not answered is asked for again by itself, under the same key [QUICK-020]', async () => {
  const { placing, sent, kept, stop } = setUp(lost, lost, lost, placed);
  placing.place(bet);
  await vi.runAllTimersAsync();
  expect(sent).toEqual(Array(4).fill('slip~quick'));
  expect(placing.store.get().kind).toBe('placed');
  expect(kept.bet).toBeUndefined();
  stop();
});

test('after three tries by itself it waits for the person, or for the connection to be back [QUICK-020]', async () => {
  const { placing, sent, stop } = setUp(lost, lost, lost, lost, placed);
  placing.place(bet);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(4);
  expect(placing.store.get().kind).toBe('unanswered');
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(placing.store.get().kind).toBe('placed');
  stop();
});

test('who is logged out before asking again is told nothing of the first time: the bet stays unanswered and kept', async () => {
  const { placing, kept, stop } = setUp(lost, loggedOut, loggedOut, loggedOut);
  placing.place(bet);
  await vi.runAllTimersAsync();
  expect(placing.store.get()).toMatchObject({ kind: 'unanswered', bet });
  expect(kept.bet).toEqual(bet);
  stop();
});

test('who was logged out when it was first sent is refused: nothing was placed', async () => {
  const { placing, kept, stop } = setUp(loggedOut);
  placing.place(bet);
  await vi.runAllTimersAsync();
  expect(placing.store.get()).toMatchObject({ kind: 'idle', failure: 'Log in again.' });
  expect(kept.bet).toBeUndefined();
  stop();
});

test('what fails beside a bet that is on its way does not make it one that was not placed [QUICK-020]', async () => {
  const { placing, sent, stop } = setUp(lost, lost, placed);
  placing.place(bet);
  placing.fail('Your location could not be verified.');
  expect(placing.store.get()).toEqual({ kind: 'placing', bet, tries: 1 });
  placing.edited();
  await vi.advanceTimersByTimeAsync(500);
  placing.fail('Your location could not be verified.');
  expect(placing.store.get()).toEqual({ kind: 'unanswered', bet, tries: 2 });
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(3);
  expect(placing.store.get().kind).toBe('placed');
  stop();
});

test('who leaves is asked for nothing any more', async () => {
  const { placing, sent, stop } = setUp(lost, placed);
  placing.place(bet);
  stop();
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
});

test('a quick bet refused when it is asked for again is said to be not placed, on the screen', async () => {
  const refused = { ...placed, placedBet: null, errors: [suspended] };
  const { placing, stop } = setUp(lost, refused);
  placing.place(bet);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(placing.store.get().kind).toBe('idle');
  const body = suspended.message;
  expect(shownToasts()).toEqual([expect.objectContaining({ title: 'Your bet was not placed.', body })]);
  stop();
});

test('a quick bet refused the first time is told where it stands alone', async () => {
  const { placing, stop } = setUp({ ...placed, placedBet: null, errors: [suspended] });
  placing.place(bet);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shownToasts()).toEqual([]);
  stop();
});

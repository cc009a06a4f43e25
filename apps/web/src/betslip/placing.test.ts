import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../app/network/request-error.ts';
import { AmountEdits } from './amount-edits.ts';
import type { PlaceBetsAnswer } from './place-bets.ts';
import { Placing } from './placing.ts';
import { error } from './testing/bets.ts';
import { trackPlacement } from './track-placement.ts';
import { readUnsettled, withKeys } from './unsettled.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const bet = {
  draftBetId: 'd',
  idempotencyKey: 'slip~1',
  type: 'STRAIGHT',
  amountSourceType: 'CASH',
  betAmountLong: '2500',
  legs: [],
} as const;
const lost = new RequestError('network', 'The server could not be reached.');
const notLetIn = new RequestError('unauthenticated', 'The token was not accepted.');
const tooOften = new RequestError('refused', 'Too many requests.', [
  { message: 'Too many requests.', extensions: { code: 'RATE_LIMITED' } },
]);

/** Answers each request with the next of these failures; the last one stays. */
function failing(...failures: RequestError[]) {
  const send = vi.fn(
    (): Promise<PlaceBetsAnswer> => Promise.reject(failures.length > 1 ? failures.shift() : failures[0]),
  );
  return { send, placing: new Placing(send, 'u') };
}

test('an attempt that got no answer stays open when it is asked again by somebody who is logged out: nobody knows whether it stands', async () => {
  const { placing, send } = failing(lost, notLetIn);
  const stop = placing.start();
  placing.place([bet]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(placing.store.get().kind).toBe('unanswered');
  expect(readUnsettled('u').attempt?.bets).toHaveLength(1);
  stop();
});

test('an attempt that got no answer stays open when it is asked again too often: nobody looked whether it stands', async () => {
  const { placing } = failing(lost, tooOften);
  const stop = placing.start();
  placing.place([bet]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(placing.store.get().kind).toBe('unanswered');
  stop();
});

test('an attempt refused at the door the first time was not placed, and is forgotten', async () => {
  const { placing } = failing(notLetIn);
  const stop = placing.start();
  placing.place([bet]);
  await vi.advanceTimersByTimeAsync(0);
  expect(placing.store.get()).toMatchObject({ kind: 'idle', failure: 'The token was not accepted.' });
  expect(readUnsettled('u').attempt).toBeUndefined();
  stop();
});

test('whoever has left asks no more', async () => {
  const { placing, send } = failing(lost);
  const stop = placing.start();
  placing.place([bet]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(readUnsettled('u').attempt).toBeDefined();
});

test('one slip open in two tabs sends its bet under one key: whichever comes second is told of the first', async () => {
  const [one, other] = [failing(lost), failing(lost)];
  const stops = [one.placing.start(), other.placing.start()];
  one.placing.place([bet]);
  other.placing.place([bet]);
  expect(one.send).toHaveBeenCalledExactlyOnceWith([bet]);
  expect(other.send).toHaveBeenCalledExactlyOnceWith([bet]);
  for (const stop of stops) stop();
});

test('a bet whose fate is open keeps the key it went out with, also when the slip has another by now', () => {
  const unsettled = { attempt: undefined, unconfirmed: [bet] };
  const [again, changed] = withKeys(
    [
      { ...bet, idempotencyKey: 'slip~2' },
      { ...bet, idempotencyKey: 'slip~2', betAmountLong: '100' },
    ],
    unsettled,
  );
  expect(again?.idempotencyKey).toBe('slip~1');
  expect(changed?.idempotencyKey).toBe('slip~2');
});

test('how placing goes is told to whoever measures it, errors as code and message [BET-018]', async () => {
  const told: Record<string, string>[] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  };
  window.addEventListener('fairline:track', listen);
  const amounts = new AmountEdits(async () => ({ kind: 'done' }), 400);
  amounts.chosen('d', '25.00');
  const { placing } = failing(notLetIn);
  placing.place([bet]);
  await vi.advanceTimersByTimeAsync(0);
  const suspended = error('MARKET_SUSPENDED', 'SELECTION_DISABLED', 34, 'This market is suspended.');
  trackPlacement({
    type: 'answered',
    receipts: [],
    refusals: [{ draftBetId: 'd', errors: [{ ...suspended, displayType: 'SELECTION_DISABLED' }] }],
  });
  window.removeEventListener('fairline:track', listen);
  expect(told).toEqual([
    { name: 'betslip enter amount', field: 'BET' },
    { name: 'place bet start', bets: '1' },
    { name: 'place bet incomplete', reason: 'The token was not accepted.' },
    { name: 'betslip error', error: 'refused: The token was not accepted.' },
    { name: 'place bet incomplete', bets: '1' },
    { name: 'betslip error', error: 'MARKET_SUSPENDED: This market is suspended.' },
  ]);
});

import { act, renderHook } from '@testing-library/react';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppEnvironment } from '../app/environment.ts';
import { Session } from '../app/session/session.ts';
import { writeTokens } from '../app/session/tokens.ts';
import { json } from '../app/testing/answers.ts';
import { clearToasts, useToasts } from '../ui/toasts.ts';
import { AmountEdits } from './amount-edits.ts';
import { Placing } from './placing.ts';
import { SlipClient } from './slip-client.ts';
import { slipData, slipQuery, slipSubscription } from './slip-data.ts';

/** Operations the server was sent and by whom. */
let sent: string[];
let answerFirst: () => void;

beforeEach(() => {
  sent = [];
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: RequestInit) => {
    sent.push(`${JSON.parse(String(body)).operationName} ${new Headers(headers).get('authorization')}`);
    await first;
    return json({ errors: [{ message: 'No' }] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function logIn(userId: string): void {
  writeTokens({
    accessTokenRefreshAt: new Date(Date.now() + 800_000).toISOString(),
    bearerToken: `of-${userId}`,
    limitedAccessToken: null,
    refreshToken: 'r',
    userId,
  });
}

const bet = {
  draftBetId: 'd',
  idempotencyKey: 'slip~1',
  type: 'STRAIGHT',
  amountSourceType: 'CASH',
  betAmountLong: '2500',
  legs: [],
} as const;

test('bets and amounts that waited behind a slow answer are not sent as who logged in meanwhile', async () => {
  logIn('dana');
  const session = new Session();
  session.start();
  session.settle(true);
  const startup = { first: async () => {}, again: async () => {} };
  const { environment } = createAppEnvironment(session, startup, 'dana');
  const client = new SlipClient(environment);
  const amounts = new AmountEdits((...amount) => client.setAmount(...amount), 400);
  const placing = new Placing((bets) => client.place(bets), 'dana');
  amounts.chosen('d', '25.00');
  placing.place([bet]);
  amounts.typed('d', 'BET', '26');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  logIn('eve');
  answerFirst();
  amounts.stop();
  await vi.waitFor(() => expect(placing.store.get()).toMatchObject({ kind: 'idle' }));
  await client.setAmount('d', 'BET', '27');
  expect(sent).toEqual(['setAmountMutation Bearer of-dana']);
  expect(placing.store.get()).toMatchObject({ failure: 'You are not logged in any more.' });
});

test('a slip is asked for and followed once what asks for it is there, however often that did not come', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked: string[] = [];
  const network = Network.create(
    ({ name }) => {
      asked.push(name);
      return new Promise(() => {});
    },
    ({ name }) => {
      asked.push(name);
      return Observable.create(() => {});
    },
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  let isOffline = true;
  const documents = async () => {
    if (isOffline) throw new Error('offline');
    return { slipData, slipQuery, slipSubscription };
  };
  const stop = new SlipClient(environment, documents).start();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(asked).toEqual([]);
  isOffline = false;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(asked).toEqual(['slipDataSubscription', 'slipDataQuery']);
  stop();
});

/** A slip of which what changes it comes at the given try. */
function changedFrom(comesAt: number) {
  const sentOff: string[] = [];
  const network = Network.create(({ name }) => {
    sentOff.push(name);
    return new Promise(() => {});
  });
  const load = vi.fn(async () => {
    if (load.mock.calls.length < comesAt) throw new TypeError('Failed to fetch dynamically imported module');
    return import('./slip-changes.ts');
  });
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const client = new SlipClient(environment, undefined, load);
  return { client, load, sentOff };
}

const tapped = { selectionId: 'MarketSelection:g1~bills', numeratorLong: '10', denominatorLong: '11' };

test('a tap is kept while what sends it does not come, and sent when it has', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { client, sentOff } = changedFrom(3);
  void client.add(tapped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.selections.has(tapped.selectionId)).toBe(true);
  expect(sentOff).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(sentOff).toEqual(['addSelectionMutation']));
});

test('a tap that cannot be sent is taken back after some seconds, and a reload is offered; offline at once', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const shown = renderHook(() => useToasts());
  const never = changedFrom(Number.POSITIVE_INFINITY);
  const outcome = never.client.add(tapped);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await outcome).toEqual({ kind: 'lost' });
  expect(never.client.selections.has(tapped.selectionId)).toBe(false);
  expect(shown.result.current).toMatchObject([{ cta: { label: 'Reload' } }]);
  act(clearToasts);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = changedFrom(Number.POSITIVE_INFINITY);
  expect(await offline.client.add(tapped)).toEqual({ kind: 'lost' });
  expect(offline.load).toHaveBeenCalledOnce();
  expect(shown.result.current).toEqual([]);
});

test('a slip that cannot be asked for is given up: a reload is offered, not another try every few seconds', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const shown = renderHook(() => useToasts());
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  });
  const documents = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const stop = new SlipClient(environment, documents).start();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  const { length } = documents.mock.calls;
  expect(shown.result.current).toMatchObject([{ cta: { label: 'Reload' } }]);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(documents).toHaveBeenCalledTimes(length);
  stop();
  act(clearToasts);
});

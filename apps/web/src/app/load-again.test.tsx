import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { Toaster } from '../ui/toaster.tsx';
import { clearToasts } from '../ui/toasts.ts';
import { lazyAgain, loadAgain, unlessOffline } from './load-again.ts';

let warn: MockInstance;

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Code that comes at the given try; never, unless it is said. */
function wanted(comesAt = Number.POSITIVE_INFINITY) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < comesAt) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
  const onLoaded = vi.fn();
  render(<Toaster />);
  return { load, onLoaded, end: loadAgain({ area: 'app', what: 'It', load, onLoaded }) };
}

const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const reload = () => screen.queryByRole('button', { name: 'Reload' });

test('what did not come is asked for again, ever later, until it has come', async () => {
  const { load, onLoaded } = wanted(4);
  await passMs(6_999);
  expect(load).toHaveBeenCalledTimes(3);
  expect(onLoaded).not.toHaveBeenCalled();
  await passMs(1);
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('code');
  await passMs(600_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(reload()).toBeNull();
});

test('what never comes is given up, each try reported, and a reload is offered until it is put away', async () => {
  const { load, onLoaded } = wanted();
  await passMs(600_000);
  expect(load).toHaveBeenCalledTimes(7);
  expect(warn).toHaveBeenCalledTimes(7);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(reload()).not.toBeNull();
});

test('what was given up is asked for anew when the connection comes back, and the offer to reload goes once it has come', async () => {
  const { load, onLoaded } = wanted(9);
  await passMs(600_000);
  expect(load).toHaveBeenCalledTimes(7);
  expect(reload()).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  await passMs(999);
  expect(load).toHaveBeenCalledTimes(8);
  await passMs(1);
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('code');
  expect(reload()).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  await passMs(600_000);
  expect(load).toHaveBeenCalledTimes(9);
});

test('what was given up is not asked for once it is over', async () => {
  const { load, end } = wanted();
  await passMs(600_000);
  end();
  act(() => void window.dispatchEvent(new Event('online')));
  await passMs(600_000);
  expect(load).toHaveBeenCalledTimes(7);
});

test('tries without a connection do not count: it is asked for until there is one, every half minute', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load } = wanted();
  await passMs(600_000);
  const before = load.mock.calls.length;
  await passMs(30_000);
  expect(load).toHaveBeenCalledTimes(before + 1);
  expect(reload()).toBeNull();
  online.mockReturnValue(true);
  await passMs(600_000);
  expect(load).toHaveBeenCalledTimes(before + 8);
  expect(reload()).not.toBeNull();
});

test('nothing is asked for, loaded or said once it is over', async () => {
  const { load, onLoaded, end } = wanted(2);
  end();
  await passMs(600_000);
  expect(load).toHaveBeenCalledOnce();
  expect(onLoaded).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test('a connection that comes back is not waited for', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, onLoaded } = wanted(7);
  await passMs(45_000);
  expect(load).toHaveBeenCalledTimes(6);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await passMs(0);
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('code');
  act(() => void window.dispatchEvent(new Event('online')));
  await passMs(600_000);
  expect(load).toHaveBeenCalledTimes(7);
});

test('nothing is imported without a connection, for a browser may remember that it failed; what has come is there', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => 'code');
  const guarded = unlessOffline(load);
  await expect(guarded()).rejects.toThrow('There is no connection.');
  expect(load).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  expect(await guarded()).toBe('code');
  online.mockReturnValue(false);
  expect(await guarded()).toBe('code');
});

test('a component whose code is wanted without a connection is fetched when there is one, keeps its place until then, and breaks nothing', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => ({ name }: { name: string }) => <p>{name}</p>);
  const Later = lazyAgain({ area: 'app', what: 'It', load });
  render(
    <Suspense fallback="On its way">
      <Later name="Betslip" />
    </Suspense>,
  );
  await passMs(60_000);
  expect(screen.getByText('On its way')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await passMs(0);
  expect(screen.getByText('Betslip')).toBeTruthy();
});

test('a component whose code did not come is asked for again', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 2) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Betslip</p>;
  });
  const Later = lazyAgain({ area: 'app', what: 'It', load });
  render(
    <Suspense fallback="On its way">
      <Later />
    </Suspense>,
  );
  await passMs(1_000);
  expect(screen.getByText('Betslip')).toBeTruthy();
});

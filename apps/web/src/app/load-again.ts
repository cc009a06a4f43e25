import { type ComponentType, lazy } from 'react';
import { dismissToast, showToast, TOAST_SECONDS } from '../ui/toasts.ts';
import { retryDelay } from './network/retry-delay.ts';
import { report } from './report.ts';

/** Code that did not come is asked for again after `first`, then after twice as long each time, at most `longest`. */
const AGAIN_MS = { first: 1_000, longest: 30_000 };

/** They take about a minute. */
const MOST_TRIES = 7;

interface LaterCode<Code> {
  readonly area: string;
  /** For the report: 'The code that follows a page'. */
  readonly what: string;
  readonly load: () => Promise<Code>;
}

export interface Wanted<Code> extends LaterCode<Code> {
  readonly onLoaded: (code: Code) => void;
}

/**
 * Loads code that comes after the first picture. Answers what ends it. Some browsers remember a failed import until
 * the page is reloaded, and a deployment can remove the file: so after some tries while online it stops and offers to reload the
 * page. A connection that comes back is not waited for any longer, and one that comes back after that lets it begin anew: it may
 * have been lost without the browser's knowing.
 */
export function loadAgain<Code>({ area, what, load, onLoaded }: Wanted<Code>): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let offer: string | undefined;
  let askNow = () => {};
  const onBack = () => askNow();
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', onBack);
  };
  const ask = async (tries: number, waitMs: number) => {
    const again = (error: unknown) => {
      if (isOver) return;
      report(area, `${what} did not come`, error);
      const tried = navigator.onLine ? tries + 1 : tries;
      const askNext = (next: number, nextWaitMs: number) => {
        askNow = () => {
          clearTimeout(timer);
          askNow = () => {};
          void ask(next, nextWaitMs);
        };
      };
      if (tried === MOST_TRIES) {
        offer = offerReload() ?? offer;
        askNext(0, AGAIN_MS.first);
        return;
      }
      askNext(tried, Math.min(2 * waitMs, AGAIN_MS.longest));
      timer = setTimeout(askNow, waitMs);
    };
    const came = await load().then((code) => ({ code }), again);
    if (!came || isOver) return;
    end();
    if (offer !== undefined) dismissToast(offer);
    onLoaded(came.code);
  };
  window.addEventListener('online', onBack);
  void ask(0, AGAIN_MS.first);
  return end;
}

/** Imports nothing without a connection, unless it has come before: a browser may remember until the page is reloaded that it failed. */
export function unlessOffline<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let hasCome = false;
  return async () => {
    if (!hasCome && !navigator.onLine) throw new Error('There is no connection.');
    const code = await load();
    hasCome = true;
    return code;
  };
}

/**
 * A component whose code comes after the first picture. Whoever asks for it without a connection waits until there is one: React's
 * `lazy` alone would fail for good, and take what it stands in with it.
 */
export function lazyAgain<Props extends object>({ load, ...said }: LaterCode<ComponentType<Props>>) {
  return lazy(async () => {
    const component = await new Promise<ComponentType<Props>>((resolve) => {
      loadAgain({ ...said, load: unlessOffline(load), onLoaded: resolve });
    });
    return { default: component };
  });
}

/**
 * Loads code that a press needs. The screen shows the press as done already, so the code is asked for only a few times, within
 * seconds, and only once while offline. After that it rejects; while online it also offers to reload the page, as loadAgain does.
 */
export async function loadSoon<Code>({ area, what, load }: LaterCode<Code>): Promise<Code> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      report(area, `${what} did not come`, error);
      const delayMs = retryDelay(tries);
      if (!navigator.onLine || delayMs === undefined) {
        if (navigator.onLine) offerReload();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}

/** Answers the offer's id, unless it is there already. */
function offerReload(): string | undefined {
  return showToast({
    id: 'reload',
    type: 'danger',
    title: 'This page is not up to date',
    body: 'Part of it could not be loaded. Odds and your betslip may have changed since.',
    cta: { label: 'Reload', onPress: () => location.reload() },
    secondsUntilRemoved: TOAST_SECONDS.persistent,
  });
}

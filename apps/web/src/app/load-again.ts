import { showToast, TOAST_SECONDS } from '../ui/toasts.ts';
import { retryDelay } from './network/retry-delay.ts';
import { report } from './report.ts';

/** What did not come is asked for again after this, then after twice as long each time. */
const AGAIN_MS = { first: 1_000, longest: 30_000 };

/** About a minute of them. */
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
 * Loads code that comes after the first picture; answers what ends it. Some browsers keep a failed import failed until the
 * page is loaded anew, and a deployment can take the file away: after some tries while online that is what is offered.
 */
export function loadAgain<Code>({ area, what, load, onLoaded }: Wanted<Code>): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (tries: number, waitMs: number) => {
    const again = (error: unknown) => {
      if (isOver) return;
      report(area, `${what} did not come`, error);
      const tried = navigator.onLine ? tries + 1 : tries;
      if (tried === MOST_TRIES) offerReload();
      else timer = setTimeout(() => void ask(tried, Math.min(2 * waitMs, AGAIN_MS.longest)), waitMs);
    };
    const came = await load().then((code) => ({ code }), again);
    if (came && !isOver) onLoaded(came.code);
  };
  void ask(0, AGAIN_MS.first);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * Loads code that something pressed waits for, what was pressed being shown as done: some tries within seconds, one alone while
 * offline. Gives up as loadAgain does, and rejects.
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

function offerReload(): void {
  showToast({
    id: 'reload',
    type: 'danger',
    title: 'This page is not up to date',
    body: 'Part of it could not be loaded. Odds and your betslip may have changed since.',
    cta: { label: 'Reload', onPress: () => location.reload() },
    secondsUntilRemoved: TOAST_SECONDS.persistent,
  });
}

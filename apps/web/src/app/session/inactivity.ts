import type { StartupPayload, StartupState } from '../startup/startup.ts';
import { readStored, writeStored } from '../storage.ts';
import type { Session } from './session.ts';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'visibilitychange'] as const;
/** How often the clock is looked at: a timer of an hour would not survive the computer's sleep. */
const CHECK_MS = 15_000;
/** Where the tabs of a browser tell each other of the last sign, and how often. */
const KEY = 'last-sign';
const TELL_MS = 5_000;

type Limits = Pick<StartupPayload['applicationMetadata'], 'inactivityThresholdMinutes'>;

/** What is looked at of what the server said when the app started. */
interface Started {
  readonly state:
    | Exclude<StartupState, { kind: 'done' }>
    | { readonly kind: 'done'; readonly payload: { readonly applicationMetadata: Limits } };
}

interface Timing {
  readonly now?: () => number;
  readonly checkMs?: number;
}

/** Logs out who has done nothing, in any tab, for as long as the server allows. Answers what stops it. */
export function followInactivity(
  session: Session,
  startup: Started,
  { now = Date.now, checkMs = CHECK_MS }: Timing = {},
): () => void {
  let lastSign = now();
  let told = Number.NEGATIVE_INFINITY;
  const onSign = () => {
    lastSign = now();
    if (lastSign - told < TELL_MS) return;
    told = lastSign;
    writeStored(KEY, String(lastSign));
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, capture: true });
  const timer = setInterval(() => {
    if (session.isLoggedIn !== true || startup.state.kind !== 'done') {
      lastSign = now();
      return;
    }
    const { inactivityThresholdMinutes } = startup.state.payload.applicationMetadata;
    const idleFor = now() - Math.max(lastSign, Number(readStored(KEY)));
    if (inactivityThresholdMinutes > 0 && idleFor >= inactivityThresholdMinutes * 60_000) {
      void session.logout('inactivity');
    }
  }, checkMs);
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS) document.removeEventListener(sign, onSign, { capture: true });
  };
}

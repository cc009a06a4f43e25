import { useSyncExternalStore } from 'react';
import { Store } from '../app/store.ts';
import type { SlipOutcome } from './slip-outcome.ts';

/** Whether the slip went along with who logged in (PROMOTED) or out (DEMOTED). */
export type BetslipTransfer = 'NOT_TRANSFERRED' | 'LOADING' | 'PROMOTED' | 'DEMOTED';

/** How long a login or a logout waits for the slip. What the server does later still reaches the slip by its update. */
const PATIENCE_MS = 4_000;

/** Outlives the visitor's and the patron's own part of the app: it is about the way from one to the other. */
const transfer = new Store<BetslipTransfer>('NOT_TRANSFERRED');

/** @internal For tests: the app follows it by the hook. */
export const betslipTransfer = transfer.get;

export function useBetslipTransfer(): BetslipTransfer {
  return useSyncExternalStore(transfer.subscribe, transfer.get);
}

/** Takes the slip along. Never rejects, and answers in bounded time: nobody is kept in or out by their slip. */
export async function transferBetslip(
  to: 'PROMOTED' | 'DEMOTED',
  send: () => Promise<SlipOutcome>,
): Promise<SlipOutcome> {
  transfer.set('LOADING');
  const outcome = await within(PATIENCE_MS, send());
  transfer.set(outcome.kind === 'done' ? to : 'NOT_TRANSFERRED');
  return outcome;
}

/** There was nothing to take along. */
export function nothingToTransfer(): void {
  transfer.set('NOT_TRANSFERRED');
}

function within(milliseconds: number, sent: Promise<SlipOutcome>): Promise<SlipOutcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ kind: 'lost' }), milliseconds);
    sent.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Where a deposit stands between the patron's wish and the books. Each step is remembered before the next one
 * begins, and each can be repeated, so that a deposit can go on after a crash at any point.
 */
export const DEPOSIT_STATES = ['requested', 'pending', 'authorised', 'captured', 'posted', 'failed'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** What a patron is told. */
export type DepositStatus = 'PENDING' | 'SUCCESSFUL' | 'FAILED';

/** Which state may follow which; docs/states/deposit.md explains the table. */
const NEXT: Readonly<Record<DepositState, readonly DepositState[]>> = {
  requested: ['pending', 'authorised', 'failed'],
  pending: ['authorised', 'failed'],
  authorised: ['captured', 'failed'],
  captured: ['posted'],
  posted: [],
  failed: [],
};

export function mayBecome(from: DepositState, to: DepositState): boolean {
  return NEXT[from].includes(to);
}

/** @internal For its test. */
export function isOver(state: DepositState): boolean {
  return NEXT[state].length === 0;
}

/** A captured deposit is still pending for the patron: it can be played with once it is posted. */
export function statusOf(state: DepositState): DepositStatus {
  if (state === 'posted') return 'SUCCESSFUL';
  return state === 'failed' ? 'FAILED' : 'PENDING';
}

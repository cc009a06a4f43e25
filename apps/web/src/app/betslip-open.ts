import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the betslip where it is a drawer or a sheet; where it is a column it is always there. */
export function setBetslipOpen(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

export function useBetslipOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}

import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Says that a modal stands over everything that was open before. Answers what to call when it is gone. */
export function nowOpen(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
}

/**
 * The modal in front of everything. The rest of the page is inert then: it can neither be pressed nor heard, so toasts and
 * announcements belong into it.
 */
export function topModal(): HTMLElement | undefined {
  return open.at(-1);
}

export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, topModal);
}

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

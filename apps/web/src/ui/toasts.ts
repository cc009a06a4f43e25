import { useSyncExternalStore } from 'react';

export type ToastType = 'success' | 'danger' | 'info';

export interface Toast {
  /** A toast with the id of one on screen is not shown a second time. */
  id: string;
  type: ToastType;
  title: string;
  body?: string | undefined;
  cta?: { label: string; onPress: () => void } | undefined;
  /** -1 stays until dismissed. */
  secondsUntilRemoved: number;
  dismissible: boolean;
}

/** Seconds a toast stays, by what it is about (specification, section 9). */
export const TOAST_SECONDS = {
  standard: 5,
  strongAuth: 10,
  featuredBet: 3,
  externalSelection: 1.1,
  error: 10,
  persistent: -1,
} as const;

type NewToast = Pick<Toast, 'type' | 'title'> & Partial<Toast>;

let toasts: readonly Toast[] = [];
let made = 0;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/**
 * Shows a toast and answers its id, or undefined when one with that id is already there. Without an id of its own a
 * toast that says the same as one on screen counts as that one.
 */
export function showToast(toast: NewToast): string | undefined {
  const same = toasts.some((shown) => isSame(shown, toast));
  if (same) return undefined;
  made += 1;
  const full: Toast = {
    id: `toast-${made}`,
    secondsUntilRemoved: TOAST_SECONDS.standard,
    dismissible: true,
    ...toast,
  };
  toasts = [...toasts, full];
  if (full.secondsUntilRemoved >= 0) {
    timers.set(
      full.id,
      setTimeout(() => dismissToast(full.id), full.secondsUntilRemoved * 1000),
    );
  }
  tell();
  return full.id;
}

export function dismissToast(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  toasts = toasts.filter((toast) => toast.id !== id);
  tell();
}

/** @internal For tests. */
export function clearToasts(): void {
  for (const { id } of toasts) dismissToast(id);
}

/** 'An error has occurred', with the specification's words and its 10 seconds. */
export function showErrorToast(message?: string): void {
  const body = 'Please try again later.';
  showToast({
    type: 'danger',
    title: 'An error has occurred',
    body: message === undefined ? body : `${message} ${body}`,
    secondsUntilRemoved: TOAST_SECONDS.error,
  });
}

/** The toast for a failure nobody foresaw. */
export function showGenericErrorToast(): void {
  showToast({
    type: 'danger',
    title: 'Oops, we encountered an error. Please hang on and try again later while we sort things out.',
    secondsUntilRemoved: TOAST_SECONDS.error,
  });
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, current);
}

function isSame(shown: Toast, toast: NewToast): boolean {
  if (toast.id !== undefined) return shown.id === toast.id;
  return shown.type === toast.type && shown.title === toast.title && shown.body === toast.body;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): readonly Toast[] {
  return toasts;
}

function tell(): void {
  for (const listener of listeners) listener();
}

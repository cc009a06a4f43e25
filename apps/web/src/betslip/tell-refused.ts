import { showToast, TOAST_SECONDS } from '../ui/toasts.ts';

/**
 * Says on the screen that a bet was not placed of which nobody knew for a while: by then its slip may look as if nothing had
 * been asked for. The reason it names may be over already.
 */
export function tellRefused(reason: string | undefined): void {
  if (reason === undefined) return;
  showToast({
    type: 'danger',
    title: 'Your bet was not placed.',
    body: reason,
    secondsUntilRemoved: TOAST_SECONDS.error,
  });
}

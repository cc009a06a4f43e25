import { showGenericErrorToast } from '../ui/toasts.ts';
import { report } from './report.ts';

/** Says that something went wrong where nothing else does: what somebody just did may not have happened. */
export function tellUnforeseen(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', ({ reason }) => {
    // What was given up on purpose is no failure.
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    report('app', 'A failure that nobody took care of', reason);
    showGenericErrorToast();
  });
}

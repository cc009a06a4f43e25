import { topModal } from './top-modal.ts';

/** Polite announcements come at most this often, so that moving odds do not talk over everything else. */
const POLITE_EVERY_MS = 5000;

let lastPolite = Number.NEGATIVE_INFINITY;
let waiting: { text: string; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Speaks to screen readers. Polite texts wait their turn and only the latest is kept; assertive ones (the result of
 * placing a bet) are spoken at once.
 */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  if (urgency === 'assertive') {
    speak(text, urgency);
    return;
  }
  if (waiting !== undefined) clearTimeout(waiting.timer);
  const delay = Math.max(0, lastPolite + POLITE_EVERY_MS - performance.now());
  const timer = setTimeout(() => {
    waiting = undefined;
    lastPolite = performance.now();
    speak(text, urgency);
  }, delay);
  waiting = { text, timer };
}

function speak(text: string, urgency: 'polite' | 'assertive'): void {
  const region = liveRegion(urgency);
  region.textContent = '';
  // A region speaks when its text changes; the same sentence twice needs the empty moment between.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}

function liveRegion(urgency: 'polite' | 'assertive'): HTMLElement {
  const place = topModal() ?? document.body;
  const there = [...place.children].find((child) => child.matches(`.sr[aria-live="${urgency}"]`));
  if (there instanceof HTMLElement) return there;
  const region = document.createElement('div');
  region.className = 'sr';
  region.setAttribute('aria-live', urgency);
  place.append(region);
  return region;
}

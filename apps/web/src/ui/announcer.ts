import { topModal } from './top-modal.ts';

/** Polite announcements come at most this often, so that moving odds do not talk over everything else. */
const POLITE_EVERY_MS = 5000;

let lastPolite = Number.NEGATIVE_INFINITY;
/** By what they are about. */
const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Speaks to screen readers. Polite texts wait their turn, and of those about the same only the latest is kept; assertive ones (the
 * result of placing a bet) are spoken at once.
 */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite', about = ''): void {
  if (urgency === 'assertive') {
    speak(text, urgency);
    return;
  }
  waiting.delete(about);
  waiting.set(about, text);
  clearTimeout(timer);
  timer = setTimeout(speakWaiting, Math.max(0, lastPolite + POLITE_EVERY_MS - performance.now()));
}

function speakWaiting(): void {
  lastPolite = performance.now();
  const text = [...waiting.values()].join('. ').replaceAll('.. ', '. ');
  waiting.clear();
  speak(text, 'polite');
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

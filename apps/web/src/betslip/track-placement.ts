import { track } from '../app/track.ts';
import type { PlacementEvent } from './placement.ts';
import type { SlipError } from './slip-errors.ts';

/** Tells whoever measures the app's use how placing goes: start, complete or incomplete, and each error as 'code: message'. */
export function trackPlacement(event: PlacementEvent): void {
  switch (event.type) {
    case 'sent':
      track('place bet start', { bets: String(event.attempt.bets.length) });
      break;
    case 'answered': {
      const { receipts, refusals } = event;
      if (receipts.length > 0) track('place bet complete', { bets: String(receipts.length) });
      if (refusals.length > 0) track('place bet incomplete', { bets: String(refusals.length) });
      for (const { errors } of refusals) for (const error of errors) trackError(error);
      break;
    }
    case 'refused':
    case 'failed':
      track('place bet incomplete', { reason: event.message });
      trackError({ code: event.type, message: event.message });
      break;
    case 'lost':
      track('place bet incomplete', { reason: 'no answer' });
      break;
    default:
      break;
  }
}

function trackError({ code, message }: Pick<SlipError, 'code' | 'message'>): void {
  track('betslip error', { error: `${code}: ${message}` });
}

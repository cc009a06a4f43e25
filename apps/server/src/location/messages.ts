import type { LocationRefusal, LocationStanding } from './location.ts';
import { VERIFY_LOCATION } from './provider.ts';

export interface LocationMessage {
  readonly code: LocationRefusal | 'LOCATION_UNKNOWN';
  /** For people, a sentence. */
  readonly message: string;
}

const MESSAGES: Readonly<Record<LocationMessage['code'], string>> = {
  OUT_OF_BOUNDARY:
    "Looks like you're outside of an operating area – You can still browse markets and deposit funds, but you must be physically located in an operating area to wager",
  RATE_LIMITED: 'Your location was checked too often. Wait a moment and check it again.',
  SERVER_ERROR: 'Your location could not be checked. Please try again.',
  USER_IN_DIFFERENT_VALID_REGION: 'You are in another region. Log in there to bet.',
  LOCATION_UNKNOWN: VERIFY_LOCATION,
};

/** What a patron reads who was not authorised. */
export function locationMessage(
  standing: Exclude<LocationStanding, { kind: 'authorised' }>,
): LocationMessage {
  const code = standing.kind === 'refused' ? standing.code : 'LOCATION_UNKNOWN';
  return { code, message: MESSAGES[code] };
}

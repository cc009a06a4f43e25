export type LogoutReason =
  | 'manual'
  | 'cool-off'
  | 'daily-time-limit'
  | 'inactivity'
  | 'location-change'
  | 'technical-issue'
  | 'refresh-token-failed'
  | 'self-exclusion'
  | 'unauthorised'
  | 'maintenance'
  | 'different-valid-region'
  | 'geo-verification';

const GENERIC = 'You have been logged out. Please login again to continue.';
const LOCATION = 'Your Location was Changed';

/** What the login page says about why. Undefined: nothing needs saying. */
const MESSAGES: Readonly<Record<LogoutReason, string | undefined>> = {
  manual: undefined,
  'cool-off': 'Cool off was successful. You have been logged out.',
  'daily-time-limit': 'We logged you out because you reached your set daily time limit. Come back tomorrow!',
  inactivity: 'You have been logged out due to inactivity. Please log in to continue.',
  'location-change': LOCATION,
  'technical-issue': 'Sorry! You have been logged out due to a technical issue on our end.',
  'refresh-token-failed': GENERIC,
  'self-exclusion': 'Self exclusion was successful. You have been logged out.',
  unauthorised: 'You must be logged in to view this page. Please login to continue.',
  maintenance: 'We are currently undergoing maintenance',
  'different-valid-region': LOCATION,
  'geo-verification': 'There was a problem in verifying your location, please try logging in again',
};

export function logoutMessage(reason: LogoutReason): string | undefined {
  return MESSAGES[reason];
}

/** After a maintenance logout the maintenance screen stays; all others lead to the login page. */
export function leadsToLogin(reason: LogoutReason): boolean {
  return reason !== 'maintenance';
}

export function isLogoutReason(value: unknown): value is LogoutReason {
  return typeof value === 'string' && Object.hasOwn(MESSAGES, value);
}

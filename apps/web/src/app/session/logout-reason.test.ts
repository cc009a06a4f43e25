import { expect, test } from 'vitest';
import { isLogoutReason, type LogoutReason, leadsToLogin, logoutMessage } from './logout-reason.ts';

test.each<[LogoutReason, string | undefined, string]>([
  ['manual', undefined, '[AUTH-036]'],
  ['cool-off', 'Cool off was successful. You have been logged out.', '[AUTH-037]'],
  ['self-exclusion', 'Self exclusion was successful. You have been logged out.', '[AUTH-037]'],
  ['inactivity', 'You have been logged out due to inactivity. Please log in to continue.', '[AUTH-038]'],
  ['refresh-token-failed', 'You have been logged out. Please login again to continue.', '[AUTH-038]'],
  ['location-change', 'Your Location was Changed', '[AUTH-039]'],
  ['different-valid-region', 'Your Location was Changed', '[AUTH-039]'],
  [
    'geo-verification',
    'There was a problem in verifying your location, please try logging in again',
    '[AUTH-039]',
  ],
  ['technical-issue', 'Sorry! You have been logged out due to a technical issue on our end.', '[AUTH-040]'],
  ['maintenance', 'We are currently undergoing maintenance', '[AUTH-040]'],
  ['unauthorised', 'You must be logged in to view this page. Please login to continue.', '[AUTH-041]'],
  [
    'daily-time-limit',
    'We logged you out because you reached your set daily time limit. Come back tomorrow!',
    '[SESS-008]',
  ],
])('%s says: %s %s [AUTH-035]', (reason, message) => {
  expect(logoutMessage(reason)).toBe(message);
});

test('every logout but that of maintenance leads to the login page [AUTH-034]', () => {
  expect(leadsToLogin('maintenance')).toBe(false);
  expect(leadsToLogin('inactivity')).toBe(true);
});

test('only a reason is read as one from navigation state', () => {
  expect(isLogoutReason('inactivity')).toBe(true);
  expect(isLogoutReason('toString')).toBe(false);
  expect(isLogoutReason(undefined)).toBe(false);
});

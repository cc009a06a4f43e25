import { timeFormat } from '../app/time-format.ts';

/** Times of the session and of the last login are shown in Eastern Time, on a 12-hour clock. */
const ZONE = 'America/New_York';

const time = timeFormat('en-US', {
  timeZone: ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const day = timeFormat('en-US', {
  timeZone: ZONE,
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
});

/** h:mm A, e.g. '8:05 PM'. */
export function clockTime(at: Date): string {
  return time().format(at).replace(/\s/g, ' ');
}

/** MM/DD/YYYY h:mm A, e.g. '10/25/2026 8:05 PM'. */
export function lastLoginTime(at: Date): string {
  return `${day().format(at)} ${clockTime(at)}`;
}

/** '42:18', from an hour on '1:02:18'. */
export function sessionDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

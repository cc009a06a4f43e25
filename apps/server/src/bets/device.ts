export type Device = 'phone' | 'tablet' | 'computer' | 'unknown';

/** What somebody bets with, as their browser says it: for the audit record only, nothing is decided by it. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/.test(userAgent)) return 'phone';
  return /Windows|Macintosh|X11|CrOS|Linux/.test(userAgent) ? 'computer' : 'unknown';
}

/** The canonical path of an address: '/' is '/home', a trailing slash counts for nothing. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? '/home' : path;
}

export type PageKind = 'home' | 'live' | 'competition' | 'event';

/** Which kind of page an address is, before anything was fetched: its skeleton is drawn from this. */
export function pageKind(path: string): PageKind {
  if (path === '/home') return 'home';
  if (path === '/live') return 'live';
  return /\/event\/[^/]+/.test(path) ? 'event' : 'competition';
}

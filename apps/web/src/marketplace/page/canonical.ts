/** The canonical path of an address: '/' is '/home', a trailing slash counts for nothing; with its filter, if it has one. */
export function canonicalPath(pathname: string, search: Readonly<Record<string, unknown>> = {}): string {
  const path = pathname.replace(/\/+$/, '') || '/home';
  const kind = pageKind(path);
  const by = kind === 'live' ? 'sport' : kind === 'competition' ? 'conference' : undefined;
  const filter = by === undefined ? undefined : search[by];
  return typeof filter === 'string' && /^[a-z0-9-]+$/.test(filter) ? `${path}?${by}=${filter}` : path;
}

export type PageKind = 'home' | 'live' | 'competition' | 'event' | 'parlay';

/** Whether a canonical path is that of a league's futures, where seasons stand and no games. */
export function isFuturesPath(path: string): boolean {
  return /\/competition\/[^/]+\/section\/futures$/.test(path);
}

/** Whether all games of a page are of one sport: those of a league, an event, and of what is live in a sport. */
export function isOfOneSport(path: string): boolean {
  const kind = pageKind(path);
  return kind === 'competition' || kind === 'event' || (kind === 'live' && path.includes('?sport='));
}

/** Which kind of page an address is, before anything was fetched: its skeleton is drawn from this. */
export function pageKind(path: string): PageKind {
  if (path === '/home') return 'home';
  if (/^\/live(\?|$)/.test(path)) return 'live';
  if (path === '/parlay-lounge') return 'parlay';
  return /\/event\/[^/]+/.test(path) ? 'event' : 'competition';
}

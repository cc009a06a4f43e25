/** The value of the query parameter 'open' that opens Quick Bets. */
const OPEN = 'quick-bets';

export function isOpen(search: object): boolean {
  return 'open' in search && search.open === OPEN;
}

/** Who sent the person here; 'internal' unless the address says. */
export function utmSource(search: object): string {
  return 'utm_source' in search && typeof search.utm_source === 'string' ? search.utm_source : 'internal';
}

/** An address of ours without one of its query parameters. @param href path, query and fragment */
export function withoutParameter(href: string, name: string): string {
  const url = new URL(href, 'https://app.example');
  url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The same address, opening Quick Bets: where a visitor comes back to after logging in. */
export function withQuickBetsOpen(path: string): string {
  return `${path}?open=${OPEN}`;
}

/** Where a database is, for a message: a password may stand before the host or among the parameters, so neither is shown. */
export function shownUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

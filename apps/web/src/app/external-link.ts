/** Opens an address outside the app in a new tab. Only https addresses are opened; answers whether it was. */
export function openExternal(url: string): boolean {
  if (!url.includes('https')) return false;
  window.open(url, '_blank', 'noopener,noreferrer');
  return true;
}

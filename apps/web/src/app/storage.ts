import { brand } from '../brands/brand.ts';

/** Where this browser keeps something for one brand: 'fairline.espnbet.tokens'. */
export function storageKey(name: string): string {
  return `${brand.storagePrefix}.${name}`;
}

/** null when nothing is kept, or when the browser keeps nothing (private windows, blocked storage). */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it when undefined. A browser that keeps nothing is no failure. */
export function writeStored(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), value);
  } catch {
    // The app works without; it only forgets on reload.
  }
}

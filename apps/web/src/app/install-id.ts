import { buildHeaders } from './build-info.ts';
import { newKey } from './new-key.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'install-id';

/** What requests about who somebody is say of the app besides its build: in which browser it stands. */
export function identityHeaders(): Record<string, string> {
  return { ...buildHeaders(), 'x-install-id': installId() };
}

/** Names this browser, without saying whose it is: made once and kept. One that keeps nothing is another at each request. */
function installId(): string {
  const kept = readStored(KEY);
  if (kept) return kept;
  const made = newKey();
  writeStored(KEY, made);
  return made;
}

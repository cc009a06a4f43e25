import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { LocationRefusal } from './provider.ts';
import { expireChecks, removeSandboxPlace, writeSandboxPlace } from './store.ts';

/** Where the sandbox is to find a patron, or how it is to fail. */
export type SandboxWord = { readonly region: string } | { readonly refusal: LocationRefusal };

/** An operator's word to the sandbox about one patron; undefined takes it back. What was authorised before ends with it. */
export async function moveSandboxPatron(
  database: Database,
  patronId: string,
  word: SandboxWord | undefined,
  by: string,
  clock: Clock,
): Promise<void> {
  const at = new Date(clock.now());
  await database.transaction(async (tx) => {
    if (!word) await removeSandboxPlace(tx, patronId);
    else {
      const place = 'region' in word ? { region: word.region, refusal: null } : { region: null, ...word };
      await writeSandboxPlace(tx, patronId, place, by, at);
    }
    await expireChecks(tx, patronId, by, at);
  });
}

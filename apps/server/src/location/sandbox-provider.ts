import type { Database } from '../platform/database/database.ts';
import { LOCATION_REFUSALS, type Located, type LocationProvider } from './provider.ts';
import { readSandboxPlace } from './store.ts';

const VALID_FOR_MS = 60 * 60_000;

/** Believes every patron at home, unless an operator said otherwise with `npm run patron -- location`. */
export function sandboxLocationProvider(database: Database): LocationProvider {
  return {
    id: 'sandbox',
    silent: true,
    locate: async ({ patronId, homeRegion }): Promise<Located> => {
      const place = await readSandboxPlace(database, patronId);
      const code = LOCATION_REFUSALS.find((each) => each === place?.refusal);
      if (code) return { kind: 'refused', code };
      return { kind: 'found', region: place?.region ?? homeRegion, validForMs: VALID_FOR_MS };
    },
  };
}

import * as v from 'valibot';
import { readStored, writeStored } from '../storage.ts';

const KEY = 'place';

const place = v.object({
  /** ISO 3166-2, e.g. US-NJ. */
  region: v.string(),
  /** ISO 3166-1, e.g. US. */
  country: v.string(),
});

export type Place = v.InferOutput<typeof place>;

/** Where this browser was when it was last asked. */
export function readPlace(): Place | undefined {
  try {
    const read = v.safeParse(place, JSON.parse(readStored(KEY) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

export function writePlace(here: Place): void {
  writeStored(KEY, JSON.stringify(here));
}

import { readStored, writeStored } from '../../app/storage.ts';

const KEY = 'cash-out-tolerance';

/** How much less a patron takes once a price is not held any more, in hundredths of a percent. */
export const TOLERANCES = [
  { value: '0', label: 'Nothing less' },
  { value: '100', label: '1% less' },
  { value: '500', label: '5% less' },
  { value: '1000', label: '10% less' },
] as const;

export type Tolerance = (typeof TOLERANCES)[number]['value'];

/** What this browser chose last; at first nothing less. */
export function readTolerance(): Tolerance {
  const kept = readStored(KEY);
  return TOLERANCES.find(({ value }) => value === kept)?.value ?? '0';
}

export function writeTolerance(value: Tolerance): void {
  writeStored(KEY, value);
}

/** Anything the server numbers as it changes. */
export interface Numbered {
  readonly id: string;
  readonly sequence: number;
}

/**
 * Merges later records over earlier ones, keeping for each id the one with the highest number, so that the updates of
 * one frame become a single write. Order of first appearance is kept.
 */
export function newest<R extends Numbered>(records: Iterable<R>): R[] {
  const byId = new Map<string, R>();
  for (const record of records) {
    const known = byId.get(record.id);
    if (known === undefined || record.sequence >= known.sequence) byId.set(record.id, record);
  }
  return [...byId.values()];
}

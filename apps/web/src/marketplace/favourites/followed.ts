/** Whom one patron follows, by ids of participants. */
export interface Followed {
  readonly patronId: string;
  readonly ids: ReadonlySet<string>;
}

const listeners = new Set<() => void>();
let followed: Followed | undefined;

/** What was last known, of whoever it was. */
export function currentFollowed(): Followed | undefined {
  return followed;
}

export function setFollowed(patronId: string, ids: readonly string[]): void {
  followed = { patronId, ids: new Set(ids) };
  for (const listener of listeners) listener();
}

export function onFollowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

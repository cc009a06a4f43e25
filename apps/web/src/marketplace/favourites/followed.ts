/** Whom one patron follows, by ids of participants. */
export interface Followed {
  readonly patronId: string;
  readonly ids: ReadonlySet<string>;
}

const listeners = new Set<() => void>();
/** Changes the server has not answered yet, by participant, newest last. */
const underWay = new Map<string, { readonly isFavourite: boolean }>();
let told: Followed | undefined;
let followed: Followed | undefined;

/** As it is shown, of whoever it was: what the server last told, with what the patron has changed since. */
export function currentFollowed(): Followed | undefined {
  return followed;
}

/** What the server tells. Of another patron than before, nothing is under way. */
export function setFollowed(patronId: string, ids: readonly string[]): void {
  if (told?.patronId !== patronId) underWay.clear();
  told = { patronId, ids: new Set(ids) };
  show();
}

/** Shows a change before the server has answered to it. @returns ends that: what the server tells is shown again */
export function showChange(participantId: string, isFavourite: boolean): () => void {
  const change = { isFavourite };
  underWay.set(participantId, change);
  show();
  return () => {
    // A later change of the same participant stays.
    if (underWay.get(participantId) !== change) return;
    underWay.delete(participantId);
    show();
  };
}

export function onFollowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(): void {
  if (told === undefined) return;
  const ids = new Set(told.ids);
  for (const [participantId, { isFavourite }] of underWay) {
    if (isFavourite) ids.add(participantId);
    else ids.delete(participantId);
  }
  followed = { patronId: told.patronId, ids };
  for (const listener of listeners) listener();
}

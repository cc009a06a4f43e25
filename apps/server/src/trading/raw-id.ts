export interface SelectionAddress {
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
}

const SELECTION = /^([A-Za-z0-9.-]+)~([A-Za-z0-9:.+-]+)~([A-Za-z0-9.+-]+)$/;
const MARKET = /^([A-Za-z0-9.-]+)~([A-Za-z0-9:.+-]+)$/;
/** Longer than any real id: what is longer was not made here. */
const MAX_LENGTH = 200;

export function marketRawId(eventId: string, marketKey: string): string {
  return `${eventId}~${marketKey}`;
}

export function selectionRawId(eventId: string, marketKey: string, selectionKey: string): string {
  return `${eventId}~${marketKey}~${selectionKey}`;
}

/** The parts of '<eventId>~<marketKey>~<selectionKey>'; undefined for anything else. */
export function parseSelectionRawId(rawId: string): SelectionAddress | undefined {
  const match = rawId.length <= MAX_LENGTH ? SELECTION.exec(rawId) : null;
  if (!match) return undefined;
  const [, eventId = '', marketKey = '', selectionKey = ''] = match;
  return { eventId, marketKey, selectionKey };
}

/** The parts of '<eventId>~<marketKey>'; undefined for anything else. */
export function parseMarketRawId(rawId: string): { eventId: string; marketKey: string } | undefined {
  const match = rawId.length <= MAX_LENGTH ? MARKET.exec(rawId) : null;
  if (!match) return undefined;
  const [, eventId = '', marketKey = ''] = match;
  return { eventId, marketKey };
}

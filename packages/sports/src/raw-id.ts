// The ids of markets and selections on the wire and in the books: the keys of a sport's rules under the id of an event.

export interface MarketAddress {
  readonly eventId: string;
  readonly marketKey: string;
}

export interface SelectionAddress extends MarketAddress {
  readonly selectionKey: string;
}

const SELECTION = /^([A-Za-z0-9.-]+)~([A-Za-z0-9:.+-]+)~([A-Za-z0-9.+-]+)$/;
const MARKET = /^([A-Za-z0-9.-]+)~([A-Za-z0-9:.+-]+)$/;
/** Longer than any real id: what is longer was not made here. */
const MAX_LENGTH = 200;

/** '<eventId>~<marketKey>' */
export function marketRawId({ eventId, marketKey }: MarketAddress): string {
  return `${eventId}~${marketKey}`;
}

/** '<eventId>~<marketKey>~<selectionKey>' */
export function selectionRawId({ eventId, marketKey, selectionKey }: SelectionAddress): string {
  return `${eventId}~${marketKey}~${selectionKey}`;
}

/** What names a selection among those of its event: '<marketKey>~<selectionKey>'. */
export function keyInEvent({ marketKey, selectionKey }: Omit<SelectionAddress, 'eventId'>): string {
  return `${marketKey}~${selectionKey}`;
}

/** The parts of '<eventId>~<marketKey>~<selectionKey>'; undefined for anything else. */
export function parseSelectionRawId(rawId: string): SelectionAddress | undefined {
  const match = rawId.length <= MAX_LENGTH ? SELECTION.exec(rawId) : null;
  if (!match) return undefined;
  const [, eventId = '', marketKey = '', selectionKey = ''] = match;
  return { eventId, marketKey, selectionKey };
}

/** The parts of '<eventId>~<marketKey>'; undefined for anything else. */
export function parseMarketRawId(rawId: string): MarketAddress | undefined {
  const match = rawId.length <= MAX_LENGTH ? MARKET.exec(rawId) : null;
  if (!match) return undefined;
  const [, eventId = '', marketKey = ''] = match;
  return { eventId, marketKey };
}

/** The event something belongs to: the first part of every raw id of ours. */
export function eventIdOf(rawId: string): string {
  return rawId.split('~', 1)[0] ?? '';
}

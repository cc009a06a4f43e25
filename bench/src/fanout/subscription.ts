import { fixedEvent } from '../../../apps/server/src/trading/testing/fixed-event.ts';

/** Subscribers are spread over so many pages. */
export const GROUPS = 20;

export function pathOf(group: number): string {
  return fixedEvent(`game-${group}`).canonicalUrl;
}

/** One market of two ways: about 345 bytes. */
export const DOCUMENT = `subscription Markets($path: String!) {
  marketUpdated(canonicalPath: $path) {
    sequence
    markets { id sequence status selections { id status odds { numeratorLong denominatorLong } } }
  }
}`;

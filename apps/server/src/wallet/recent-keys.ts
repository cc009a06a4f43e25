/** A power of two: half a megabyte, some minutes of a busy lane. */
const PLACES = 1 << 17;

/**
 * Keys that were sent lately. It forgets: a key takes the place of another. It is a hint which batches may hold something that
 * was posted before; that nothing is posted twice is the database's to see.
 */
export class RecentKeys {
  readonly #places: Uint32Array;

  constructor(places = PLACES) {
    this.#places = new Uint32Array(places);
  }

  /** Whether the patron's key was added before and is not forgotten; hardly ever true of one that was not. */
  add(patronId: string, key: string): boolean {
    // FNV-1a of both texts, and the same from another beginning with another factor, in one go.
    let first = 0x811c9dc5;
    let second = 0x9747b28c;
    for (const text of [patronId, key]) {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        first = Math.imul(first ^ code, 0x01000193);
        second = Math.imul(second ^ code, 0x9e3779b1);
      }
    }
    const place = mixed(first) & (this.#places.length - 1);
    // 0 is an empty place.
    const mark = mixed(second) || 1;
    const isKnown = this.#places[place] === mark;
    this.#places[place] = mark;
    return isKnown;
  }
}

/** The bits of a hash mixed as MurmurHash3 does in the end; unsigned, 32 bits. */
function mixed(hash: number): number {
  let mixing = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixing = Math.imul(mixing ^ (mixing >>> 13), 0xc2b2ae35);
  return (mixing ^ (mixing >>> 16)) >>> 0;
}

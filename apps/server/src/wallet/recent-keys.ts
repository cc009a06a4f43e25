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
    const place = hashOf(patronId, key, 0x811c9dc5) & (this.#places.length - 1);
    // 0 is an empty place.
    const mark = hashOf(key, patronId, 0x9747b28c) || 1;
    const isKnown = this.#places[place] === mark;
    this.#places[place] = mark;
    return isKnown;
  }
}

/** FNV-1a of both texts, its bits mixed as MurmurHash3 does in the end; unsigned, 32 bits. */
function hashOf(first: string, second: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < first.length; at += 1) hash = Math.imul(hash ^ first.charCodeAt(at), 0x01000193);
  for (let at = 0; at < second.length; at += 1) hash = Math.imul(hash ^ second.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

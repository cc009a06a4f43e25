import { Lru } from '../platform/lru.ts';
import type { LiveBoard } from './board.ts';
import { type PagePath, parsePagePath } from './paths.ts';

/** However fast prices move, a page's answer is made anew at most this often; subscriptions bring what came since. */
const TICK_MS = 100;
const MOST_KEPT = 2_000;

interface Read {
  readonly path: PagePath;
  version: number;
  atMs: number;
}

/** The versions of pages as the cache of answers reads them, with every request: each stands still for a tick. */
export class TickedVersions {
  readonly #board: LiveBoard;
  readonly #reads = new Lru<string, Read>(MOST_KEPT);
  readonly #boardRead = { version: 0, atMs: Number.NEGATIVE_INFINITY };

  constructor(board: LiveBoard) {
    this.#board = board;
  }

  /** @returns undefined for what cannot be the address of a page */
  pageVersion(canonicalUrl: string): number | undefined {
    const read = this.#reads.get(canonicalUrl) ?? this.#first(canonicalUrl);
    if (!read) return undefined;
    return ticked(read, () => this.#board.version(read.path));
  }

  boardVersion(): number {
    return ticked(this.#boardRead, () => this.#board.wholeVersion());
  }

  #first(canonicalUrl: string): Read | undefined {
    const path = parsePagePath(canonicalUrl);
    if (!path) return undefined;
    const read = { path, version: 0, atMs: Number.NEGATIVE_INFINITY };
    this.#reads.set(canonicalUrl, read);
    return read;
  }
}

/** Real time, not the game's clock: this only spares work. */
function ticked(read: { version: number; atMs: number }, version: () => number): number {
  const now = performance.now();
  if (now - read.atMs >= TICK_MS) {
    read.version = version();
    read.atMs = now;
  }
  return read.version;
}

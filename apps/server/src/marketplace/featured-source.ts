import type { LiveSource } from '../platform/realtime/live-source.ts';
import type { LiveBoard } from './board.ts';
import type { FeaturedDesk } from './featured-desk.ts';
import type { FeaturedView } from './featured-view.ts';
import { followPage } from './live-sources.ts';
import { parsePagePath } from './paths.ts';

/** What one page puts forward, the whole of it whenever a bet, a price or a status changed. */
export class FeaturedSource implements LiveSource<readonly FeaturedView[]> {
  readonly #board: LiveBoard;
  readonly #featured: FeaturedDesk;
  readonly #path: string;
  #told = '';

  constructor(board: LiveBoard, featured: FeaturedDesk, path: string) {
    this.#board = board;
    this.#featured = featured;
    this.#path = path;
  }

  subscribe(onChange: () => void): () => void {
    return followPage(this.#board, this.#path, onChange);
  }

  snapshot(): readonly FeaturedView[] {
    const path = parsePagePath(this.#path);
    return path ? this.#featured.on(path) : [];
  }

  delta(): readonly FeaturedView[] | null {
    const bets = this.snapshot();
    const told = bets.map(written).join('\n');
    if (told === this.#told) return null;
    this.#told = told;
    return bets;
  }
}

/** What a person would see of it. */
function written({ id, header, title, odds, legs }: FeaturedView): string {
  const parts = legs.map(({ selection: { rawId, status, odds: own } }) => [
    rawId,
    status,
    `${own?.numerator}/${own?.denominator}`,
  ]);
  return JSON.stringify([id, header, title, `${odds?.numerator}/${odds?.denominator}`, parts]);
}

import type { LiveSource } from '../platform/realtime/live-source.ts';
import { followPage, type SourceParts } from './live-sources.ts';
import type { Counter } from './numbering.ts';
import { changesSince, layoutOf, type PageChanges, type PageLayout } from './page-layout.ts';
import { cardsOf, type PageModel } from './page-model.ts';
import { LATELY_MS, ShownPage } from './shown-page.ts';

export interface PageChildrenUpdate extends PageChanges {
  readonly page: PageModel;
  readonly sequence: number;
}

interface Before {
  readonly layout: PageLayout;
  /** When it was over. */
  readonly untilMs: number;
}

const EMPTY: PageLayout = { order: '', cards: new Map(), markets: new Set() };

/** What came, went or changed places on a page: tabs, shelves, cards, and the markets on a card [PAGE-020]. */
export class PageChildrenSource implements LiveSource<PageChildrenUpdate> {
  readonly #parts: SourceParts;
  readonly #path: string;
  readonly #shown: ShownPage;
  readonly #counter: Counter;
  readonly #sinceMs: number;
  #layout: PageLayout;
  /** Layouts of the last minute, oldest first. */
  #before: readonly Before[] = [];

  constructor(parts: SourceParts, path: string) {
    this.#parts = parts;
    this.#path = path;
    this.#counter = parts.numbering.open(path);
    this.#sinceMs = parts.clock.now();
    this.#shown = new ShownPage(parts, path);
    const page = this.#shown.look();
    this.#layout = page ? layoutOf(page) : EMPTY;
  }

  subscribe(onChange: () => void): () => void {
    return followPage(this.#parts.board, this.#path, onChange);
  }

  /** Of the last minute only: a newcomer's own page query may be older than the latest change. */
  snapshot(): PageChildrenUpdate | null {
    this.#forget();
    const page = this.#parts.pages.page(this.#path);
    if (!page) return null;
    const earlier = this.#before.map(({ layout }) => layout);
    const changes = this.#isYoung() ? everything(page) : changesSince(earlier, page, layoutOf(page));
    return changes ? { page, ...changes, sequence: this.#counter.last } : null;
  }

  delta(): PageChildrenUpdate | null {
    const page = this.#shown.look();
    if (!page) return null;
    const before = this.#layout;
    const layout = layoutOf(page);
    const changes = changesSince([before], page, layout);
    if (!changes) return null;
    this.#layout = layout;
    this.#forget();
    this.#before = [...this.#before, { layout: before, untilMs: this.#parts.clock.now() }];
    return { page, ...changes, sequence: this.#counter.next() };
  }

  /** What changed before it began to look it cannot know. */
  #isYoung(): boolean {
    return this.#parts.clock.now() - this.#sinceMs < LATELY_MS;
  }

  #forget(): void {
    const limit = this.#parts.clock.now() - LATELY_MS;
    this.#before = this.#before.filter(({ untilMs }) => untilMs > limit);
  }
}

/** What the page is made of, for somebody who may know another state of it. */
function everything(page: PageModel): PageChanges {
  return { reordered: true, newCards: [], changedCards: cardsOf(page), newMarkets: [] };
}

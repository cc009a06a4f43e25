import type { LiveSource } from '../platform/realtime/live-source.ts';
import { listenToPage, type SourceParts } from './live-sources.ts';
import type { Counter } from './numbering.ts';
import { type PageModel, structureOf } from './page-model.ts';
import { ShownPage } from './shown-page.ts';

export interface PageChildrenUpdate {
  readonly page: PageModel;
  readonly sequence: number;
}

/** A page is sent whole when its structure changes, so it is looked at less often than prices are. */
const LOOK_AGAIN_MS = 1_000;
/** A newcomer is sent the page only when it changed lately: its own page query may be older than that change. */
const LATELY_MS = 60_000;

/** The page again whenever a card, market, tab or shelf of it came or went [PAGE-020]. */
export class PageChildrenSource implements LiveSource<PageChildrenUpdate> {
  readonly #parts: SourceParts;
  readonly #path: string;
  #structure: string;
  #changedAt: number;
  readonly #shown: ShownPage;
  readonly #counter: Counter;

  constructor(parts: SourceParts, path: string) {
    this.#parts = parts;
    this.#path = path;
    this.#counter = parts.numbering.open(path);
    this.#changedAt = parts.clock.now();
    this.#shown = new ShownPage(parts.board, parts.pages, path);
    const page = this.#shown.look();
    this.#structure = page ? structureOf(page) : '';
  }

  subscribe(onChange: () => void): () => void {
    let timer: NodeJS.Timeout | undefined;
    const unlisten = listenToPage(this.#parts.board, this.#path, () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        onChange();
      }, LOOK_AGAIN_MS).unref();
    });
    return () => {
      unlisten();
      clearTimeout(timer);
    };
  }

  snapshot(): PageChildrenUpdate | null {
    const page = this.#parts.pages.page(this.#path);
    const lately = this.#parts.clock.now() - this.#changedAt < LATELY_MS;
    return page && lately ? { page, sequence: this.#counter.last } : null;
  }

  delta(): PageChildrenUpdate | null {
    const page = this.#shown.look();
    if (!page) return null;
    const structure = structureOf(page);
    if (structure === this.#structure) return null;
    this.#structure = structure;
    this.#changedAt = this.#parts.clock.now();
    return { page, sequence: this.#counter.next() };
  }
}

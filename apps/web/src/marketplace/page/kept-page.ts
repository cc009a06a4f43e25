import type { IEnvironment } from 'relay-runtime';
import type { marketplacePage_page$key } from '../../__generated__/marketplacePage_page.graphql.ts';

interface KeptPage {
  /** Canonical, of the section that it was shown with. */
  readonly path: string;
  readonly page: marketplacePage_page$key;
}

const kept = new WeakMap<IEnvironment, KeptPage>();

/** Keeps the page that is shown: its head and its tabs stand for another of its sections that does not come. */
export function keepPage(environment: IEnvironment, path: string, page: marketplacePage_page$key): void {
  kept.set(environment, { path, page });
}

/** The page that was shown last, where it is of the same event. */
export function keptPage(environment: IEnvironment, path: string): KeptPage | undefined {
  const last = kept.get(environment);
  return last && eventOf(path) !== undefined && eventOf(last.path) === eventOf(path) ? last : undefined;
}

/** The address of the event, without its section. */
function eventOf(path: string): string | undefined {
  return /^.*\/event\/[^/]+/.exec(path)?.[0];
}

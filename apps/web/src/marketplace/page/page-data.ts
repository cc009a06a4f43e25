import type { PreloadedQuery } from 'react-relay/hooks';
import type { pageQuery as PageQuery } from '../../__generated__/pageQuery.graphql.ts';

/** What the route loads for a page before it is shown. */
export interface MarketplaceData {
  /** Canonical. */
  readonly path: string;
  readonly query: PreloadedQuery<PageQuery>;
  /** Where index.html asked for the first screen alone: when that is there, and the whole page can be fetched. */
  readonly firstScreen?: Promise<void> | undefined;
  dispose(): void;
}

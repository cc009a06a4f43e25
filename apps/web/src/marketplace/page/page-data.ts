import type { PreloadedQuery } from 'react-relay/hooks';
import type { pageQuery as PageQuery } from '../../__generated__/pageQuery.graphql.ts';

/** What the route loads for a page before it is shown. */
export interface MarketplaceData {
  readonly path: string;
  readonly query: PreloadedQuery<PageQuery>;
  dispose(): void;
}

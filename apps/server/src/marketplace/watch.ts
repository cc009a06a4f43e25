import { GraphQLError } from 'graphql';
import { type LiveSource, live } from '../platform/realtime/live-source.ts';
import { once } from './id-sources.ts';

/** What the web app recognises a missing page by. */
export const PAGE_NOT_FOUND = 'Page not found';

/** A subscription has no union to answer with: a page that does not exist is an error with a code. */
export function watch<Update>(source: LiveSource<Update> | undefined, isSubscription = true) {
  if (!source) throw new GraphQLError(PAGE_NOT_FOUND, { extensions: { code: 'NOT_FOUND' } });
  return live(isSubscription ? source : once(source));
}

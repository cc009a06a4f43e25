import { GraphQLError } from 'graphql';
import { type LiveSource, live } from '../platform/realtime/live-source.ts';
import { once } from './id-sources.ts';

/** What the web app recognises a missing page by. */
export const PAGE_NOT_FOUND = 'Page not found';

/** What the argument says in the schema, alike wherever it stands. */
export const IS_SUBSCRIPTION =
  'False: the present state in one next message, and then complete: the operation is over and its id free again. True, or left out: what changes follows until the client completes it.';

/** A subscription has no union to answer with: a page that does not exist is an error with a code. */
export function watch<Update>(source: LiveSource<Update> | undefined, isSubscription = true) {
  if (!source) throw new GraphQLError(PAGE_NOT_FOUND, { extensions: { code: 'NOT_FOUND' } });
  return live(isSubscription ? source : once(source));
}

import type { FeedMessage } from '@fairline/feed/message.ts';
import type { Feeds } from '../inlet.ts';

/** What was told of games, as the log has it: by the simulator. */
export function logged(
  logs: ReadonlyMap<string, readonly FeedMessage[]>,
): Pick<Feeds, 'histories' | 'sources' | 'retold'> {
  const known = (ids: readonly string[]) => ids.filter((id) => logs.has(id));
  return {
    histories: async (ids) => new Map(known(ids).map((id) => [id, [...(logs.get(id) ?? [])]])),
    sources: async (ids) => new Map(known(ids).map((id) => [id, 'simulator'])),
    retold: async () =>
      [...logs].flatMap(([id, log]) => (log.some(({ kind }) => kind === 'snapshot') ? [id] : [])),
  };
}

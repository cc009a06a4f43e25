import type { FeedMessage } from '@fairline/feed/message.ts';
import type { FeedInlet } from './inlet.ts';

/** Logs that are read together: a long game's has hundreds of messages, and others have their turn between. */
const LOGS_AT_ONCE = 4;

/** Each of these events with its log, as FeedInlet.histories has it, in their order; undefined where there is none. */
export async function* logsInParts(
  inlet: Pick<FeedInlet, 'histories'>,
  eventIds: readonly string[],
): AsyncGenerator<readonly [eventId: string, log: readonly FeedMessage[] | undefined]> {
  for (let first = 0; first < eventIds.length; first += LOGS_AT_ONCE) {
    const some = eventIds.slice(first, first + LOGS_AT_ONCE);
    const logs = await inlet.histories(some);
    for (const eventId of some) yield [eventId, logs.get(eventId)];
  }
}

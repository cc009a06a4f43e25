import type { FeedMessage } from '@fairline/feed/message.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { Clock } from '../platform/clock.ts';
import type { TradingStore } from './store.ts';

/** The log is looked through for corrections of events that ended so long before a start. */
const CORRECTED_WITHIN_MS = 7 * 24 * 3_600_000;

interface Parts {
  readonly feeds: Pick<Feeds, 'snapshots'>;
  readonly clock: Clock;
}

/** Snapshots of events that are over which are in the log and not in the results: a crash came between. */
export async function missedCorrections(
  store: TradingStore,
  { feeds, clock }: Parts,
): Promise<(FeedMessage & { kind: 'snapshot' })[]> {
  const heard = await store.lastHeard(new Date(clock.now() - CORRECTED_WITHIN_MS));
  const snapshots = await feeds.snapshots([...heard.keys()]);
  return [...snapshots.values()].flatMap((message) =>
    message.kind === 'snapshot' && message.sequence > (heard.get(message.eventId) ?? 0) ? [message] : [],
  );
}

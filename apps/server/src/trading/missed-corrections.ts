import type { Snapshot } from '@fairline/feed/message.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { TradingStore } from './store.ts';

/**
 * Snapshots of events that are over which are in the log and not in the results, for a crash came between, in their order: one
 * that leads to no end changes nothing, and those before it count. However long ago the event ended.
 */
export async function missedCorrections(
  store: TradingStore,
  feeds: Pick<Feeds, 'retold' | 'snapshots'>,
): Promise<readonly Snapshot[]> {
  return feeds.snapshots(await store.lastHeard(await feeds.retold()));
}

import type { Snapshot } from '@fairline/feed/message.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { Clock } from '../platform/clock.ts';
import type { TradingStore } from './store.ts';

/** The log is looked through for corrections that were told so long before a start. */
const TOLD_WITHIN_MS = 7 * 24 * 3_600_000;

interface Parts {
  readonly feeds: Pick<Feeds, 'retoldSince' | 'snapshots'>;
  readonly clock: Clock;
}

/**
 * Snapshots of events that are over which are in the log and not in the results, for a crash came between, in their order: one
 * that leads to no end changes nothing, and those before it count. However long ago the event ended.
 */
export async function missedCorrections(
  store: TradingStore,
  { feeds, clock }: Parts,
): Promise<readonly Snapshot[]> {
  const retold = await feeds.retoldSince(new Date(clock.now() - TOLD_WITHIN_MS));
  return feeds.snapshots(await store.lastHeard(retold));
}

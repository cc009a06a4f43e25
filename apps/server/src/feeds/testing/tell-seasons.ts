import type { FeedMessage } from '@fairline/feed/message.ts';
import { parseFeedMessage } from '@fairline/feed/message-schema.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { expect, vi } from 'vitest';
import { Bus } from '../../platform/bus.ts';
import { ManualClock } from '../../platform/clock.ts';
import { feedMessage } from '../feeds.topics.ts';
import { FuturesSource } from '../futures-source.ts';
import type { FeedInlet } from '../inlet.ts';

export const PACE_MINUTES = 13;

interface Telling {
  /** The histories of games. */
  readonly games?: ReadonlyMap<string, FeedMessage[]>;
  readonly luck?: Luck;
  readonly onTold?: (message: FeedMessage) => void;
  /** What is not taken. */
  readonly refuses?: (message: FeedMessage) => boolean;
  /** Games that were told anew before the start, by their ids. */
  readonly retold?: readonly string[];
  /** Games whose logs cannot be read, by their ids. */
  readonly unread?: readonly string[];
  /** What is told of games meanwhile. */
  readonly heard?: readonly FeedMessage[];
  /** What the house calls off then, and when it is looked at again. */
  readonly calledOff?: { readonly eventIds: readonly string[]; readonly againMs: number };
  /** Whether errors are logged. */
  readonly fails?: boolean;
}

/** Tells what is due at a moment, after what was told before; adds to it. Answers the errors that were logged. */
export async function tell(
  told: FeedMessage[],
  leagues: readonly League[],
  nowMs: number,
  {
    games = new Map(),
    luck = openLuck,
    onTold = () => {},
    refuses = () => false,
    retold = [],
    unread = [],
    heard = [],
    calledOff = { eventIds: [], againMs: nowMs },
    fails = false,
  }: Telling = {},
): Promise<readonly string[]> {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const eventIds = new Set(told.map(({ eventId }) => eventId));
  const inlet: FeedInlet = {
    receive: async (value) => {
      const read = parseFeedMessage(value);
      if (!read.ok) return { kind: 'refused', reason: 'no message' };
      if (refuses(read.message)) return { kind: 'refused', reason: 'a snapshot is awaited' };
      told.push(read.message);
      onTold(read.message);
      return { kind: 'accepted' };
    },
    histories: async (ids) => {
      if (ids.some((id) => unread.includes(id))) throw new Error('unread');
      return new Map([
        ...ids
          .filter((id) => eventIds.has(id))
          .map((id) => [id, told.filter(({ eventId }) => eventId === id)] as const),
        ...[...games].filter(([id]) => ids.includes(id)),
      ]);
    },
    retold: async () => retold,
    unfinished: async () =>
      [...eventIds].filter((id) => !told.some((one) => one.eventId === id && one.kind === 'result')),
  };
  const clock = new ManualClock(nowMs);
  const bus = new Bus(logger);
  const source = new FuturesSource({
    leagues,
    paceMinutes: PACE_MINUTES,
    luck,
    bus,
    clock,
    logger,
  });
  await source.start(inlet);
  await source.look();
  for (const message of heard) bus.publish(feedMessage, message);
  await source.look();
  for (const eventId of calledOff.eventIds) source.calledOff(eventId);
  clock.set(calledOff.againMs);
  await source.look();
  source.stop();
  if (!fails) expect(logger.error).not.toHaveBeenCalled();
  return logger.error.mock.calls.map(([, words]) => String(words));
}

import { isEventId } from '@fairline/feed/message-schema.ts';
import type { Feeds, ReceiveOutcome } from './inlet.ts';

/** What became of a message that was pushed. */
export type PushOutcome = ReceiveOutcome & { readonly eventId: string | undefined };

/**
 * Passes on what a provider pushed, in its order. A provider speaks under its own name and of events that it announced: what
 * it says of another's is refused without a trace on the event.
 */
export async function push(
  feeds: Pick<Feeds, 'receive' | 'sources'>,
  provider: string,
  messages: readonly unknown[],
): Promise<PushOutcome[]> {
  const named = messages.map(eventOf);
  const owners = await feeds.sources([...new Set(named.filter((eventId) => eventId !== undefined))]);
  const outcomes: Promise<ReceiveOutcome>[] = messages.map((message, index) => {
    const reason = foreign(provider, message, owners.get(named[index] ?? ''));
    return reason === undefined ? feeds.receive(message) : Promise.resolve({ kind: 'refused', reason });
  });
  const done = await Promise.all(outcomes);
  return done.map((outcome, index) => ({ ...outcome, eventId: named[index] }));
}

function foreign(provider: string, message: unknown, owner: string | undefined): string | undefined {
  const source = textOf(message, 'source');
  if (source !== provider) return `source: must be '${provider}'`;
  if (owner !== undefined && owner !== provider) return 'eventId: another source tells of this event';
  return undefined;
}

function eventOf(message: unknown): string | undefined {
  const eventId = textOf(message, 'eventId');
  return isEventId(eventId) ? eventId : undefined;
}

function textOf(message: unknown, field: 'eventId' | 'source'): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const value: unknown = Object.entries(message).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : undefined;
}

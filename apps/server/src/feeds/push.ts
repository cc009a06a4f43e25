import { isEventId, parseFeedMessage } from '@fairline/feed/message-schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../platform/clock.ts';
import { Turns } from '../platform/turns.ts';
import { impossible, type Known } from './impossible.ts';
import type { Doubt, Feeds, ReceiveOutcome } from './inlet.ts';
import { readInTurns, tellsOfFixture } from './read-in-turns.ts';

/** What became of a message that was pushed. `suspended` says why its event is suspended by it, or by one before it. */
export type PushOutcome = ReceiveOutcome & {
  readonly eventId: string | undefined;
  readonly suspended?: string;
};

export interface PushParts {
  readonly feeds: Pick<Feeds, 'receive' | 'sources'>;
  readonly catalogue: Pick<Catalogue, 'competitions'>;
  readonly clock: Clock;
  /** What of an event's messages cannot be; resolves once those accepted so far were acted on. */
  readonly doubt: (eventId: string) => Promise<Doubt | undefined>;
}

/** A provider's pushes are passed on in the order they came, however long each of them is read. */
const inOrder = new Turns();

/**
 * Passes on what a provider pushed, in its order. A provider speaks under its own name, of events that it announced, and of
 * games that there can be: what it says of another's, or of one that is impossible, is refused without a trace on the event.
 */
export async function push(
  { feeds, catalogue, clock, doubt }: PushParts,
  provider: string,
  messages: readonly unknown[],
): Promise<PushOutcome[]> {
  const named = messages.map(eventOf);
  const { outcomes } = await inOrder.runSurely(provider, async () => {
    const owners = await feeds.sources([...new Set(named.filter((eventId) => eventId !== undefined))]);
    const reasons = await readInTurns(messages, asItIs, (message, index) => {
      const isKnown = owners.has(named[index] ?? '');
      return disguised(provider, message) ?? untrue(message, { catalogue, clock, isKnown });
    });
    // All at once: nothing of another push comes between them.
    return {
      outcomes: messages.map((message, index): Promise<ReceiveOutcome> | ReceiveOutcome => {
        const reason = reasons[index];
        return reason === undefined ? feeds.receive(message, provider) : { kind: 'refused', reason };
      }),
    };
  });
  const done = await Promise.all(outcomes);
  const accepted = named.filter((_, index) => done[index]?.kind === 'accepted');
  const ids = [...new Set(accepted)].filter((eventId) => eventId !== undefined);
  const doubts = new Map(await Promise.all(ids.map(async (id) => [id, await doubt(id)] as const)));
  return done.map((outcome, index) => {
    const eventId = named[index];
    const doubted = eventId === undefined ? undefined : doubts.get(eventId);
    const isIn = outcome.kind === 'accepted' && doubted && sequenceOf(messages[index]) >= doubted.from;
    return { ...outcome, eventId, ...(isIn && { suspended: doubted.reason }) };
  });
}

/** Of a message that was accepted, and so has one. */
function sequenceOf(message: unknown): number {
  if (typeof message !== 'object' || message === null || !('sequence' in message)) return 0;
  return typeof message.sequence === 'number' ? message.sequence : 0;
}

function disguised(provider: string, message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return 'must be a message: an object with source, eventId and sequence';
  }
  return textOf(message, 'source') === provider ? undefined : `source: must be '${provider}'`;
}

/** What cannot be read at all is for the feed to refuse. */
function untrue(message: unknown, known: Known): string | undefined {
  if (!tellsOfFixture(message)) return undefined;
  const read = parseFeedMessage(message);
  return read.ok ? impossible(read.message, known) : undefined;
}

function asItIs(message: unknown): unknown {
  return message;
}

function eventOf(message: unknown): string | undefined {
  const eventId = textOf(message, 'eventId');
  return isEventId(eventId) ? eventId : undefined;
}

function textOf(message: unknown, field: 'eventId' | 'source'): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const value: unknown = Reflect.get(message, field);
  return typeof value === 'string' ? value : undefined;
}

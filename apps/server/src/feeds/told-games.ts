import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import type { Clock } from '../platform/clock.ts';

/** What a snapshot of a game in play is made of. */
interface Told {
  /** With the lines that were told last. */
  fixture: Fixture;
  readonly plays: unknown[];
  sequence: number;
  /** Of the last message, ISO 8601 UTC. */
  at: string;
  pending: boolean;
}

/** What a source has told of its games that are not over: all that a snapshot has to say. */
export class ToldGames {
  readonly #source: string;
  readonly #clock: Clock;
  readonly #told = new Map<string, Told>();

  constructor(source: string, clock: Clock) {
    this.#source = source;
    this.#clock = clock;
  }

  has(eventId: string): boolean {
    return this.#told.has(eventId);
  }

  /**
   * The game so far, dated as the last message of it: who goes on from there comes to the times at which all else was to come.
   * Undefined when nothing was told of it, or its end.
   */
  snapshot(eventId: string): FeedMessage | undefined {
    const told = this.#told.get(eventId);
    if (!told) return undefined;
    const { fixture, plays, sequence, at, pending } = told;
    return {
      source: this.#source,
      eventId,
      sequence,
      at,
      kind: 'snapshot',
      fixture,
      plays: [...plays],
      pending,
    };
  }

  /**
   * The announcement of a game, anew and with something else in it; undefined when `changed` answers nothing else, and when
   * more was told of the game than announcements.
   */
  announcedAnew(
    eventId: string,
    changed: (fixture: Fixture) => Fixture | undefined,
  ): FeedMessage | undefined {
    const told = this.#told.get(eventId);
    if (!told || told.plays.length > 0 || told.pending) return undefined;
    const fixture = changed(told.fixture);
    if (!fixture) return undefined;
    const at = new Date(this.#clock.now()).toISOString();
    return { source: this.#source, eventId, sequence: told.sequence + 1, at, kind: 'fixture', fixture };
  }

  note(message: FeedMessage): void {
    if (message.kind === 'fixture' || message.kind === 'snapshot') {
      const plays = message.kind === 'snapshot' ? [...message.plays] : [];
      const { eventId, fixture, at } = message;
      this.#told.set(eventId, { fixture, plays, sequence: 0, at, pending: false });
    }
    const told = this.#told.get(message.eventId);
    if (!told) return;
    told.sequence = message.sequence;
    told.at = message.at;
    told.pending = message.kind === 'pending' || (message.kind === 'snapshot' && message.pending);
    if (message.kind === 'odds') told.fixture = { ...told.fixture, lines: message.lines };
    if (message.kind === 'play') told.plays.push(message.play);
    if (isEnd(message)) this.#told.delete(message.eventId);
  }

  forget(eventId: string): void {
    this.#told.delete(eventId);
  }

  /**
   * A game that began while nothing ran: its fixture, a snapshot of all that is past, and then what is to come. Nothing of a
   * game that is over: nobody could bet on it, and only here, before its fixture is told, can it be left out. A game of which
   * something was told, and that falls behind later, catches up in the GameTeller.
   */
  *inOneGo(eventId: string, messages: Iterable<FeedMessage>, now: number): Generator<FeedMessage> {
    const past: FeedMessage[] = [];
    let isPast = true;
    try {
      for (const message of messages) {
        isPast &&= Date.parse(message.at) <= now;
        if (isPast) past.push(message);
        else {
          yield* this.#condensed(eventId, past.splice(0));
          yield message;
        }
      }
    } catch (error) {
      // It breaks off where those who are told it as it is played would hear so.
      yield* this.#condensed(eventId, past);
      throw error;
    }
    yield* this.#condensed(eventId, past);
  }

  #condensed(eventId: string, past: readonly FeedMessage[]): readonly FeedMessage[] {
    const [first] = past;
    if (first?.kind !== 'fixture' || past.length < 3) return past;
    for (const message of past) this.note(message);
    const snapshot = this.snapshot(eventId);
    return snapshot ? [first, snapshot] : [];
  }
}

export function isEnd(message: FeedMessage): boolean {
  return message.kind === 'result' || (message.kind === 'status' && message.status === 'cancelled');
}

export function isUnderWay({ kind }: FeedMessage): boolean {
  return kind === 'pending' || kind === 'play';
}

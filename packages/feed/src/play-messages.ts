import type { FootballPlay } from '@fairline/sports/football/play.ts';
import type { FeedBody, FeedMessage } from './message.ts';
import { paceOf } from './pacing.ts';

/** Where a stream of messages about one event stands. */
export interface StreamPosition {
  readonly sequence: number;
  readonly atMs: number;
  /** Quarter and clock after the last play. */
  readonly before: { readonly quarter: number; readonly clock: number } | undefined;
}

/** Numbers and dates the messages of one event. */
export class MessageStream {
  readonly #source: string;
  readonly #eventId: string;
  /** Milliseconds a second of a televised game takes here. */
  readonly #secondMs: number;
  #position: StreamPosition;

  constructor(source: string, eventId: string, secondMs: number, position: StreamPosition) {
    this.#source = source;
    this.#eventId = eventId;
    this.#secondMs = secondMs;
    this.#position = position;
  }

  /** A message about what happens `seconds` after the one before. */
  message(body: FeedBody, seconds = 0): FeedMessage {
    // Whole milliseconds, as the message says it: who goes on from the message comes to the same times.
    const atMs = Math.round(this.#position.atMs + seconds * this.#secondMs);
    const sequence = this.#position.sequence + 1;
    this.#position = { ...this.#position, sequence, atMs };
    return {
      source: this.#source,
      eventId: this.#eventId,
      sequence,
      at: new Date(atMs).toISOString(),
      ...body,
    };
  }

  /** The snap, where there is one, and then the play. `snapped` when the snap was told before. */
  *play(play: FootballPlay, snapped = false): Generator<FeedMessage> {
    const { seconds, inTheAir } = paceOf(play, this.#position.before);
    if (inTheAir > 0 && !snapped) {
      yield this.message({ kind: 'pending', reason: 'Play under way' }, seconds - inTheAir);
    }
    const message = this.message({ kind: 'play', play }, inTheAir > 0 ? inTheAir : seconds);
    this.#position = { ...this.#position, before: { quarter: play.quarter, clock: play.clock } };
    yield message;
  }
}

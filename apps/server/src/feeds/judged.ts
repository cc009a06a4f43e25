import type { FeedMessage } from '@fairline/feed/message.ts';
import { isEventId } from '@fairline/feed/message-schema.ts';
import { realGame } from '@fairline/feed/real-game.ts';
import { gameOf } from './game-of.ts';
import type { ReceiveOutcome } from './inlet.ts';
import { judge, type Position, START } from './sequence.ts';
import type { Refusal } from './store.ts';

/** What a source is answered that speaks of an event which another began. */
export const OF_ANOTHER = 'eventId: another source tells of this event';

/** What follows from a judgement once it is written. */
export type Act =
  | { readonly kind: 'message'; readonly message: FeedMessage }
  | { readonly kind: 'trouble'; readonly eventId: string; readonly reason: string };

/** The judgement of a batch; nothing counts until it is written. */
export class Judged {
  readonly accepted: FeedMessage[] = [];
  readonly refusals: Refusal[] = [];
  readonly acts: Act[] = [];
  readonly positions = new Map<string, Position>();
  readonly #known: ReadonlyMap<string, Position>;

  constructor(known: ReadonlyMap<string, Position>) {
    this.#known = known;
  }

  /** @param speaker who pushed it; undefined for a source of the house, which says itself whether its games are real */
  message(told: FeedMessage, speaker?: string): ReceiveOutcome {
    const message = speaker === undefined ? told : this.#ofRealGame(told);
    const { eventId, sequence, source } = message;
    const before = this.#position(eventId);
    const verdict = judge(before, message);
    const begunBy = verdict.kind === 'accepted' ? source : undefined;
    this.positions.set(eventId, { ...verdict.position, source: before.source ?? begunBy });
    if (verdict.kind === 'accepted') {
      if (message.kind === 'snapshot') this.#heal(eventId);
      this.accepted.push(message);
      this.acts.push({ kind: 'message', message });
      return { kind: 'accepted' };
    }
    const { reason, troubled } = verdict;
    this.refusals.push({ eventId, source, sequence, reason, troubling: troubled, body: message });
    if (troubled) this.acts.push({ kind: 'trouble', eventId, reason });
    return { kind: 'refused', reason };
  }

  /** A game that was announced without players before they were asked for, and had invented ones, stays the game it was. */
  #ofRealGame(message: FeedMessage): FeedMessage {
    if (!('fixture' in message)) return message;
    const { eventId, fixture } = message;
    return gameOf(fixture) === this.#position(eventId).game
      ? message
      : { ...message, fixture: realGame(fixture) };
  }

  /** Whether somebody speaks of an event that another source began, be it a moment ago. */
  isOfAnother(eventId: string | undefined, speaker: string | undefined): boolean {
    if (eventId === undefined || speaker === undefined) return false;
    const { source = speaker } = this.#position(eventId);
    return source !== speaker;
  }

  /** What cannot even be read troubles the event it names, if there is one. */
  garbage(value: unknown, reason: string, source: string | undefined): ReceiveOutcome {
    const eventId = namedEvent(value);
    const position = eventId === undefined ? START : this.#position(eventId);
    const troubling = position.sequence > 0 && !position.troubled && !position.over;
    this.refusals.push({ eventId, source, sequence: undefined, reason, troubling, body: value });
    if (eventId !== undefined && troubling) {
      this.positions.set(eventId, { ...position, troubled: true });
      this.acts.push({ kind: 'trouble', eventId, reason });
    }
    return { kind: 'refused', reason };
  }

  /** A snapshot in the same batch ends the trouble before it. */
  #heal(eventId: string): void {
    this.refusals.forEach((refusal, index) => {
      if (refusal.eventId === eventId) this.refusals[index] = { ...refusal, troubling: false };
    });
  }

  #position(eventId: string): Position {
    return this.positions.get(eventId) ?? this.#known.get(eventId) ?? START;
  }
}

/** The event that a value of any form names, where it names one that could be. */
export function namedEvent(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('eventId' in value)) return undefined;
  return isEventId(value.eventId) ? value.eventId : undefined;
}

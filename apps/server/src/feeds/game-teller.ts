import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { FeedInlet, ReceiveOutcome } from './inlet.ts';
import { isEnd, type ToldGames } from './told-games.ts';
import { receivedBy } from './until-written.ts';

export interface GameTellerParts {
  readonly clock: Clock;
  readonly told: ToldGames;
  readonly logger: Pick<Logger, 'error'>;
  /** Nothing is sent any more once it is aborted. */
  readonly signal: AbortSignal;
}

/** What is told more than so long after its time is late. */
const LATE_MS = 5000;

/** So few messages are a play or two: those are told one by one, however late they are. */
const FEW = 3;

/**
 * Sends what is told of games, of each game one message after the other, and tells again what a receiver lost. A game that is behind,
 * as after a sleep or on a busy machine, catches up with a snapshot: nobody is to bet on plays that come by the dozen. What was past before
 * a game was taken up for the first time does not come here play by play: see ToldGames.inOneGo.
 */
export class GameTeller {
  readonly #parts: GameTellerParts;
  #inlet: FeedInlet | undefined;
  /** Of each event, what is being written: messages go in one after the other. */
  readonly #sending = new Map<string, Promise<void>>();
  /** Of each event, what is to be written after that. */
  readonly #waiting = new Map<string, FeedMessage[]>();
  /** Events whose receiver lost track: the next it is told of them is a snapshot. */
  readonly #asked = new Set<string>();
  /** Ends of games that were refused while a snapshot was awaited. */
  readonly #untold = new Map<string, FeedMessage>();

  /** Of each event, how many messages were told beside those it is played by: they are numbered after these. */
  readonly #beside = new Map<string, number>();

  constructor(parts: GameTellerParts) {
    this.#parts = parts;
  }

  start(inlet: FeedInlet): void {
    this.#inlet = inlet;
  }

  deliver(message: FeedMessage): void {
    const { eventId } = message;
    const waiting = this.#waiting.get(eventId);
    if (waiting) waiting.push(message);
    else this.#waiting.set(eventId, [message]);
    this.#inTurn(eventId, async () => {
      await this.#retellIfAsked(eventId);
      await this.#sendNext(eventId);
    });
  }

  /** Announces a game that has not begun anew, if `changed` answers another fixture for the one that was told last. */
  announceAnew(eventId: string, changed: (fixture: Fixture) => Fixture | undefined): void {
    if (!this.#parts.told.announcedAnew(eventId, changed)) return;
    this.#inTurn(eventId, async () => {
      await this.#retellIfAsked(eventId);
      const message = this.#parts.told.announcedAnew(eventId, changed);
      if (!message) return;
      this.#beside.set(eventId, (this.#beside.get(eventId) ?? 0) + 1);
      await this.#send(message);
    });
  }

  /** False when nothing was told of the game, or its end. */
  retell(eventId: string): boolean {
    if (!this.#parts.told.has(eventId)) return false;
    this.#asked.add(eventId);
    this.#inTurn(eventId, () => this.#retellIfAsked(eventId));
    return true;
  }

  /** Of a game whose end nobody took, or that was called off: what waits is not told any more. */
  forget(eventId: string): void {
    this.#parts.told.forget(eventId);
    this.#waiting.delete(eventId);
    this.#untold.delete(eventId);
    this.#beside.delete(eventId);
  }

  /** What fails keeps nothing after it from being told: the receiver asks for a snapshot where it misses something. */
  #inTurn(eventId: string, work: () => Promise<void>): void {
    const before = this.#sending.get(eventId) ?? Promise.resolve();
    const sending = before
      .then(work)
      .catch((err: unknown) => {
        this.#parts.logger.error({ err, eventId }, 'Something of a game could not be told');
      })
      .then(() => {
        if (this.#sending.get(eventId) === sending) this.#sending.delete(eventId);
      });
    this.#sending.set(eventId, sending);
  }

  /** All that was told, also what was refused meanwhile; and then the end, which no snapshot has. */
  async #retellIfAsked(eventId: string): Promise<void> {
    const snapshot = this.#asked.delete(eventId) ? this.#parts.told.snapshot(eventId) : undefined;
    if (!snapshot) return;
    await this.#receive(snapshot);
    const end = this.#untold.get(eventId);
    this.#untold.delete(eventId);
    if (end) await this.#send(end);
  }

  /** Nothing where the turn before took more than one. */
  async #sendNext(eventId: string): Promise<void> {
    const waiting = this.#waiting.get(eventId) ?? [];
    const [first, ...others] = waiting.splice(0, this.#isBehind(waiting) ? playedIn(waiting) : 1);
    if (waiting.length === 0) this.#waiting.delete(eventId);
    if (!first) return;
    if (others.length === 0) return this.#send(this.#numbered(first));
    for (const message of [first, ...others]) this.#parts.told.note(this.#numbered(message));
    const snapshot = this.#parts.told.snapshot(eventId);
    if (snapshot) await this.#receive(snapshot);
  }

  /** Whether a snapshot may stand for what waits, and is better told. */
  #isBehind(waiting: readonly FeedMessage[]): boolean {
    const [first] = waiting;
    if (!first || playedIn(waiting) <= FEW || !this.#parts.told.has(first.eventId)) return false;
    return Date.parse(first.at) < this.#parts.clock.now() - LATE_MS;
  }

  #numbered(message: FeedMessage): FeedMessage {
    return { ...message, sequence: message.sequence + (this.#beside.get(message.eventId) ?? 0) };
  }

  async #send(message: FeedMessage): Promise<void> {
    const outcome = await this.#receive(message);
    if (outcome?.kind === 'refused' && isEnd(message)) this.#untold.set(message.eventId, message);
    else this.#parts.told.note(message);
  }

  /** Until it is written: after a game's last message nothing would show that it is missing. Undefined once stopped. */
  async #receive(message: FeedMessage): Promise<ReceiveOutcome | undefined> {
    const { signal, logger } = this.#parts;
    if (!this.#inlet || signal.aborted) return undefined;
    return receivedBy(this.#inlet, message, { signal, logger });
  }
}

/** How many of these messages, from the first on, a snapshot says as well. */
function playedIn(messages: readonly FeedMessage[]): number {
  const other = messages.findIndex(({ kind }) => kind !== 'play' && kind !== 'pending');
  return other < 0 ? messages.length : other;
}

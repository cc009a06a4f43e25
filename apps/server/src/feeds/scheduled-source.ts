import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { MessagePlayer } from '@fairline/feed/player.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { eachAtOnce } from './each-at-once.ts';
import type { FeedInlet, FeedSource, ReceiveOutcome } from './inlet.ts';
import { orderOfGames } from './order-of-games.ts';
import { receivedBy } from './until-written.ts';

/** A game that can be told at any time, from its beginning or from where it was left. */
export interface ScheduledGame {
  readonly eventId: string;
  readonly startsAtMs: number;
  /** The messages that follow what was told; all of them, the fixture first, when nothing was. */
  messages(told: readonly FeedMessage[]): Promise<Iterable<FeedMessage>>;
}

/** Which games there are, and when. */
export interface Schedule {
  readonly name: string;
  /** How often to look for new games. */
  readonly refreshMs: number;
  /** A game that began this long ago is surely over. */
  readonly longestMs: number;
  games(nowMs: number): readonly ScheduledGame[];
  /** A game that was begun and has left the list, from what was told of it. */
  resume(told: readonly FeedMessage[]): ScheduledGame | undefined;
}

export interface ScheduledSourceParts {
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
}

/** Games that are prepared at the same time. */
const AT_ONCE = 8;

/** What a snapshot of a game in play is made of. */
interface Told {
  readonly fixture: Fixture;
  readonly plays: unknown[];
  sequence: number;
  pending: boolean;
}

/** Tells the games of a schedule, each message at its time, and goes on after a restart where the log ends. */
export class ScheduledSource implements FeedSource {
  readonly name: string;
  readonly #schedule: Schedule;
  readonly #parts: ScheduledSourceParts;
  readonly #player: MessagePlayer;
  #inlet: FeedInlet | undefined;
  /** Games that were looked at, with when they began. */
  readonly #seen = new Map<string, number>();
  readonly #told = new Map<string, Told>();
  /** Begun by an earlier run, and not taken up yet. */
  readonly #unfinished = new Set<string>();
  /** Of each event, what is being written: messages go in one after the other. */
  readonly #sending = new Map<string, Promise<void>>();
  /** Events whose receiver lost track: the next it is told of them is a snapshot. */
  readonly #asked = new Set<string>();
  /** Ends of games that were refused while a snapshot was awaited. */
  readonly #untold = new Map<string, FeedMessage>();
  readonly #stopping = new AbortController();
  #refresh: NodeJS.Timeout | undefined;

  constructor(schedule: Schedule, parts: ScheduledSourceParts) {
    this.name = schedule.name;
    this.#schedule = schedule;
    this.#parts = parts;
    this.#player = new MessagePlayer({
      now: () => parts.clock.now(),
      timer: (ms, callback) => {
        const timeout = setTimeout(callback, ms);
        return () => clearTimeout(timeout);
      },
      deliver: (message) => this.#deliver(message),
      onFault: (last, error) => this.#suspend(last, error),
    });
  }

  /** Resolves once the schedule was read; games join as they are ready, those in play and the next to come first. */
  async start(inlet: FeedInlet): Promise<void> {
    this.#inlet = inlet;
    for (const eventId of await inlet.unfinished(this.name)) this.#unfinished.add(eventId);
    void this.#look(inlet);
  }

  snapshot(eventId: string): FeedMessage | undefined {
    const told = this.#told.get(eventId);
    if (!told) return undefined;
    const { fixture, plays, sequence, pending } = told;
    const at = new Date(this.#parts.clock.now()).toISOString();
    return {
      source: this.name,
      eventId,
      sequence,
      at,
      kind: 'snapshot',
      fixture,
      plays: [...plays],
      pending,
    };
  }

  retell(eventId: string): boolean {
    if (!this.#told.has(eventId)) return false;
    this.#asked.add(eventId);
    this.#inTurn(eventId, () => this.#retellIfAsked(eventId));
    return true;
  }

  stop(): void {
    this.#stopping.abort();
    clearTimeout(this.#refresh);
    this.#player.stop();
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #look(inlet: FeedInlet): Promise<void> {
    try {
      await this.#add(inlet);
    } catch (error) {
      // Stopping cuts off what was being prepared; that is no failure.
      if (this.#stopped) return;
      this.#parts.logger.error(
        { err: error, source: this.name },
        'The schedule could not be read; trying again',
      );
    }
    if (this.#stopped) return;
    this.#refresh = setTimeout(() => void this.#look(inlet), this.#schedule.refreshMs);
  }

  async #add(inlet: FeedInlet): Promise<void> {
    const now = this.#parts.clock.now();
    const listed = this.#schedule.games(now).filter((game) => !this.#seen.has(game.eventId));
    const ids = new Set([...listed.map((game) => game.eventId), ...this.#unfinished]);
    if (ids.size === 0) return;
    const histories = await inlet.histories([...ids]);
    for (const game of listed) ids.delete(game.eventId);
    const left = [...ids].flatMap((eventId) => this.#resume(eventId, histories.get(eventId) ?? []) ?? []);
    // The first are on the board while the last are prepared.
    await eachAtOnce(orderOfGames([...left, ...listed], now), AT_ONCE, (game) =>
      this.#tryBegin(game, histories.get(game.eventId) ?? [], now),
    );
    this.#forget(now);
  }

  #resume(eventId: string, told: readonly FeedMessage[]): ScheduledGame | undefined {
    try {
      const game = this.#schedule.resume(told);
      // What the schedule does not know it will not know later.
      if (!game) this.#unfinished.delete(eventId);
      return game;
    } catch (error) {
      this.#failed(eventId, error);
      return undefined;
    }
  }

  /** A game that cannot begin is tried again with the next look, and keeps no other from beginning. */
  async #tryBegin(game: ScheduledGame, told: readonly FeedMessage[], now: number): Promise<void> {
    try {
      await this.#begin(game, told, now);
      this.#unfinished.delete(game.eventId);
    } catch (error) {
      if (!this.#stopped) this.#failed(game.eventId, error);
    }
  }

  #failed(eventId: string, error: unknown): void {
    this.#parts.logger.error(
      { err: error, eventId, source: this.name },
      'A game could not begin; trying again',
    );
  }

  async #begin(game: ScheduledGame, told: readonly FeedMessage[], now: number): Promise<void> {
    if (this.#stopped) return;
    // Nobody could bet on a game that came and went while nothing ran.
    if (told.length === 0 && game.startsAtMs + this.#schedule.longestMs < now) return;
    for (const message of told) this.#note(message);
    const messages = await game.messages(told);
    if (this.#stopped) return;
    const isLate = told.length === 0 && game.startsAtMs < now;
    this.#player.add(game.eventId, isLate ? this.#inOneGo(game.eventId, messages, now) : messages);
    this.#seen.set(game.eventId, game.startsAtMs);
  }

  /** A game that cannot be told any further stays suspended: nobody knows how it ends. */
  #suspend({ eventId, sequence }: FeedMessage, error: unknown): void {
    this.#parts.logger.error({ err: error, eventId, source: this.name }, 'A game cannot be told any further');
    this.#deliver({
      source: this.name,
      eventId,
      sequence: sequence + 1,
      at: new Date(this.#parts.clock.now()).toISOString(),
      kind: 'suspend',
      reason: 'The source cannot tell this game any further.',
    });
  }

  /**
   * A game that began while nothing ran: its fixture, a snapshot of all that is past, and then what is to come. Nothing of a
   * game that is over: nobody could bet on it.
   */
  *#inOneGo(eventId: string, messages: Iterable<FeedMessage>, now: number): Generator<FeedMessage> {
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
    for (const message of past) this.#note(message);
    const snapshot = this.snapshot(eventId);
    return snapshot ? [first, snapshot] : [];
  }

  #deliver(message: FeedMessage): void {
    const { eventId } = message;
    this.#inTurn(eventId, async () => {
      await this.#retellIfAsked(eventId);
      await this.#send(message);
    });
  }

  #inTurn(eventId: string, work: () => Promise<void>): void {
    const before = this.#sending.get(eventId) ?? Promise.resolve();
    const sending = before.then(async () => {
      await work();
      if (this.#sending.get(eventId) === sending) this.#sending.delete(eventId);
    });
    this.#sending.set(eventId, sending);
  }

  /** All that was told, also what was refused meanwhile; and then the end, which no snapshot has. */
  async #retellIfAsked(eventId: string): Promise<void> {
    const snapshot = this.#asked.delete(eventId) ? this.snapshot(eventId) : undefined;
    if (!snapshot) return;
    await this.#receive(snapshot);
    const end = this.#untold.get(eventId);
    this.#untold.delete(eventId);
    if (end) await this.#send(end);
  }

  async #send(message: FeedMessage): Promise<void> {
    const outcome = await this.#receive(message);
    if (outcome?.kind === 'refused' && isEnd(message)) this.#untold.set(message.eventId, message);
    else this.#note(message);
  }

  /** Until it is written: after a game's last message nothing would show that it is missing. Undefined once stopped. */
  async #receive(message: FeedMessage): Promise<ReceiveOutcome | undefined> {
    const inlet = this.#inlet;
    if (!inlet || this.#stopped) return undefined;
    return receivedBy(inlet, message, { signal: this.#stopping.signal, logger: this.#parts.logger });
  }

  #note(message: FeedMessage): void {
    if (message.kind === 'fixture' || message.kind === 'snapshot') {
      const plays = message.kind === 'snapshot' ? [...message.plays] : [];
      this.#told.set(message.eventId, { fixture: message.fixture, plays, sequence: 0, pending: false });
    }
    const told = this.#told.get(message.eventId);
    if (!told) return;
    told.sequence = message.sequence;
    told.pending = message.kind === 'pending' || (message.kind === 'snapshot' && message.pending);
    if (message.kind === 'play') told.plays.push(message.play);
    if (isEnd(message)) this.#told.delete(message.eventId);
  }

  #forget(now: number): void {
    for (const [eventId, startsAtMs] of this.#seen) {
      if (startsAtMs + 2 * this.#schedule.longestMs >= now || this.#player.has(eventId)) continue;
      this.#seen.delete(eventId);
      // Of a game whose end nobody took.
      this.#told.delete(eventId);
      this.#untold.delete(eventId);
    }
  }
}

function isEnd(message: FeedMessage): boolean {
  return message.kind === 'result' || (message.kind === 'status' && message.status === 'cancelled');
}

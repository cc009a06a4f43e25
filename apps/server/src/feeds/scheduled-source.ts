import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { MessagePlayer } from '@fairline/feed/player.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { othersTurn } from '../platform/others-turn.ts';
import { GameTeller } from './game-teller.ts';
import { GamesInLine } from './games-in-line.ts';
import type { FeedInlet, FeedSource } from './inlet.ts';
import { isEnd, ToldGames } from './told-games.ts';

/** A game that can be told at any time, from its beginning or from where it was left. */
export interface ScheduledGame {
  readonly eventId: string;
  readonly startsAtMs: number;
  /** So long after its start it is surely over. */
  readonly longestMs: number;
  /** The slug of its competition. */
  readonly competition?: string;
  /** The messages that follow what was told; all of them, the fixture first, when nothing was. */
  messages(told: readonly FeedMessage[]): Promise<Iterable<FeedMessage>>;
  /** Its fixture as it is now, where it is not as it was told last; undefined where it is. */
  changed?(fixture: Fixture): Fixture | undefined;
}

/** Which games there are, and when. */
export interface Schedule {
  readonly name: string;
  /** How often to look for new games. */
  readonly refreshMs: number;
  /** Those that are listed at a moment. */
  games(nowMs: number): readonly ScheduledGame[] | Promise<readonly ScheduledGame[]>;
  /** A game that was begun and has left the list, from what was told of it; undefined where it is not played any more. */
  resume(told: readonly FeedMessage[]): ScheduledGame | undefined;
  /** Nothing is asked of it any more. */
  stop?(): void;
}

export interface ScheduledSourceParts {
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  /** Hears of which competitions games are prepared that nobody was told of, by slug, whenever these are others. */
  readonly onPreparing?: (competitions: ReadonlySet<string>) => void;
}

/** Games that are prepared at the same time, and those of the next days among them. */
const [AT_ONCE, FAR_OFF_AT_ONCE] = [8, 2];

/** Of the longest time that a game takes: so long each is in play. */
const SURE_PART = 0.5;

/** A game that is to be begun, with what was told of it by an earlier run. */
interface Candidate {
  readonly eventId: string;
  readonly startsAtMs: number;
  readonly game: ScheduledGame;
  readonly told: readonly FeedMessage[];
}

/** Tells the games of a schedule, each message at its time, and goes on after a restart where the log ends. */
export class ScheduledSource implements FeedSource {
  readonly name: string;
  readonly #schedule: Schedule;
  readonly #parts: ScheduledSourceParts;
  readonly #player: MessagePlayer;
  /** Games that were looked at, with how long they are remembered: twice as long as they can take. */
  readonly #seen = new Map<string, number>();
  readonly #told: ToldGames;
  readonly #teller: GameTeller;
  readonly #line: GamesInLine<Candidate>;
  /** Begun by an earlier run, and not taken up yet. */
  readonly #unfinished = new Set<string>();
  /** Called off while they were in line. */
  readonly #off = new Set<string>();
  /** In play when the schedule was read first. */
  #inPlay: readonly string[] | undefined;
  /** As told last. */
  #preparing: ReadonlySet<string> = new Set();
  readonly #stopping = new AbortController();
  #refresh: NodeJS.Timeout | undefined;

  constructor(schedule: Schedule, parts: ScheduledSourceParts) {
    this.name = schedule.name;
    this.#schedule = schedule;
    this.#parts = parts;
    this.#told = new ToldGames(schedule.name, parts.clock);
    this.#teller = new GameTeller({
      clock: parts.clock,
      told: this.#told,
      logger: parts.logger,
      signal: this.#stopping.signal,
    });
    this.#line = new GamesInLine<Candidate>({
      most: AT_ONCE,
      farOff: FAR_OFF_AT_ONCE,
      now: () => parts.clock.now(),
      prepare: (candidate) => this.#tryBegin(candidate),
      onChange: () => this.#tellPreparing(),
    });
    this.#player = new MessagePlayer({
      now: () => parts.clock.now(),
      timer: (ms, callback) => {
        const timeout = setTimeout(callback, ms);
        return () => clearTimeout(timeout);
      },
      deliver: (message) => this.#teller.deliver(message),
      onFault: (last, error) => this.#suspend(last, error),
    });
  }

  /**
   * Does not wait until the schedule was read. Games join as they are ready, those in play and the next to come first, and beside
   * them always some of the next days.
   */
  async start(inlet: FeedInlet): Promise<void> {
    this.#teller.start(inlet);
    for (const eventId of await inlet.unfinished(this.name)) this.#unfinished.add(eventId);
    void this.#look(inlet);
  }

  /** The events that were in play when the schedule was read first; undefined until it was. */
  inPlayAtStart(): readonly string[] | undefined {
    return this.#inPlay;
  }

  snapshot(eventId: string): FeedMessage | undefined {
    return this.#told.snapshot(eventId);
  }

  retell(eventId: string): boolean {
    return this.#teller.retell(eventId);
  }

  calledOff(eventId: string): void {
    if (this.#line.eventIds().has(eventId)) this.#off.add(eventId);
    this.#player.drop(eventId);
    this.#teller.forget(eventId);
  }

  stop(): void {
    this.#stopping.abort();
    this.#line.clear();
    clearTimeout(this.#refresh);
    this.#player.stop();
    this.#schedule.stop?.();
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

  /** Lets those join the line that are new; nobody waits here until they have begun, for by then others are near. */
  async #add(inlet: FeedInlet): Promise<void> {
    const now = this.#parts.clock.now();
    this.#forget(now);
    const games = await this.#schedule.games(now);
    if (this.#stopped) return;
    const inLine = this.#line.eventIds();
    const isNew = (eventId: string) => !inLine.has(eventId);
    this.#announceAnew(games, now);
    const listed = games.filter(({ eventId }) => !this.#seen.has(eventId) && isNew(eventId));
    const left = new Set([...this.#unfinished].filter(isNew));
    this.#inPlay ??= listed.filter((game) => isInPlay(game, now)).map(({ eventId }) => eventId);
    if (listed.length + left.size === 0) return;
    const histories = await inlet.histories([...new Set([...left, ...listed.map(({ eventId }) => eventId)])]);
    if (this.#stopped) return;
    for (const { eventId } of listed) left.delete(eventId);
    const resumed = [...left].flatMap((eventId) => this.#resume(eventId, histories.get(eventId) ?? []) ?? []);
    const candidates = [...resumed, ...listed].map((game): Candidate => {
      const { eventId, startsAtMs } = game;
      return { eventId, startsAtMs, game, told: histories.get(eventId) ?? [] };
    });
    this.#line.join(candidates);
  }

  #tellPreparing(): void {
    if (this.#stopped) return;
    const untold = this.#line.games().filter(({ told }) => told.length === 0);
    const preparing = new Set(untold.flatMap(({ game }) => game.competition ?? []));
    const isSame =
      preparing.size === this.#preparing.size && [...preparing].every((slug) => this.#preparing.has(slug));
    if (isSame) return;
    this.#preparing = preparing;
    this.#parts.onPreparing?.(preparing);
  }

  #announceAnew(games: readonly ScheduledGame[], now: number): void {
    for (const game of games) {
      if (!game.changed || game.startsAtMs <= now || !this.#seen.has(game.eventId)) continue;
      this.#teller.announceAnew(game.eventId, game.changed);
    }
  }

  #resume(eventId: string, told: readonly FeedMessage[]): ScheduledGame | undefined {
    try {
      const game = this.#schedule.resume(told);
      if (!game) this.#giveUp(eventId, told.at(-1));
      return game;
    } catch (error) {
      this.#failed(eventId, error);
      return undefined;
    }
  }

  /** What the schedule does not know it will not know later. It stays suspended until the house calls it off. */
  #giveUp(eventId: string, last: FeedMessage | undefined): void {
    this.#unfinished.delete(eventId);
    this.#parts.logger.error(
      { eventId, source: this.name },
      'A game that was begun is not in the schedule any more: it stays suspended',
    );
    // Said once, however often this starts: what is told puts off the day on which the house calls it off.
    if (last && last.kind !== 'suspend') this.#tellSuspended(last);
  }

  /** A game that cannot begin is tried again with the next look, and keeps no other from beginning. */
  async #tryBegin({ eventId, game, told }: Candidate): Promise<void> {
    try {
      await this.#begin(game, told);
      this.#unfinished.delete(eventId);
    } catch (error) {
      if (!this.#stopped) this.#failed(eventId, error);
    }
  }

  #failed(eventId: string, error: unknown): void {
    this.#parts.logger.error(
      { err: error, eventId, source: this.name },
      'A game could not begin; trying again',
    );
  }

  async #begin(game: ScheduledGame, told: readonly FeedMessage[]): Promise<void> {
    if (this.#stopped) return;
    const last = told.at(-1);
    if (last && isEnd(last)) return this.#isOver(game);
    // Nobody could bet on a game that came and went while nothing ran.
    if (told.length === 0 && game.startsAtMs + game.longestMs < this.#parts.clock.now()) return;
    for (const message of told) this.#told.note(message);
    // A start begins dozens, each of which is played as far as it is by now.
    await othersTurn();
    const messages = await game.messages(told);
    if (this.#stopped) return;
    if (this.#off.has(game.eventId)) return this.#isOver(game);
    // Of a game that is prepared for minutes, as on a busy machine, those are past, too.
    const now = this.#parts.clock.now();
    const isLate = told.length === 0 && game.startsAtMs < now;
    this.#player.add(game.eventId, isLate ? this.#told.inOneGo(game.eventId, messages, now) : messages);
    this.#seen.set(game.eventId, game.startsAtMs + 2 * game.longestMs);
  }

  /** It is not begun again while it is listed. */
  #isOver({ eventId, startsAtMs, longestMs }: ScheduledGame): void {
    this.#off.delete(eventId);
    this.#teller.forget(eventId);
    this.#seen.set(eventId, startsAtMs + 2 * longestMs);
  }

  /** A game that cannot be told any further stays suspended: nobody knows how it ends. */
  #suspend(last: FeedMessage, error: unknown): void {
    const { eventId } = last;
    this.#parts.logger.error({ err: error, eventId, source: this.name }, 'A game cannot be told any further');
    this.#tellSuspended(last);
  }

  #tellSuspended({ eventId, sequence }: FeedMessage): void {
    this.#teller.deliver({
      source: this.name,
      eventId,
      sequence: sequence + 1,
      at: new Date(this.#parts.clock.now()).toISOString(),
      kind: 'suspend',
      reason: 'The source cannot tell this game any further.',
    });
  }

  #forget(now: number): void {
    for (const [eventId, untilMs] of this.#seen) {
      if (untilMs >= now || this.#player.has(eventId)) continue;
      this.#seen.delete(eventId);
      this.#teller.forget(eventId);
    }
  }
}

/** Not over yet, however short it is. */
function isInPlay({ startsAtMs, longestMs }: ScheduledGame, now: number): boolean {
  return startsAtMs <= now && now <= startsAtMs + SURE_PART * longestMs;
}

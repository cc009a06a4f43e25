import { keepable } from '@fairline/feed/keepable.ts';
import type { FeedMessage, Snapshot } from '@fairline/feed/message.ts';
import { parseFeedMessage } from '@fairline/feed/message-schema.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { maybeReplaced, type Surety } from '../platform/database/only-server.ts';
import type { Logger } from '../platform/log.ts';
import { isRefusedData } from '../platform/retry.ts';
import { FeedActs } from './feed-acts.ts';
import { type FeedSource, type Feeds, HOUSE_RULES, type ReceiveOutcome } from './inlet.ts';
import { Judged, namedEvent, OF_ANOTHER } from './judged.ts';
import { KnownPositions } from './known-positions.ts';
import { readInTurns } from './read-in-turns.ts';
import { RefusalAllowance } from './refusal-allowance.ts';
import { START } from './sequence.ts';
import { FeedStore, type Refusal } from './store.ts';

export interface FeedsParts {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Whether this process may write. Without it, nobody takes its place. */
  readonly surety?: Surety;
}

/** Written in one go at most. */
const MAX_BATCH = 500;
/** As long as a restart of the database takes. */
const SURETY_PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;
/** How long the messages of an event are kept that is over, and of one of which nothing more is heard. */
const KEEP_OVER_MS = 3 * DAY_MS;
const KEEP_SILENT_MS = 30 * DAY_MS;
const PRUNE_EVERY_MS = 600_000;

/** The database has feedsMigrations. */
export function openFeeds(parts: FeedsParts): Feeds {
  return new LoggedFeeds(parts);
}

interface Waiting {
  readonly value: unknown;
  readonly speaker: string | undefined;
  readonly resolve: (outcome: ReceiveOutcome) => void;
  readonly reject: (error: unknown) => void;
}

class LoggedFeeds implements Feeds {
  readonly #parts: FeedsParts;
  readonly #store: FeedStore;
  readonly #sources: FeedSource[] = [];
  readonly #positions: KnownPositions;
  readonly #acts: FeedActs;
  readonly #waiting: Waiting[] = [];
  readonly #pruning: NodeJS.Timeout;
  readonly #allowance: RefusalAllowance;
  #writing: Promise<void> | undefined;
  /** Resolves when the last that was asked for is done, whatever became of it. */
  #turn: Promise<void> = Promise.resolve();

  constructor(parts: FeedsParts) {
    this.#parts = parts;
    this.#store = new FeedStore(parts.database);
    this.#positions = new KnownPositions(this.#store);
    this.#acts = new FeedActs({ ...parts, sources: this.#sources, inlet: this });
    this.#allowance = new RefusalAllowance(parts.clock, (source) => {
      parts.logger.warn({ source }, 'No more refused messages of this source are kept for an hour');
    });
    this.#pruning = setInterval(() => this.#prune(), PRUNE_EVERY_MS);
    this.#pruning.unref();
  }

  receive(value: unknown, speaker?: string): Promise<ReceiveOutcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ value, speaker, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  histories(eventIds: readonly string[]): Promise<Map<string, FeedMessage[]>> {
    return this.#store.histories(eventIds);
  }

  recoverable(eventIds: readonly string[]): Promise<Map<string, FeedMessage[]>> {
    return this.#store.recoverable(eventIds);
  }

  async sources(eventIds: readonly string[]): Promise<Map<string, string>> {
    await this.#inTurn(() => this.#positions.learn(eventIds));
    return new Map(
      eventIds.flatMap((eventId) => {
        const source = this.#positions.get(eventId)?.source;
        return source === undefined ? [] : [[eventId, source] as const];
      }),
    );
  }

  unfinished(source: string): Promise<string[]> {
    return this.#store.unfinished(source);
  }

  begun(): Promise<string[]> {
    return this.#store.unfinished();
  }

  snapshots(after: ReadonlyMap<string, number>): Promise<readonly Snapshot[]> {
    return this.#store.snapshots(after);
  }

  troubles(eventIds: readonly string[]): Promise<Map<string, string>> {
    return this.#store.troubles(eventIds);
  }

  retold(): Promise<readonly string[]> {
    return this.#store.retold();
  }

  callOff(eventId: string): Promise<void> {
    return this.#inTurn(() => this.#callOff(eventId));
  }

  async #callOff(eventId: string): Promise<void> {
    await this.#checkSurety();
    await this.#positions.learn([eventId]);
    const position = this.#positions.get(eventId) ?? START;
    if (position.over || position.sequence === 0) return;
    const sequence = position.sequence + 1;
    const at = new Date(this.#parts.clock.now()).toISOString();
    const end = { source: HOUSE_RULES, eventId, sequence, at, kind: 'status', status: 'cancelled' } as const;
    await this.#store.append([end], []);
    this.#positions.set(eventId, { ...position, sequence, troubled: false, over: true });
    this.#acts.act({ kind: 'message', message: end });
    for (const source of this.#sources) source.calledOff?.(eventId);
  }

  async distrust(eventId: string, why: string): Promise<void> {
    // It may repeat what was received.
    const reason = keepable(why);
    // As it stands for who distrusts it: a snapshot may be on its way in.
    if (this.#positions.get(eventId)?.troubled) return;
    const retold = this.#acts.snapshotOf(eventId);
    await this.#inTurn(() => this.#distrust(eventId, reason, retold));
  }

  /** @param retold the snapshot that was its last message, if one was, when it was distrusted */
  async #distrust(eventId: string, reason: string, retold: number | undefined): Promise<void> {
    await this.#checkSurety();
    await this.#positions.learn([eventId]);
    const position = this.#positions.get(eventId);
    if (!position || position.troubled) return;
    // A snapshot came with what is distrusted, after it.
    const last = this.#acts.snapshotOf(eventId);
    if (last !== undefined && last !== retold) return;
    await this.#store.append(
      [],
      [{ eventId, source: undefined, sequence: position.sequence, reason, troubling: true, body: null }],
    );
    this.#positions.set(eventId, { ...position, troubled: true, over: false });
    this.#acts.tellTrouble(eventId, reason, retold === undefined);
  }

  async addSource(source: FeedSource): Promise<void> {
    this.#sources.push(source);
    await source.start(this);
    await this.#healAfterRestart(source.name);
    this.#parts.logger.info({ source: source.name }, 'Feed source started');
  }

  /** What a snapshot was asked for before, and did not come until the server ended. */
  async #healAfterRestart(source: string): Promise<void> {
    const awaiting = await this.#store.troubles(await this.#store.unfinished(source));
    for (const eventId of awaiting.keys()) this.#acts.askForSnapshot(eventId);
  }

  async stop(): Promise<void> {
    clearInterval(this.#pruning);
    for (const source of this.#sources) source.stop();
    await this.#writing;
    await this.#turn;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0)
      await this.#inTurn(() => this.#write(this.#waiting.splice(0, MAX_BATCH)));
    this.#writing = undefined;
  }

  /** One after the other: a batch that is being written goes by positions that nobody else may change meanwhile. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const parsed = await readInTurns(
        batch,
        ({ value }) => value,
        (waiting) => ({ waiting, read: parseFeedMessage(waiting.value) }),
      );
      await this.#checkSurety();
      await this.#positions.learn(
        parsed.flatMap(({ waiting, read }) =>
          read.ok ? read.message.eventId : (namedEvent(waiting.value) ?? []),
        ),
      );
      const judged = new Judged(this.#positions.all);
      const judge = ({ waiting: { value, speaker }, read }: (typeof parsed)[number]): ReceiveOutcome => {
        if (judged.isOfAnother(namedEvent(value), speaker)) return { kind: 'refused', reason: OF_ANOTHER };
        return read.ok ? judged.message(read.message, speaker) : judged.garbage(value, read.reason, speaker);
      };
      const outcomes = parsed.map((each) => ({ waiting: each.waiting, outcome: judge(each) }));
      await this.#store.append(
        judged.accepted,
        judged.refusals.filter((refusal) => this.#isKept(refusal)),
      );
      for (const [eventId, position] of judged.positions) this.#positions.set(eventId, position);
      await this.#acts.actAll(judged.acts);
      for (const { waiting, outcome } of outcomes) waiting.resolve(outcome);
    } catch (error) {
      await this.#writeApart(batch, error);
    }
    this.#positions.forget((eventId) => this.#acts.forget(eventId));
  }

  /** What a server judges that was replaced while it hung is the past. */
  async #checkSurety(): Promise<void> {
    const { surety } = this.#parts;
    if (surety === undefined || surety.isSure() || (await surety.makeSure(SURETY_PATIENCE_MS))) return;
    throw maybeReplaced();
  }

  /** A message that cannot be kept fails alone, not with those that came with it. */
  async #writeApart(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length > 1 && isRefusedData(error)) for (const waiting of batch) await this.#write([waiting]);
    else for (const waiting of batch) waiting.reject(error);
  }

  /** What an event awaits a snapshot for has to be known after a restart. */
  #isKept({ source, troubling }: Refusal): boolean {
    return troubling || this.#allowance.takes(source ?? '');
  }

  #prune(): void {
    const kept = { overMs: KEEP_OVER_MS, silentMs: KEEP_SILENT_MS };
    this.#inTurn(() => this.#store.prune(kept)).catch((error: unknown) => {
      this.#parts.logger.error({ err: error }, 'Old feed messages could not be pruned');
    });
  }
}

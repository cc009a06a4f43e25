import { createSourceEventStream, type FormattedExecutionResult } from 'graphql';
import { type Budget, unlimited } from '../graphql/budget.ts';
import { maskErrors } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operation } from '../graphql/operation.ts';
import type { Variables } from '../graphql/run.ts';
import type { Metrics } from '../metrics.ts';
import { nextTurn } from '../others-turn.ts';
import { Bundles } from './bundles.ts';
import { Frames } from './frames.ts';
import { LiveGroup, type Member, type Sink } from './live-group.ts';
import { isLive } from './live-source.ts';

export interface LiveHubOptions {
  readonly executor: Executor;
  readonly metrics?: Metrics;
  /** Between two updates of the same subscription at least. */
  readonly tickMs?: number;
  /** A first change waits this long for others that belong to it. */
  readonly gatherMs?: number;
  /** A connection with more unsent bytes than this is left out until it has caught up. */
  readonly slowBytes?: number;
}

/** An update that failed is tried again after this. */
const RETRY_MS = 1_000;

/** Groups are updated for so long in one turn of this thread; making text of it takes about as long again. */
const TURN_MS = 10;

/** What a group has to tell, made and not handed to anybody yet. */
interface Update {
  readonly group: LiveGroup;
  /** For those who are current. */
  readonly news: Buffer | undefined;
  /** For those returning. */
  readonly whole: Buffer | undefined;
  readonly returning: readonly Member[];
}

export type Joined = { readonly leave: () => void } | { readonly refused: FormattedExecutionResult };

/**
 * Shared subscriptions: executed once a tick for each group of equal documents and variables; the same bytes go to
 * all in the group. A slow connection never has a queue: it is left out and gets the whole state when it can.
 */
export class LiveHub {
  readonly #executor: Executor;
  readonly #metrics: Metrics | undefined;
  readonly #tickMs: number;
  readonly #gatherMs: number;
  readonly #limits: { slowBytes: number; resumeBytes: number };
  readonly #groups = new Map<string, Promise<LiveGroup | FormattedExecutionResult>>();
  readonly #due = new Set<LiveGroup>();
  #timer: NodeJS.Timeout | undefined;
  #isTicking = false;
  #isClosed = false;
  #lastTickMs = 0;

  constructor({ executor, metrics, tickMs = 100, gatherMs = 5, slowBytes = 262_144 }: LiveHubOptions) {
    this.#executor = executor;
    this.#metrics = metrics;
    this.#tickMs = tickMs;
    this.#gatherMs = gatherMs;
    this.#limits = { slowBytes, resumeBytes: slowBytes / 16 };
  }

  /**
   * Adds a subscriber; its first update, the snapshot, comes with the next tick.
   * @param budget of whoever asks, who pays for a group of our own documents that is not there yet
   */
  async join(
    operation: Operation,
    variables: Variables,
    member: Member,
    budget = unlimited,
  ): Promise<Joined> {
    const key = `${operation.key} ${JSON.stringify(variables)}`;
    for (;;) {
      const opening = this.#groups.get(key) ?? this.#open(operation, variables, budget);
      this.#groups.set(key, opening);
      const group = await opening.catch((error: unknown) => {
        this.#forget(key, opening);
        throw error;
      });
      if (!(group instanceof LiveGroup)) {
        this.#forget(key, opening);
        return { refused: group };
      }
      // Its last member may have left, which closed it, while this one was on the way in.
      if (this.#groups.get(key) !== opening) continue;
      group.behind.add(member);
      this.#schedule(group);
      return { leave: () => this.#leave(key, group, member) };
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#due.clear();
  }

  #forget(key: string, opening: Promise<unknown>): void {
    if (this.#groups.get(key) === opening) this.#groups.delete(key);
  }

  async #open(
    operation: Operation,
    variables: Variables,
    budget: Budget,
  ): Promise<LiveGroup | FormattedExecutionResult> {
    const settle = operation.own ? operation.pay(budget) : undefined;
    let opened: LiveGroup | undefined;
    try {
      const stream = await createSourceEventStream({
        schema: this.#executor.parts.schema,
        document: operation.document,
        operationName: operation.name,
        contextValue: this.#executor.sharedContext(),
        variableValues: variables,
      });
      if (isLive(stream)) {
        opened = new LiveGroup(operation, variables, stream.source, (due) => this.#schedule(due), settle);
        return opened;
      }
      if (Symbol.asyncIterator in stream) {
        throw new Error(`The shared subscription ${operation.name ?? ''} must answer live(source).`);
      }
      return maskErrors({ errors: stream.errors ?? [] }, this.#executor.parts.logger);
    } finally {
      if (!opened) settle?.(undefined);
    }
  }

  #leave(key: string, group: LiveGroup, member: Member): void {
    group.remove(member);
    if (!group.isEmpty) return;
    this.#groups.delete(key);
    this.#due.delete(group);
    group.close();
  }

  #schedule(group: LiveGroup): void {
    if (this.#isClosed) return;
    this.#due.add(group);
    if (this.#timer || this.#isTicking) return;
    const sinceTickMs = performance.now() - this.#lastTickMs;
    this.#timer = setTimeout(() => this.#tick(), Math.max(this.#gatherMs, this.#tickMs - sinceTickMs));
  }

  async #tick(): Promise<void> {
    this.#timer = undefined;
    this.#isTicking = true;
    this.#lastTickMs = performance.now();
    const due = [...this.#due].values();
    this.#due.clear();
    for (let isOver = false; !isOver && !this.#isClosed; ) {
      isOver = await this.#updateSome(due);
      // However much there is to tell, all else has its turn meanwhile.
      if (!isOver) await nextTurn();
    }
    this.#isTicking = false;
    for (const group of this.#due) this.#schedule(group);
  }

  /** Updates as many groups as go into one turn of this thread. Answers whether there are no more. */
  async #updateSome(due: Iterator<LiveGroup, undefined>): Promise<boolean> {
    const begunMs = performance.now();
    const begun: { group: LiveGroup; update: Promise<Update | undefined> }[] = [];
    let next = due.next();
    for (; !next.done; next = due.next()) {
      const group = next.value;
      // Its last member may have left since it was due.
      if (!group.isEmpty) begun.push({ group, update: this.#prepare(group) });
      if (performance.now() - begunMs > TURN_MS) break;
    }
    const updates = await Promise.all(begun.map(({ update }) => update));
    const touched: Sink[] = [];
    const ended: Member[] = [];
    // From here to the writing nothing waits: whoever leaves meanwhile would give its name to another subscription, which got this.
    const handed = updates.map((update) => update !== undefined && this.#hand(update, touched, ended));
    // One write a connection, however many of its subscriptions have news.
    const bundles = new Bundles();
    for (const sink of touched.sort(byArrival)) this.#flush(sink, bundles);
    for (const member of ended) this.#end(member);
    for (const [index, { group }] of begun.entries()) {
      if (group.behind.size === 0) continue;
      if (handed[index]) this.#due.add(group);
      else this.#scheduleLater(group);
    }
    return next.done === true;
  }

  /** Who cannot be written to has missed something: it is to come again, and the others and the next tick do not suffer. */
  #flush(sink: Sink, bundles: Bundles): void {
    try {
      sink.flush(bundles);
    } catch (error) {
      this.#executor.parts.logger.error({ err: error }, 'A live update could not be sent');
      sink.terminate();
    }
  }

  /** What its source does when nobody listens any more must not end the updates of the others. */
  #end(member: Member): void {
    try {
      member.end();
    } catch (error) {
      this.#executor.parts.logger.error({ err: error }, 'A live subscription could not be ended');
    }
  }

  #scheduleLater(group: LiveGroup): void {
    setTimeout(() => {
      if (!group.isEmpty) this.#schedule(group);
    }, RETRY_MS).unref();
  }

  /** What a group has to tell now; undefined when it failed: then nobody is current any more. */
  async #prepare(group: LiveGroup): Promise<Update | undefined> {
    try {
      const changed = group.isDirty;
      group.isDirty = false;
      // Taken even when nobody is current, so that the next delta starts where this snapshot stands.
      const delta = changed ? group.source.delta() : null;
      const returning = group.returning(this.#limits.resumeBytes);
      const snapshot = returning.length > 0 ? group.source.snapshot() : null;
      const news = delta !== null && group.current.size > 0 ? await this.#execute(group, delta) : undefined;
      const whole = snapshot === null ? undefined : await this.#execute(group, snapshot);
      if (returning.length > 0) group.settleAt(whole);
      return { group, news, whole, returning };
    } catch (error) {
      this.#failed(group, error);
      return undefined;
    }
  }

  /** Enqueues an update for each who is to have it. Answers whether it could; else nobody is current any more. */
  #hand({ group, news, whole, returning }: Update, touched: Sink[], ended: Member[]): boolean {
    const { slowBytes } = this.#limits;
    try {
      if (news) {
        const frames = new Frames(news, touched);
        const leftOut = group.deliver(slowBytes, (member) => frames.enqueue(member));
        this.#count(frames.sent, leftOut);
      }
      const frames = whole && new Frames(whole, touched);
      const shown = group.show(returning, slowBytes, frames && ((member) => frames.enqueue(member)));
      this.#count(frames?.sent ?? 0, 0);
      if (group.source.isOnce) ended.push(...shown);
      return true;
    } catch (error) {
      this.#failed(group, error);
      return false;
    }
  }

  #failed(group: LiveGroup, error: unknown): void {
    this.#executor.parts.logger.error(
      { err: error, operation: group.operation.name },
      'A live update failed',
    );
    group.leaveBehind();
  }

  async #execute({ operation, variables }: LiveGroup, update: unknown): Promise<Buffer> {
    const context = this.#executor.sharedContext();
    const result = await this.#executor.execute(operation, variables, context, update);
    return Buffer.from(operation.stringify(result));
  }

  #count(sent: number, leftOut: number): void {
    if (sent > 0) this.#metrics?.frames.inc({ kind: 'sent' }, sent);
    if (leftOut > 0) this.#metrics?.frames.inc({ kind: 'left out' }, leftOut);
  }
}

/**
 * Connections that came one after another lie together in memory, the system's and ours: written in that order a message
 * costs less than group by group. Each group has its members in that order nearly, so there is little to sort.
 */
function byArrival(left: Sink, right: Sink): number {
  return left.order - right.order;
}

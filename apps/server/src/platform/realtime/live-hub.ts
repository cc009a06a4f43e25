import { createSourceEventStream, type FormattedExecutionResult } from 'graphql';
import { type Budget, unlimited } from '../graphql/budget.ts';
import { maskErrors } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operation } from '../graphql/operation.ts';
import type { Variables } from '../graphql/run.ts';
import type { Metrics } from '../metrics.ts';
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
    const stream = await createSourceEventStream({
      schema: this.#executor.parts.schema,
      document: operation.document,
      operationName: operation.name,
      contextValue: this.#executor.sharedContext(),
      variableValues: variables,
    });
    if (isLive(stream)) {
      const group = new LiveGroup(operation, variables, stream.source, (due) => this.#schedule(due));
      group.settle = settle;
      return group;
    }
    if (Symbol.asyncIterator in stream) {
      throw new Error(`The shared subscription ${operation.name ?? ''} must answer live(source).`);
    }
    return maskErrors({ errors: stream.errors ?? [] }, this.#executor.parts.logger);
  }

  #leave(key: string, group: LiveGroup, member: Member): void {
    group.remove(member);
    if (!group.isEmpty) return;
    this.#groups.delete(key);
    this.#due.delete(group);
    group.close();
  }

  #schedule(group: LiveGroup): void {
    this.#due.add(group);
    if (this.#timer || this.#isTicking) return;
    const sinceTickMs = performance.now() - this.#lastTickMs;
    this.#timer = setTimeout(() => this.#tick(), Math.max(this.#gatherMs, this.#tickMs - sinceTickMs));
  }

  async #tick(): Promise<void> {
    this.#timer = undefined;
    this.#isTicking = true;
    this.#lastTickMs = performance.now();
    const due = [...this.#due];
    this.#due.clear();
    const touched: Sink[] = [];
    const ended: Member[] = [];
    const done = await Promise.all(due.map((group) => this.#update(group, touched, ended)));
    // One write a connection, however many of its subscriptions have news.
    const bundles = new Bundles();
    for (const sink of touched.sort(byArrival)) this.#flush(sink, bundles);
    for (const member of ended) this.#end(member);
    this.#isTicking = false;
    for (const [index, group] of due.entries()) {
      if (group.behind.size === 0) continue;
      if (done[index]) this.#due.add(group);
      else this.#scheduleLater(group);
    }
    for (const group of this.#due) this.#schedule(group);
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

  /** Answers false when it failed; then nobody is current any more. */
  async #update(group: LiveGroup, touched: Sink[], ended: Member[]): Promise<boolean> {
    try {
      const { slowBytes, resumeBytes } = this.#limits;
      const changed = group.isDirty;
      group.isDirty = false;
      // Taken even when nobody is current, so that the next delta starts where this snapshot stands.
      const delta = changed ? group.source.delta() : null;
      if (delta !== null && group.current.size > 0) {
        const frames = new Frames(await this.#execute(group, delta), touched);
        const leftOut = group.deliver(slowBytes, (member) => frames.enqueue(member));
        this.#count(frames.sent, leftOut);
      }
      let returning = group.catchUp(resumeBytes);
      const snapshot = returning.length > 0 ? group.source.snapshot() : null;
      if (snapshot !== null) {
        const bytes = await this.#execute(group, snapshot);
        group.settle?.(bytes);
        group.settle = undefined;
        const frames = new Frames(bytes, touched);
        returning = group.show(returning, slowBytes, (member) => frames.enqueue(member));
        this.#count(frames.sent, 0);
      }
      if (group.source.isOnce) ended.push(...returning);
      return true;
    } catch (error) {
      this.#executor.parts.logger.error(
        { err: error, operation: group.operation.name },
        'A live update failed',
      );
      group.leaveBehind();
      return false;
    }
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

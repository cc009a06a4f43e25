import type { Answered, Pay } from '../graphql/budget.ts';
import type { Operation } from '../graphql/operation.ts';
import type { Variables } from '../graphql/run.ts';
import type { Bundles } from './bundles.ts';
import type { LiveSource } from './live-source.ts';

/** Where a subscriber's frames go; several subscriptions of one connection share it. */
export interface Sink {
  /** When it came: the later, the larger. */
  readonly order: number;
  /** Bytes written but not yet taken by the network. */
  queuedBytes(): number;
  /** Those, and what was enqueued since. */
  waitingBytes(): number;
  /** Keeps a frame until `flush`; true when it is the first since. */
  enqueue(frame: Buffer): boolean;
  /** Sends what was enqueued, together. */
  flush(bundles: Bundles): void;
  /** Ends the connection at once, with whatever waits. */
  terminate(): void;
}

export interface Member {
  /** The operation's id, chosen by the client. */
  readonly id: string;
  readonly sink: Sink;
  /** Told after the last frame of a source that says everything at once. */
  end(): void;
}

/** All who watch the same document with the same variables. */
export class LiveGroup {
  readonly operation: Operation;
  readonly variables: Variables;
  readonly source: LiveSource<unknown>;
  /** Get each delta. */
  readonly current = new Set<Member>();
  /** Get the snapshot next: newcomers, and connections that were too slow. */
  readonly behind = new Set<Member>();
  isDirty = false;
  /** Settles what its first snapshot costs whoever opened it. */
  #settle: ReturnType<Pay> | undefined;
  readonly #unsubscribe: () => void;

  constructor(
    operation: Operation,
    variables: Variables,
    source: LiveSource<unknown>,
    onChange: (group: LiveGroup) => void,
    settle?: ReturnType<Pay>,
  ) {
    this.#settle = settle;
    this.operation = operation;
    this.variables = variables;
    this.source = source;
    this.#unsubscribe = source.subscribe(() => {
      if (this.isDirty) return;
      this.isDirty = true;
      onChange(this);
    });
  }

  get isEmpty(): boolean {
    return this.current.size === 0 && this.behind.size === 0;
  }

  /** Once: by its first snapshot, or when everybody left before there was one. */
  settleAt(answered: Answered): void {
    this.#settle?.(answered);
    this.#settle = undefined;
  }

  remove(member: Member): void {
    this.current.delete(member);
    this.behind.delete(member);
  }

  /** Hands a delta to each current member who takes bytes; the others fall behind. Answers how many these are. */
  deliver(slowBytes: number, hand: (member: Member) => void): number {
    let count = 0;
    for (const member of this.current) {
      if (this.#handed(member, slowBytes, hand)) continue;
      count += 1;
    }
    return count;
  }

  /**
   * Makes members current who were behind, and hands the snapshot to them, if there is one: all looked at the network before any of
   * its frames was enqueued, so whoever has no room by now falls behind again. Answers who has all there is to have.
   */
  show(
    returning: readonly Member[],
    slowBytes: number,
    hand: ((member: Member) => void) | undefined,
  ): readonly Member[] {
    // Who left meanwhile may have given its name to another subscription.
    const still = returning.filter((member) => this.behind.delete(member));
    for (const member of still) this.current.add(member);
    return hand ? still.filter((member) => this.#handed(member, slowBytes, hand)) : still;
  }

  #handed(member: Member, slowBytes: number, hand: (member: Member) => void): boolean {
    if (member.sink.waitingBytes() <= slowBytes) {
      hand(member);
      return true;
    }
    this.current.delete(member);
    this.behind.add(member);
    return false;
  }

  /** Members who are behind and can take bytes again. */
  returning(resumeBytes: number): readonly Member[] {
    if (this.behind.size === 0) return [];
    return [...this.behind].filter((member) => member.sink.queuedBytes() <= resumeBytes);
  }

  /** What the current members should have got is lost: they need the snapshot, too. */
  leaveBehind(): void {
    for (const member of this.current) this.behind.add(member);
    this.current.clear();
  }

  close(): void {
    this.settleAt(undefined);
    this.#unsubscribe();
  }
}

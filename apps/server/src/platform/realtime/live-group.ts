import type { Operation, Variables } from '../graphql/operation.ts';
import type { LiveSource } from './live-source.ts';

/** Where a subscriber's frames go; several subscriptions of one connection share it. */
export interface Sink {
  /** Bytes written but not yet taken by the network. */
  queuedBytes(): number;
  /** Sends frames together. */
  write(frames: readonly Buffer[]): void;
}

export interface Member {
  /** The operation's id, chosen by the client. */
  readonly id: string;
  readonly sink: Sink;
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
  readonly #unsubscribe: () => void;

  constructor(
    operation: Operation,
    variables: Variables,
    source: LiveSource<unknown>,
    onChange: (group: LiveGroup) => void,
  ) {
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

  remove(member: Member): void {
    this.current.delete(member);
    this.behind.delete(member);
  }

  /** Those who can take bytes now; of the current ones, who cannot falls behind. */
  ready(limits: { readonly slowBytes: number; readonly resumeBytes: number }): {
    readonly current: readonly Member[];
    readonly behind: readonly Member[];
    readonly fellBehind: number;
  } {
    const behind = [...this.behind].filter((member) => member.sink.queuedBytes() <= limits.resumeBytes);
    const slow = [...this.current].filter((member) => member.sink.queuedBytes() > limits.slowBytes);
    for (const member of slow) {
      this.current.delete(member);
      this.behind.add(member);
    }
    const current = [...this.current];
    for (const member of behind) {
      this.behind.delete(member);
      this.current.add(member);
    }
    return { current, behind, fellBehind: slow.length };
  }

  close(): void {
    this.#unsubscribe();
  }
}

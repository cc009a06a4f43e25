import { GraphQLError } from 'graphql';
import type { Budget } from '../graphql/budget.ts';
import type { RequestContext } from '../graphql/context.ts';
import { maskError, publicError } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operation } from '../graphql/operation.ts';
import { parseGraphqlRequest } from '../graphql/request.ts';
import type { Variables } from '../graphql/run.ts';
import type { ReadyBody } from '../http/ready-body.ts';
import type { SharedResponses } from '../http/shared-responses.ts';
import { LoopTurns } from '../loop-turns.ts';
import type { DocumentRoom, Held } from './document-room.ts';
import { nextFrame } from './frame.ts';
import type { Sink } from './live-group.ts';
import type { LiveHub } from './live-hub.ts';
import { runStream } from './stream.ts';

export interface OperationsParts {
  readonly executor: Executor;
  readonly hub: LiveHub;
  /** Those of HTTP, too. */
  readonly shared: SharedResponses;
  /** Operations at the same time at most. */
  readonly maxSubscriptions: number;
  /** For the documents of what is running. */
  readonly room: DocumentRoom;
  /** For starting operations; what a subscription sends later is not counted. */
  readonly budget: Budget;
  readonly context: () => RequestContext;
  /** Where frames of shared subscriptions go. */
  readonly sink: Sink;
  /** Sends one message; resolves when the network took it, so that a stream is read no faster than its client. */
  readonly send: (message: string) => Promise<void>;
  /** The same for a whole frame. */
  readonly sendFrame: (frame: Buffer) => Promise<void>;
}

/** Variables up to this size are free: a page's address fits many times. */
const FREE_VARIABLE_BYTES = 1_024;
/** A list of ids is kept as text, as the group's name and as what listens to each. */
const TIMES_KEPT = 4;

/** Of one connection. All that a page watches comes at once; so does what is sent to hold up everybody. */
const STARTS_IN_A_TURN = 4;

/** One start of an operation: its id may be free again, and taken anew, while this one is still being started. */
interface Run {
  readonly id: string;
  /** What takes room for it. */
  readonly held: Held[];
  stop: () => void;
}

/** What one connection has running. */
export class Operations {
  readonly #parts: OperationsParts;
  readonly #running = new Map<string, Run>();
  readonly #turns = new LoopTurns(STARTS_IN_A_TURN);

  constructor(parts: OperationsParts) {
    this.#parts = parts;
  }

  has(id: string): boolean {
    return this.#running.has(id);
  }

  /** Runs a request to its end; a failure goes to the client as the message `error`. */
  start(id: string, payload: Record<string, unknown>): void {
    const run: Run = { id, held: [], stop: () => {} };
    this.#running.set(id, run);
    this.#run(run, payload).catch((error: unknown) => this.#fail(run, error));
  }

  stop(id: string): void {
    const run = this.#running.get(id);
    if (!run) return;
    this.#remove(run);
    run.stop();
  }

  /** Answers whether it was still running. */
  #remove(run: Run): boolean {
    if (!this.#isRunning(run)) return false;
    for (const held of run.held) this.#parts.room.giveBack(held);
    return this.#running.delete(run.id);
  }

  #isRunning(run: Run): boolean {
    return this.#running.get(run.id) === run;
  }

  stopAll(): void {
    for (const id of [...this.#running.keys()]) this.stop(id);
  }

  async #run(run: Run, payload: Record<string, unknown>): Promise<void> {
    const { executor, shared, maxSubscriptions, budget } = this.#parts;
    if (this.#running.size > maxSubscriptions) {
      throw publicError('RATE_LIMITED', `A connection carries at most ${maxSubscriptions} operations.`);
    }
    await this.#turns.take();
    if (!this.#isRunning(run)) return;
    const request = parseGraphqlRequest(payload);
    const operation = executor.parts.documents.find(request, budget);
    const variables = operation.declared(request.variables);
    const [wrong] = operation.type === 'subscription' ? operation.variableErrors(variables) : [];
    if (wrong) throw wrong;
    this.#hold(run, [operation, { bytes: bytesOf(variables) }]);
    if (operation.type === 'subscription' && operation.shared) {
      if (!operation.own) operation.pay(budget);
      return this.#join(run, operation, variables);
    }
    const ready = shared.answer(operation, variables, undefined, budget);
    if (ready) return this.#tell(run, ready);
    return this.#stream(run, operation, variables);
  }

  /** The same answer for everyone. */
  async #tell(run: Run, ready: ReadyBody | Promise<ReadyBody>): Promise<void> {
    const { plain } = await ready;
    if (this.#isRunning(run)) await this.#parts.sendFrame(nextFrame(run.id, plain));
    await this.#complete(run);
  }

  async #stream(run: Run, operation: Operation, variables: Variables): Promise<void> {
    const { executor, budget, context, send } = this.#parts;
    const settle = operation.pay(budget);
    const stop = new AbortController();
    run.stop = () => stop.abort();
    await runStream({
      executor,
      operation,
      variables,
      context,
      signal: stop.signal,
      next: (result) => {
        const text = operation.stringify(result);
        if (operation.type !== 'subscription') settle(text);
        // Who completed it meanwhile may have given its id to another.
        if (!this.#isRunning(run)) return Promise.resolve();
        return send(`${headOf(run)}${text}}`);
      },
    });
    await this.#complete(run);
  }

  async #complete(run: Run): Promise<void> {
    if (this.#remove(run)) await this.#parts.send(JSON.stringify({ type: 'complete', id: run.id }));
  }

  #hold({ held }: Run, wanted: readonly Held[]): void {
    for (const one of wanted) {
      if (!this.#parts.room.take(one)) {
        throw publicError(
          'RATE_LIMITED',
          'This address has too much running at once (documents and variables). Complete some operations first.',
        );
      }
      held.push(one);
    }
  }

  async #join(run: Run, operation: Operation, variables: Variables): Promise<void> {
    const { hub, sink, budget, send } = this.#parts;
    const { id } = run;
    const joined = await hub.join(operation, variables, { id, sink, end: () => this.#end(run) }, budget);
    if ('refused' in joined) {
      if (this.#remove(run))
        await send(JSON.stringify({ type: 'error', id, payload: joined.refused.errors }));
    } else if (this.#isRunning(run)) {
      run.stop = joined.leave;
    } else {
      joined.leave();
    }
  }

  /** All was told that there is to tell. */
  #end(run: Run): void {
    if (!this.#remove(run)) return;
    try {
      run.stop();
    } finally {
      void this.#parts.send(JSON.stringify({ type: 'complete', id: run.id }));
    }
  }

  #fail(run: Run, error: unknown): void {
    if (!this.#remove(run)) return;
    const original = error instanceof Error ? error : new Error(String(error));
    const graphqlError =
      error instanceof GraphQLError ? error : new GraphQLError('', { path: [], originalError: original });
    const payload = [maskError(graphqlError, this.#parts.executor.parts.logger)];
    void this.#parts.send(JSON.stringify({ type: 'error', id: run.id, payload }));
  }
}

/** Of a message up to its result. */
function headOf({ id }: Run): string {
  return `{"id":${JSON.stringify(id)},"type":"next","payload":`;
}

/** The room that variables take while their operation runs. */
function bytesOf(variables: Variables): number {
  const bytes = JSON.stringify(variables).length;
  return bytes <= FREE_VARIABLE_BYTES ? 0 : bytes * TIMES_KEPT;
}

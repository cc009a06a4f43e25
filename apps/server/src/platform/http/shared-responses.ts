import { type GraphQLSchema, getOperationAST } from 'graphql';
import { type Budget, type Pay, unlimited } from '../graphql/budget.ts';
import type { Services } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operation } from '../graphql/operation.ts';
import type { Variables } from '../graphql/run.ts';
import { type VersionReader, versionReaders } from '../graphql/shared-roots.ts';
import { LoopTurns } from '../loop-turns.ts';
import { Lru } from '../lru.ts';
import { ReadyBody } from './ready-body.ts';

const ENTRIES = 2_000;
/** Of all entries together without their answers, documents that are not ours counted with each of their entries. */
const ENTRY_BYTES = 48 * 1024 * 1024;
/** What an entry takes itself, and for each character of its key: the key, and the variables in it twice more. */
const BARE_ENTRY_BYTES = 1_000;
const CHARACTER_BYTES = 6;
/** Of all kept answers together, compressed copies not counted: variables that mean the same make entries of their own. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A request longer than this is not remembered by its text. */
const REQUEST_CHARACTERS = 2_000;

/** One document with its variables: its bytes, and the versions of the root fields they were made from. */
interface Entry {
  /** Without the body. */
  readonly bytes: number;
  readonly operation: Operation;
  readonly variables: Variables;
  readonly readers: readonly VersionReader[];
  versions: readonly number[];
  body: ReadyBody | undefined;
  /** Under way: everyone who asks meanwhile waits for the same execution. */
  making: Promise<ReadyBody> | undefined;
}

/** The answer's bytes, and whether they may be kept (an answer with errors is not). */
export type Execute = (
  operation: Operation,
  variables: Variables,
) => Promise<{ readonly bytes: Buffer; readonly complete: boolean }>;

/** Those of an executor, made for nobody in particular. */
export function sharedResponsesOf(executor: Executor): SharedResponses {
  const { schema, services } = executor.parts;
  return new SharedResponses(schema, services, async (operation, variables) => {
    const result = await executor.execute(operation, variables, executor.sharedContext());
    return { bytes: Buffer.from(operation.stringify(result)), complete: result.errors === undefined };
  });
}

/**
 * Whole answers that are the same for every viewer, kept as bytes as long as the versions of their root fields
 * (graphql/shared.ts) stay. A request whose text was seen before is not even parsed.
 */
export class SharedResponses {
  readonly #schema: GraphQLSchema;
  readonly #services: Services;
  readonly #execute: Execute;
  readonly #entries = new Lru<string, Entry>(ENTRY_BYTES, ({ bytes }) => bytes);
  readonly #byRequest = new Lru<string, Entry>(ENTRY_BYTES, ({ bytes }, text) => bytes + 2 * text.length);
  /** Entries with a body, the longest kept first. */
  readonly #kept = new Set<Entry>();
  #keptBytes = 0;
  /** A page takes tens of milliseconds: of those that are asked for at once one is made in a turn. */
  readonly #turns = new LoopTurns(1);

  constructor(schema: GraphQLSchema, services: Services, execute: Execute) {
    this.#schema = schema;
    this.#services = services;
    this.#execute = execute;
  }

  /**
   * The answer to a request by its text; undefined when the text is new: then parse it and call `answer`.
   * @param budget of whoever asks, who pays for an execution and for nothing that is there or under way
   */
  byRequest(text: string, budget: Budget = unlimited): ReadyBody | Promise<ReadyBody> | undefined {
    const entry = this.#byRequest.get(text);
    return entry && this.#current(entry, budget);
  }

  /**
   * The answer, ready or made now; undefined when this document cannot be shared.
   * @param text of the request, to be known by next time
   */
  answer(
    operation: Operation,
    variables: Variables,
    text: string | undefined,
    budget: Budget = unlimited,
  ): ReadyBody | Promise<ReadyBody> | undefined {
    const entry = this.#entryOf(operation, variables);
    if (!entry) return undefined;
    if (text !== undefined && text.length <= REQUEST_CHARACTERS) this.#byRequest.set(text, entry);
    return this.#current(entry, budget);
  }

  #entryOf(operation: Operation, variables: Variables): Entry | undefined {
    if (!operation.shared || operation.type !== 'query') return undefined;
    const key = `${operation.key} ${JSON.stringify(variables)}`;
    const known = this.#entries.get(key);
    if (known) return known;
    const node = getOperationAST(operation.document, operation.name);
    const readers = node && versionReaders(this.#schema, node, operation.shared, variables, this.#services);
    if (!readers) return undefined;
    const bytes = BARE_ENTRY_BYTES + CHARACTER_BYTES * key.length + operation.bytes;
    const entry = { bytes, operation, variables, readers, versions: [], body: undefined, making: undefined };
    this.#entries.set(key, entry);
    return entry;
  }

  #current(entry: Entry, budget: Budget): ReadyBody | Promise<ReadyBody> {
    const { body, versions, readers } = entry;
    if (body && readers.every((read, index) => read() === versions[index])) return body;
    if (!entry.making) {
      entry.making = this.#make(entry, entry.operation.pay(budget)).finally(() => {
        entry.making = undefined;
      });
    }
    return entry.making;
  }

  /** Versions are read before executing: a change meanwhile makes the answer old, never the other way round. */
  async #make(entry: Entry, settle: ReturnType<Pay>): Promise<ReadyBody> {
    await this.#turns.take();
    const versions = entry.readers.map((read) => read());
    const { bytes, complete } = await this.#execute(entry.operation, entry.variables).catch(
      (error: unknown) => {
        settle(undefined);
        throw error;
      },
    );
    settle(bytes);
    const body = new ReadyBody(bytes);
    const known = versions.filter((version) => version !== undefined);
    const keep = complete && known.length === versions.length;
    entry.versions = known;
    this.#drop(entry);
    if (keep) this.#keep(entry, body);
    return body;
  }

  #keep(entry: Entry, body: ReadyBody): void {
    entry.body = body;
    this.#kept.add(entry);
    this.#keptBytes += body.plain.length;
    for (const oldest of this.#kept) {
      if (this.#keptBytes <= MOST_BYTES && this.#kept.size <= ENTRIES) return;
      this.#drop(oldest);
    }
  }

  #drop(entry: Entry): void {
    if (!this.#kept.delete(entry)) return;
    this.#keptBytes -= entry.body?.plain.length ?? 0;
    entry.body = undefined;
  }
}

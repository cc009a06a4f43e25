import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, execute, type GraphQLSchema, isAbstractType, parse, subscribe } from 'graphql';
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { RequestError } from '../../app/network/request-error.ts';

const file = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** The contract itself; every type says its own name. */
function loadSchema(): GraphQLSchema {
  const schema = buildSchema(file('../../../../server/schema.graphql'));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (value: { __typename: string }) => value.__typename;
  }
  return schema;
}

const schema = loadSchema();
const texts: Record<string, string> = JSON.parse(file('../../../persisted.json'));

/** What a house answers with: values and resolvers by their fields; the schema checks them when they are asked for. */
export type Resolvers = Record<string, unknown>;

/**
 * A server in the test's own process: the app's persisted operations, executed by graphql-js against the real schema.
 * What it knows are the resolvers it is given; tests change them, push updates, and take the network away.
 */
export class House {
  readonly environment: Environment;
  /** Names and variables of what was asked, in order. */
  readonly asked: { readonly name: string; readonly variables: Readonly<Record<string, unknown>> }[] = [];
  /** Set to 'before' to lose requests, to 'after' to lose answers. */
  lost: 'before' | 'after' | undefined;
  readonly #waits = new Map<string, () => Promise<void>>();
  readonly #listeners = new Map<string, Set<(payload: unknown) => void>>();

  constructor(resolvers: Resolvers) {
    this.environment = new Environment({
      network: Network.create(
        async ({ name, id }, variables): Promise<GraphQLResponse> => {
          if (this.lost === 'before') throw new RequestError('network', 'The server could not be reached.');
          this.asked.push({ name, variables });
          await this.#waits.get(name)?.();
          const document = parse(texts[id ?? ''] ?? '');
          const { data, errors } = await execute({
            schema,
            document,
            rootValue: resolvers,
            variableValues: variables,
          });
          if (errors) throw new Error(`${name}: ${errors[0]?.message} at ${errors[0]?.path}`);
          if (this.lost === 'after') throw new RequestError('network', 'The server could not be reached.');
          return { data: JSON.parse(JSON.stringify(data)) };
        },
        ({ id }, variables) => Observable.create((sink) => this.#subscribe(id ?? '', variables, sink)),
      ),
      store: new Store(new RecordSource()),
    });
  }

  /** Holds the answers to an operation back. */
  hold(name: string, wait: () => Promise<void>): void {
    this.#waits.set(name, wait);
  }

  /** Sends an update to everyone who subscribed to a field. */
  push(field: string, payload: unknown): void {
    for (const listener of this.#listeners.get(field) ?? []) listener(payload);
  }

  isFollowed(field: string): boolean {
    return (this.#listeners.get(field)?.size ?? 0) > 0;
  }

  countOf(name: string): number {
    return this.asked.filter((one) => one.name === name).length;
  }

  #subscribe(id: string, variables: object, sink: { next(response: GraphQLResponse): void }): () => void {
    const document = parse(texts[id] ?? '');
    let stop = () => {};
    const source = (field: string) => this.#source(field, (end) => (stop = end));
    const running = subscribe({
      schema,
      document,
      variableValues: { ...variables },
      subscribeFieldResolver: (_root, _args, _context, info) => source(info.fieldName),
    });
    void Promise.resolve(running).then(async (events) => {
      if (!(Symbol.asyncIterator in events)) throw new Error(String(events.errors?.[0]));
      for await (const { data } of events) sink.next({ data: JSON.parse(JSON.stringify(data)) });
    });
    return () => stop();
  }

  async *#source(field: string, onStart: (stop: () => void) => void) {
    const waiting: unknown[] = [];
    let wake = () => {};
    let done = false;
    const listeners = this.#listeners.get(field) ?? new Set();
    this.#listeners.set(field, listeners);
    const listener = (payload: unknown) => {
      waiting.push(payload);
      wake();
    };
    listeners.add(listener);
    onStart(() => {
      done = true;
      listeners.delete(listener);
      wake();
    });
    while (!done) {
      const payload = waiting.shift();
      if (payload !== undefined) yield { [field]: payload };
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
}

import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { Lru } from '../lru.ts';
import { type Budget, costOfReading, unlimited } from './budget.ts';
import { compiled } from './compiled/compile.ts';
import { publicError, withoutSuggestion } from './errors.ts';
import { refuseSchema, withoutTypes } from './hidden-schema.ts';
import { type DocumentLimits, defaultLimits, measure, overLimit } from './limits.ts';
import { createOperation, type Operation, selectOperation } from './operation.ts';

export interface DocumentOptions {
  readonly schema: GraphQLSchema;
  /** Our own app's documents by the sha256 of their text: always known, without limits. */
  readonly manifest?: Readonly<Record<string, string>>;
  readonly introspection: boolean;
  readonly limits?: DocumentLimits;
}

/** What a request says about its document. */
export interface DocumentRequest {
  readonly query?: string | undefined;
  /** Lower-case hexadecimal sha256 of the text. */
  readonly hash?: string | undefined;
  readonly operationName?: string | undefined;
}

/** Documents of clients that are not ours are kept for a while, up to so much of all together: characters, and bytes. */
const KEPT_TEXTS = 4_000_000;
const KEPT_OPERATIONS = 32 * 1024 * 1024;
/** Of a document that is not ours. The largest of our own has some 1,600, and may have more. */
const MAX_TOKENS = 2_000;
/** What a parsed document takes, measured: as much for each token, and its text. */
const TOKEN_BYTES = 300;
const CHARACTER_BYTES = 2;
const OPERATION_BYTES = 2_000;

/** Every document the server knows, and their operations. */
export class Documents {
  readonly #options: DocumentOptions;
  readonly #manifest: ReadonlyMap<string, string>;
  readonly #registered = new Lru<string, string>(KEPT_TEXTS, (text, hash) => text.length + hash.length);
  readonly #own = new Map<string, Operation>();
  readonly #others = new Lru<string, Operation>(KEPT_OPERATIONS, ({ bytes }) => bytes);

  constructor(options: DocumentOptions) {
    this.#options = options;
    this.#manifest = new Map(Object.entries(options.manifest ?? {}));
  }

  /** What documents that are not ours take: operations and their bytes. */
  get kept(): { readonly operations: number; readonly bytes: number } {
    const { size, weight } = this.#others;
    return { operations: size, bytes: weight };
  }

  /**
   * The operation a request means. Throws a GraphQLError with a code: PERSISTED_QUERY_NOT_FOUND (send it again with
   * the text, which is then remembered), PERSISTED_QUERY_HASH_MISMATCH, GRAPHQL_PARSE_FAILED,
   * GRAPHQL_VALIDATION_FAILED, QUERY_TOO_COMPLEX, BAD_REQUEST, RATE_LIMITED.
   * @param budget of whoever asks: reading a document that is neither ours nor known costs something
   */
  find(request: DocumentRequest, budget: Budget = unlimited): Operation {
    const hash = hashOf(request);
    const key = request.operationName === undefined ? hash : `${hash} ${request.operationName}`;
    const known = this.#own.get(key) ?? this.#others.get(key);
    if (known) return known;
    const own = this.#manifest.get(hash);
    const text = own ?? request.query ?? this.#registered.get(hash);
    if (text === undefined) throw publicError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
    if (own === undefined) budget.spend(costOfReading(text));
    const operation = this.#prepare(text, request.operationName, key, own !== undefined);
    if (own === undefined) {
      this.#others.set(key, operation);
      if (request.hash !== undefined) this.#registered.set(hash, text);
    } else {
      this.#own.set(key, operation);
    }
    return operation;
  }

  /** Reads and checks our own query of that name, which takes a while, before anybody waits for it. Answers how many there are. */
  prepareOwn(name: string): number {
    const hashes = [...this.#manifest.keys()].filter((hash) =>
      this.#manifest.get(hash)?.startsWith(`query ${name}(`),
    );
    for (const hash of hashes) this.find({ hash });
    return hashes.length;
  }

  #prepare(text: string, operationName: string | undefined, key: string, own: boolean): Operation {
    const { schema, introspection, limits = defaultLimits } = this.#options;
    const asked = parseDocument(text, own);
    const rules = introspection ? specifiedRules : [...specifiedRules, refuseSchema];
    const [invalid] = validate(schema, asked, rules, { maxErrors: 5 });
    if (invalid) {
      throw new GraphQLError(withoutSuggestion(invalid.message), {
        nodes: invalid.nodes,
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      });
    }
    const document = introspection || own ? asked : withoutTypes(asked);
    const node = selectOperation(document, operationName);
    const runnable = { schema, document, name: node.name?.value };
    if (own) {
      const run = compiled(runnable, 'kept');
      return createOperation({ schema, document, node, key, bytes: 0, cost: 0, run });
    }
    const measured = measure(schema, document, node);
    const tooMuch = overLimit(measured, limits);
    if (tooMuch) throw publicError('QUERY_TOO_COMPLEX', tooMuch);
    const run = compiled(runnable, 'found out anew');
    const bytes = bytesOf(document, text);
    return createOperation({ schema, document, node, key, bytes, cost: measured.cost, run });
  }
}

function bytesOf({ tokenCount = MAX_TOKENS }: DocumentNode, text: string): number {
  return OPERATION_BYTES + tokenCount * TOKEN_BYTES + text.length * CHARACTER_BYTES;
}

function hashOf({ query, hash }: DocumentRequest): string {
  if (query === undefined) {
    if (hash === undefined) throw publicError('BAD_REQUEST', 'Send a query, or the sha256 of one.');
    return hash.toLowerCase();
  }
  const actual = createHash('sha256').update(query).digest('hex');
  if (hash !== undefined && hash.toLowerCase() !== actual) {
    throw publicError('PERSISTED_QUERY_HASH_MISMATCH', 'The sha256 sent is not that of the query sent.');
  }
  return actual;
}

/** Where in the text each part stands takes more room than the parts, and helps only whoever wrote it by hand. */
function parseDocument(text: string, own: boolean): DocumentNode {
  try {
    return parse(text, own ? { noLocation: true } : { maxTokens: MAX_TOKENS });
  } catch (error) {
    // The parser descends with the nesting: what is nested without end overflows its stack.
    if (error instanceof RangeError)
      throw publicError('GRAPHQL_PARSE_FAILED', 'The document is nested too deeply.');
    if (!(error instanceof GraphQLError)) throw error;
    const { source, positions } = error;
    throw new GraphQLError(error.message, {
      source,
      positions,
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    });
  }
}

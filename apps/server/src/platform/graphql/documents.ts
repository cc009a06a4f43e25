import { createHash } from 'node:crypto';
import {
  assertValidSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { Lru } from '../lru.ts';
import { othersTurn } from '../others-turn.ts';
import { type Budget, costOfReading, payEstimated, payMeasured, unlimited } from './budget.ts';
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

/** A document that was checked, and what is asked of it. */
interface Checked {
  readonly asked: DocumentNode;
  readonly text: string;
  readonly operationName: string | undefined;
  readonly key: string;
  readonly own: boolean;
}

/** All together take up to a tenth of a second of our largest query, the first time. */
const RULES_IN_A_TURN = 7;
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

  /**
   * Reads and checks our own query of that name before anybody waits for it, a few rules in a turn. Resolves to how many there are;
   * rejects as find throws.
   */
  async prepareOwn(name: string): Promise<number> {
    const named = [...this.#manifest].filter(([, text]) => text.startsWith(`query ${name}(`));
    for (const [hash, text] of named) {
      const asked = parseDocument(text, true);
      assertValidSchema(this.#options.schema);
      for (let first = 0; first < this.#rules.length; first += RULES_IN_A_TURN) {
        await othersTurn();
        this.#check(asked, this.#rules.slice(first, first + RULES_IN_A_TURN));
      }
      await othersTurn();
      this.#own.set(hash, this.#operation({ asked, text, operationName: undefined, key: hash, own: true }));
    }
    return named.length;
  }

  #prepare(text: string, operationName: string | undefined, key: string, own: boolean): Operation {
    const asked = parseDocument(text, own);
    this.#check(asked, this.#rules);
    return this.#operation({ asked, text, operationName, key, own });
  }

  get #rules(): readonly ValidationRule[] {
    return this.#options.introspection ? specifiedRules : [...specifiedRules, refuseSchema];
  }

  #check(asked: DocumentNode, rules: readonly ValidationRule[]): void {
    const [invalid] = validate(this.#options.schema, asked, rules, { maxErrors: 5 });
    if (!invalid) return;
    throw new GraphQLError(withoutSuggestion(invalid.message), {
      nodes: invalid.nodes,
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
  }

  #operation({ asked, text, operationName, key, own }: Checked): Operation {
    const { schema, introspection, limits = defaultLimits } = this.#options;
    const document = introspection || own ? asked : withoutTypes(asked);
    const node = selectOperation(document, operationName);
    const runnable = { schema, document, name: node.name?.value };
    if (own) {
      const run = compiled(runnable, 'kept');
      return createOperation({ schema, document, node, key, bytes: 0, own, pay: payMeasured(), run });
    }
    const measured = measure(schema, document, node);
    const tooMuch = overLimit(measured, limits);
    if (tooMuch) throw publicError('QUERY_TOO_COMPLEX', tooMuch);
    const run = compiled(runnable, 'found out anew');
    const bytes = bytesOf(document, text);
    return createOperation({
      schema,
      document,
      node,
      key,
      bytes,
      own,
      pay: payEstimated(measured.cost),
      run,
    });
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

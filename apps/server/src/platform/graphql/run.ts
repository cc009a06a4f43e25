import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { Lru } from '../lru.ts';
import type { RequestContext } from './context.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Executes one operation; without data in the result nothing was executed, for the variables did not fit. */
export type Run = (
  root: unknown,
  context: RequestContext,
  variables: Variables,
) => ExecutionResult | Promise<ExecutionResult>;

/** What is to be executed. The document is valid for the schema. */
export interface Runnable {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  /** Of the operation within the document. */
  readonly name: string | undefined;
}

/** The most fields of an operation that is compiled though it is not ours. */
const FIELDS_OF_ONE = 400;
/** Of all these together. A compiled field takes up to 15 kB. */
const FIELDS_OF_ALL = 4_000;
/** How often an operation is interpreted before it is compiled. */
const INTERPRETED_RUNS = 2;

/**
 * How operations that are not ours are executed: interpreted at first; those asked again and again are compiled, as far as
 * a bound on the memory for it allows.
 */
export class OtherRuns {
  readonly #compiled = new Lru<string, { readonly run: Run; readonly fields: number }>(
    FIELDS_OF_ALL,
    ({ fields }) => fields,
  );

  /** Fields of all that are compiled now. */
  get compiledFields(): number {
    return this.#compiled.weight;
  }

  /**
   * @param key one for each operation
   * @param fields of the operation, those of its fragments among them
   */
  runOf(runnable: Runnable, key: string, fields: number): Run {
    const interpret = interpreted(runnable);
    if (fields > FIELDS_OF_ONE) return interpret;
    let runs = 0;
    return (root, context, variables) => {
      const known = this.#compiled.get(key);
      if (known) return known.run(root, context, variables);
      runs += 1;
      if (runs <= INTERPRETED_RUNS) return interpret(root, context, variables);
      // Should it give way to others, it has to be asked as often again.
      runs = 0;
      const run = compiled(runnable);
      this.#compiled.set(key, { run, fields });
      return run(root, context, variables);
    };
  }
}

/** What the compiler cannot compile, such as the default value of a Long, is interpreted: slower, with the same answer. */
export function compiled(runnable: Runnable): Run {
  const { schema, document, name } = runnable;
  const query = compileQuery(schema, document, name);
  return isCompiledQuery(query) ? query.query : interpreted(runnable);
}

function interpreted({ schema, document, name }: Runnable): Run {
  return (rootValue, contextValue, variableValues) =>
    execute({ schema, document, rootValue, contextValue, variableValues, operationName: name });
}

import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from './context.ts';
import { leafSerializers } from './leaf-serializers.ts';

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

/**
 * For our own documents only: the compiler keeps for good some megabytes of whatever it compiled once. What it cannot compile,
 * such as the default value of a Long, is interpreted: slower, with the same answer.
 */
export function compiled(runnable: Runnable): Run {
  const { schema, document, name } = runnable;
  const query = compileQuery(schema, document, name, { customSerializers: leafSerializers });
  return isCompiledQuery(query) ? query.query : interpreted(runnable);
}

export function interpreted({ schema, document, name }: Runnable): Run {
  return (rootValue, contextValue, variableValues) =>
    execute({ schema, document, rootValue, contextValue, variableValues, operationName: name });
}

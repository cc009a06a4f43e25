import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
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

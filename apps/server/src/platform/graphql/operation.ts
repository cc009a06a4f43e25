import {
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from './context.ts';
import { publicError } from './errors.ts';
import { type SharedRoot, sharedRoots } from './shared-roots.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** A document that was parsed, validated and compiled, ready to be executed any number of times. */
export interface Operation {
  readonly type: `${OperationTypeNode}`;
  readonly name: string | undefined;
  readonly document: DocumentNode;
  /** The root fields when all of them are shared, so the answer is the same for every viewer. */
  readonly shared: readonly SharedRoot[] | undefined;
  /** Selects one operation of the document among all compiled. */
  readonly key: string;
  /** Variables as they came: the operation coerces them. A subscription is executed on one event as its root. */
  execute(
    root: unknown,
    context: RequestContext,
    variables: Variables,
  ): ExecutionResult | Promise<ExecutionResult>;
  stringify(result: FormattedExecutionResult): string;
}

/** Throws a GraphQLError for what only compiling finds. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  node: OperationDefinitionNode,
  key: string,
): Operation {
  const compiled = compileQuery(schema, document, node.name?.value);
  if (!isCompiledQuery(compiled)) {
    throw (
      compiled.errors?.[0] ?? publicError('GRAPHQL_VALIDATION_FAILED', 'The document cannot be executed.')
    );
  }
  return {
    type: node.operation,
    name: node.name?.value,
    document,
    shared: sharedRoots(schema, document, node),
    key,
    execute: (root, context, variables) => compiled.query(root, context, variables),
    stringify: compiled.stringify,
  };
}

/** The operation a request means; a GraphQLError when there is none of that name or the name is missing. */
export function selectOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [only] = name === undefined ? operations : operations.filter((node) => node.name?.value === name);
  if (only && (name !== undefined || operations.length === 1)) return only;
  throw publicError(
    'BAD_REQUEST',
    name === undefined
      ? 'The document has not exactly one operation: say in operationName which to run.'
      : `The document has no operation named "${name}".`,
  );
}

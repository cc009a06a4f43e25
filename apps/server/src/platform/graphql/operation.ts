import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from './context.ts';
import { publicError } from './errors.ts';
import { type SharedRoot, sharedRoots } from './shared-roots.ts';
import { variableErrors } from './variable-errors.ts';

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
  /** Why variables do not fit, in words without their values; none when they do. */
  variableErrors(variables: Variables): readonly GraphQLError[];
  stringify(result: FormattedExecutionResult): string;
}

export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  node: OperationDefinitionNode,
  key: string,
): Operation {
  const compiled = compile(schema, document, node.name?.value);
  const wrongVariables = (variables: Variables) => {
    const errors = variableErrors(schema, node, variables);
    return errors.length > 0 ? errors : [publicError('BAD_USER_INPUT', 'A variable does not fit its type.')];
  };
  return {
    type: node.operation,
    name: node.name?.value,
    document,
    shared: sharedRoots(schema, document, node),
    key,
    execute: (root, context, variables) => {
      const result = compiled.query(root, context, variables);
      // Without data nothing was executed. The compiler's own words name neither the path nor keep the value secret.
      return 'errors' in result && !('data' in result) ? { errors: wrongVariables(variables) } : result;
    },
    variableErrors: (variables) => variableErrors(schema, node, variables),
    stringify: compiled.stringify,
  };
}

/** What the compiler cannot compile, such as the default value of a Long, is interpreted: slower, with the same answer. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): Pick<CompiledQuery, 'query' | 'stringify'> {
  const compiled = compileQuery(schema, document, operationName);
  if (isCompiledQuery(compiled)) return compiled;
  return {
    query: (rootValue: unknown, contextValue: unknown, variableValues) =>
      execute({ schema, document, rootValue, contextValue, variableValues, operationName }),
    stringify: JSON.stringify,
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

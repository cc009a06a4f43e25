import {
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import type { Pay } from './budget.ts';
import { publicError } from './errors.ts';
import type { Run, Variables } from './run.ts';
import { rootFieldNames, type SharedRoot, sharedRoots } from './shared-roots.ts';
import { variableErrors } from './variable-errors.ts';

/** An operation of a document that was parsed and validated, ready to be executed any number of times. */
export interface Operation {
  readonly type: `${OperationTypeNode}`;
  readonly name: string | undefined;
  readonly document: DocumentNode;
  /** Names of the root fields. */
  readonly rootFields: readonly string[];
  /** The root fields when all of them are shared, so the answer is the same for every viewer. */
  readonly shared: readonly SharedRoot[] | undefined;
  /** Selects one operation of the document among all. */
  readonly key: string;
  /** What keeping its document takes, roughly; 0 for our own, which are kept anyway. */
  readonly bytes: number;
  /** Of our own app. */
  readonly own: boolean;
  readonly pay: Pay;
  /**
   * Of variables as they came those the operation declares, in its order: others mean nothing, and would tell apart what is the same
   * wherever answers and groups are known by their variables.
   */
  declared(variables: Variables): Variables;
  /** Variables as they came: the operation coerces them. A subscription is executed on one event as its root. */
  readonly execute: Run;
  /** Why variables do not fit, in words without their values; none when they do. */
  variableErrors(variables: Variables): readonly GraphQLError[];
  stringify(result: FormattedExecutionResult): string;
}

export interface OperationParts {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly key: string;
  readonly bytes: number;
  readonly own: boolean;
  readonly pay: Pay;
  readonly run: Run;
}

/** The operation of a document that is valid for the schema. */
export function createOperation({
  schema,
  document,
  node,
  key,
  bytes,
  own,
  pay,
  run,
}: OperationParts): Operation {
  const wrongVariables = (variables: Variables) => {
    const errors = variableErrors(schema, node, variables);
    return errors.length > 0 ? errors : [publicError('BAD_USER_INPUT', 'A variable does not fit its type.')];
  };
  const withReasons = (result: ExecutionResult, variables: Variables) =>
    // Without data nothing was executed. The library's own words name neither the path nor keep the value secret.
    'errors' in result && !('data' in result) ? { errors: wrongVariables(variables) } : result;
  const names = (node.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return {
    type: node.operation,
    name: node.name?.value,
    document,
    rootFields: rootFieldNames(document, node),
    shared: sharedRoots(schema, document, node),
    key,
    bytes,
    own,
    pay,
    declared: (variables) =>
      Object.fromEntries(
        names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
      ),
    execute: (root, context, variables) => {
      const result = run(root, context, variables);
      return 'then' in result
        ? result.then((late) => withReasons(late, variables))
        : withReasons(result, variables);
    },
    variableErrors: (variables) => variableErrors(schema, node, variables),
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

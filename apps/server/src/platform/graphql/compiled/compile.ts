import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getOperationAST,
  getVariableValues,
  Kind,
  locatedError,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { Run, Runnable, Variables } from '../run.ts';
import { Execution } from './execution.ts';
import { Program } from './program.ts';
import { coercionOf } from './variables.ts';

/** Each may be true or false, and for each way there is a program: of documents with more conditions none is kept. */
const MOST_CONDITIONS = 4;
const MOST_ERRORS = 50;

/** Whether an operation comes often enough to keep what was found out about it, which takes room. */
export type Keeping = 'kept' | 'found out anew';

/** Executes an operation as graphql-js does, with the same answer, but finds out only once what is to be done. */
export function compiled({ schema, document, name }: Runnable, keeping: Keeping): Run {
  const operation = getOperationAST(document, name);
  if (!operation) throw new Error(`The document has no operation ${name ?? 'of its own'}.`);
  const conditions = conditionsOf(document);
  const keeps = keeping === 'kept' && conditions.length <= MOST_CONDITIONS;
  const definitions = operation.variableDefinitions ?? [];
  const coerce = coercionOf(schema, definitions);
  const programs = new Map<string, Program>();
  const programFor = (variables: Variables): Program => {
    const values = conditions.map((condition) => [condition, variables[condition]] as const);
    const key = JSON.stringify(values);
    const known = programs.get(key);
    if (known) return known;
    const program = new Program({ schema, document, operation, conditions: Object.fromEntries(values) });
    if (keeps) programs.set(key, program);
    return program;
  };
  return (root, context, variables) => {
    const ready = coerce(variables);
    const { coerced, errors } = ready
      ? { coerced: ready }
      : getVariableValues(schema, definitions, variables, { maxErrors: MOST_ERRORS });
    if (!coerced) return { errors };
    const program = programFor(coerced);
    return start(program, new Execution(program, root, context, coerced));
  };
}

function start(program: Program, execution: Execution): ExecutionResult | Promise<ExecutionResult> {
  const failed = (error: unknown) => {
    execution.fail(locatedError(error, undefined), undefined);
    return resultOf(execution, null);
  };
  try {
    const { root } = execution;
    const selection = program.root();
    const isMutation = program.operation.operation === OperationTypeNode.MUTATION;
    const data = isMutation
      ? selection.readInTurn(root, execution)
      : selection.read(root, execution, undefined);
    return data instanceof Promise
      ? data.then((late) => resultOf(execution, late), failed)
      : resultOf(execution, data);
  } catch (error) {
    return failed(error);
  }
}

function resultOf({ errors }: Execution, data: ExecutionResult['data']): ExecutionResult {
  return errors.length === 0 ? { data } : { errors, data };
}

/** The variables that @skip and @include ask, each once. */
function conditionsOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: (node) => {
      if (node.name.value !== GraphQLSkipDirective.name && node.name.value !== GraphQLIncludeDirective.name)
        return;
      for (const { value } of node.arguments ?? [])
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

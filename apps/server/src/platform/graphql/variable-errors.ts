import {
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isScalarType,
  isSpecifiedScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

/** Named at most: who sends nonsense need not read all of it. */
const MOST = 5;

/**
 * Why variables do not fit an operation, each by the path of the value at fault ('input.address.region') and never with the
 * value, which may be a secret.
 */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError[] {
  const errors: GraphQLError[] = [];
  for (const node of variableDefinitions) {
    const name = node.variable.name.value;
    const type = typeFromAST(schema, node.type);
    if (!isInputType(type) || (variables[name] === undefined && node.defaultValue)) continue;
    for (const message of faults(variables[name], type, name)) {
      if (errors.length === MOST) return errors;
      errors.push(new GraphQLError(message, { nodes: node, extensions: { code: 'BAD_USER_INPUT' } }));
    }
  }
  return errors;
}

function* faults(value: unknown, type: GraphQLInputType, path: string): Generator<string> {
  if (isNonNullType(type)) {
    if (value === undefined || value === null) yield `The variable ${path} is required.`;
    else yield* faults(value, type.ofType, path);
  } else if (value === undefined || value === null) {
    return;
  } else if (isListType(type)) {
    // A single value stands for a list of one.
    if (!Array.isArray(value)) yield* faults(value, type.ofType, path);
    else for (const [index, item] of value.entries()) yield* faults(item, type.ofType, `${path}.${index}`);
  } else if (!isInputObjectType(type)) {
    yield* leafFaults(value, type, path);
  } else if (typeof value !== 'object' || Array.isArray(value)) {
    yield `The variable ${path} must be an object.`;
  } else {
    yield* fieldFaults(new Map(Object.entries(value)), type, path);
  }
}

type InputObject = Extract<GraphQLInputType, { getFields(): unknown }>;
type Leaf = Extract<GraphQLInputType, { parseValue(value: unknown): unknown }>;

function* fieldFaults(
  value: ReadonlyMap<string, unknown>,
  type: InputObject,
  path: string,
): Generator<string> {
  const fields = type.getFields();
  for (const [name, field] of Object.entries(fields)) {
    const given = value.get(name);
    if (given !== undefined || isRequiredInputField(field))
      yield* faults(given, field.type, `${path}.${name}`);
  }
  for (const name of value.keys()) {
    if (!Object.hasOwn(fields, name)) yield `The variable ${path} has a field that is not known to it.`;
  }
}

function* leafFaults(value: unknown, type: Leaf, path: string): Generator<string> {
  try {
    if (type.parseValue(value) !== undefined) return;
  } catch (error) {
    // The messages of our own scalars say what to write; those of GraphQL's repeat the value.
    if (error instanceof GraphQLError && isScalarType(type) && !isSpecifiedScalarType(type)) {
      return yield `The variable ${path} is not valid: ${error.message}`;
    }
  }
  yield `The variable ${path} must be a value of the type ${type.name}.`;
}

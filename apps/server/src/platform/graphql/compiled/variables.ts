import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import type { Variables } from '../run.ts';

/** Stands for a value that the library is to look at: it does not fit, or fits in a way that hardly any does. */
const UNUSUAL = Symbol('unusual');

type Values = Record<string, unknown>;
type Coerce = (value: unknown) => unknown;

/** Types are the same for all operations. */
const known = new WeakMap<GraphQLInputType, Coerce>();

/**
 * What coerces an operation's variables as graphql-js does, but finds out only once what their types are. Answers undefined
 * for what does not fit and for what is unusual, such as a single value in place of a list: the library then says what it is.
 */
export function coercionOf(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
): (variables: Variables) => Values | undefined {
  const readers = definitions.map((definition) => readerOf(schema, definition));
  return (variables) => {
    const coerced: Values = Object.create(null);
    for (const { name, isOptional, coerce } of readers) {
      if (!Object.hasOwn(variables, name)) {
        if (!isOptional) return undefined;
        continue;
      }
      const value = coerce(variables[name]);
      if (value === UNUSUAL) return undefined;
      coerced[name] = value;
    }
    return coerced;
  };
}

function readerOf(schema: GraphQLSchema, { variable, type: node, defaultValue }: VariableDefinitionNode) {
  const type = typeFromAST(schema, node);
  return {
    name: variable.name.value,
    isOptional: !isNonNullType(type) && defaultValue === undefined,
    coerce: isInputType(type) ? coerceOf(type) : () => UNUSUAL,
  };
}

function coerceOf(type: GraphQLInputType): Coerce {
  const made = known.get(type);
  if (made) return made;
  const coerce = makeCoerce(type);
  known.set(type, coerce);
  return coerce;
}

function makeCoerce(type: GraphQLInputType): Coerce {
  if (isNonNullType(type)) {
    const coerce = coerceOf(type.ofType);
    return (value) => (value === null || value === undefined ? UNUSUAL : coerce(value));
  }
  const coerce = makeCoerceValue(type);
  return (value) => (value === null || value === undefined ? null : coerce(value));
}

function makeCoerceValue(type: GraphQLInputType): Coerce {
  if (isListType(type)) return coerceList(coerceOf(type.ofType));
  if (isInputObjectType(type)) return type.isOneOf ? () => UNUSUAL : coerceObject(type);
  return isNonNullType(type) ? coerceOf(type) : coerceLeaf(type);
}

function coerceList(coerceItem: Coerce): Coerce {
  return (items) => {
    if (!Array.isArray(items)) return UNUSUAL;
    const coerced: unknown[] = [];
    for (const item of items) {
      const value = coerceItem(item);
      if (value === UNUSUAL) return UNUSUAL;
      coerced.push(value);
    }
    return coerced;
  };
}

function coerceObject(type: GraphQLInputObjectType): Coerce {
  // Made when first asked for: an input may have itself among its fields.
  let fields: readonly Field[] | undefined;
  return (given) => {
    if (!isObject(given)) return UNUSUAL;
    fields ??= Object.values(type.getFields()).map(fieldOf);
    const coerced: Values = Object.create(null);
    let left = Object.keys(given).length;
    for (const { name, isRequired, defaultValue, coerce } of fields) {
      const value = given[name];
      if (value === undefined) {
        if (defaultValue !== undefined) coerced[name] = defaultValue;
        else if (isRequired) return UNUSUAL;
        continue;
      }
      left -= 1;
      const read = coerce(value);
      if (read === UNUSUAL) return UNUSUAL;
      coerced[name] = read;
    }
    // What is left is a field that the type does not have.
    return left === 0 ? coerced : UNUSUAL;
  };
}

interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly defaultValue: unknown;
  readonly coerce: Coerce;
}

function fieldOf({ name, type, defaultValue }: GraphQLInputField): Field {
  return { name, isRequired: isNonNullType(type), defaultValue, coerce: coerceOf(type) };
}

function coerceLeaf(type: GraphQLLeafType): Coerce {
  return (value) => {
    try {
      const read = type.parseValue(value);
      return read === undefined ? UNUSUAL : read;
    } catch {
      // Asked once more, the library says why.
      return UNUSUAL;
    }
  };
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

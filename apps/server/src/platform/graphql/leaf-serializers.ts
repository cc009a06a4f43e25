import { GraphQLBoolean, GraphQLID, GraphQLInt, type GraphQLScalarType, GraphQLString } from 'graphql';

type Serializer = (value: unknown) => unknown;

/**
 * How a compiled document writes the scalars that every schema has: what is of its type already goes out as it is, anything
 * else is for the library to convert or refuse. Most of an answer is such values.
 */
export const leafSerializers: Readonly<Record<string, Serializer>> = {
  ID: unless(isText, GraphQLID),
  String: unless(isText, GraphQLString),
  Boolean: unless((value) => typeof value === 'boolean', GraphQLBoolean),
  Int: unless(isInt32, GraphQLInt),
};

function unless(isReady: (value: unknown) => boolean, scalar: GraphQLScalarType): Serializer {
  return (value) => (isReady(value) ? value : scalar.serialize(value));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Whole numbers of 32 bits, but for -0. */
function isInt32(value: unknown): boolean {
  return typeof value === 'number' && Object.is(value | 0, value);
}

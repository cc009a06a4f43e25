import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { builder } from './builder.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
/** The odds of a parlay of 25 legs have a good seventy digits. */
const INTEGER = /^-?\d{1,100}$/;

builder.scalarType('DateTime', {
  description: 'An ISO 8601 instant in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => parseInstant(value),
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : undefined, node),
});

builder.scalarType('Long', {
  description: 'An integer of any size, as a decimal string.',
  serialize: (value) => value.toString(),
  parseValue: (value) => parseLong(value),
  parseLiteral: (node) =>
    parseLong(node.kind === Kind.STRING || node.kind === Kind.INT ? node.value : undefined, node),
});

function parseInstant(value: unknown, nodes?: ValueNode): Date {
  const date = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime())) {
    throw new GraphQLError('DateTime must be an ISO 8601 instant, e.g. 2025-09-07T17:00:00Z.', { nodes });
  }
  return date;
}

function parseLong(value: unknown, nodes?: ValueNode): bigint {
  if (typeof value === 'string' && INTEGER.test(value)) return BigInt(value);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  throw new GraphQLError('Long must be an integer written as a decimal string, e.g. "2500".', { nodes });
}
